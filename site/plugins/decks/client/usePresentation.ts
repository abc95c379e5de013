import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import { presentedIn, rememberSlide } from './address';
import { slideInView, slidesOf } from './slides';

interface Presentation {
  /** Shows the slides, from the one in view or the one of this name on. */
  present: (name?: string) => void;
  /** What went wrong, in words for the reader. */
  problem: string;
}

/** Connects a deck's page with the stage: its button, the right arrow key, and addresses with `?present`. */
export function usePresentation(deck: RefObject<HTMLElement | null>): Presentation {
  const [problem, setProblem] = useState('');
  const isOpen = useRef(false);

  const present = useCallback(
    (name?: string): void => {
      if (isOpen.current || !deck.current) return;
      isOpen.current = true;
      setProblem('');
      const slides = slidesOf(deck.current);
      const start = Math.max(
        0,
        name === undefined
          ? slides.indexOf(slideInView(slides))
          : slides.findIndex((slide) => slide.dataset['slide'] === name),
      );
      const nameOf = (index: number): string => slides[index]?.dataset['slide'] ?? '';
      const onShow = (index: number): void => rememberSlide(nameOf(index), true);
      const onClose = (index: number): void => {
        isOpen.current = false;
        rememberSlide(nameOf(index), false);
        slides[index]?.scrollIntoView({ block: 'start' });
      };
      import('./stage')
        .then(({ openStage }) => openStage({ slides, start, onShow, onClose }))
        .catch((error: unknown) => {
          isOpen.current = false;
          console.warn('The slides could not be shown.', error);
          setProblem('The slides could not be shown. All of them can be read below.');
        });
    },
    [deck],
  );

  useEffect(() => {
    const named = presentedIn(window.location);
    if (named !== undefined) present(named);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'ArrowRight' || event.target !== document.body) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      present();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [present]);

  return { present, problem };
}
