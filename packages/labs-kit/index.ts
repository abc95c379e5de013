// The stage of a lab: its frame with playback, bet and controls, and rows of things to draw in it.
export { LabFrame } from './stage/LabFrame';
export { useLab, type Lab } from './stage/useLab';
export { Options, type OptionsOf } from './controls/Options';
export { Ask, Buttons, Choice, Examples, Slider, Stats } from './controls/controls';
export { inCommon } from './playback/playback';
export { Chip, Columns, Row, WordsRow, type ChipProps } from './drawings/rows/rows';
export { MARKS, MarkSign, type Mark } from './drawings/rows/marks';
export { Source } from './drawings/rows/Source';
