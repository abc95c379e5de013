// What drawings of all kinds share, and what a lab needs that draws in its own way.
export { Film, ShapeElement } from './film/Film';
export { HEIGHT, type FilmLayout, type FilmPicture } from './film/Painter';
export { useClock } from './film/useClock';
export { useFilm } from './film/useFilm';
export { isStillIn } from './page/page';
export { Sized, type Size } from './page/Sized';
export { useWidth } from './page/useWidth';
export { clamp, headPath, mix, toHundredth, type Actor, type Shape } from './shapes';
export { nearest } from './targets/nearest';
export { Targets } from './targets/Targets';
export { inLine, labelWidth, writing, type Words } from './text/text';
export { isOver, type Ink } from './text/touching';
