import { Component, createRef, type ReactNode } from 'react';

import { DrawingMotion, type SeenDrawing } from './drawing';
import { lookAtThings, moveThings, type SeenThings } from './things';

interface Before {
  /** Where Step was on the screen; null if it could not be seen. */
  readonly step: number | null;
  /** What was drawn where, unless nothing is to move. */
  readonly moving: { readonly drawing: SeenDrawing; readonly things: SeenThings } | null;
}

interface StageProps {
  readonly children: ReactNode;
  /** Whether this frame is rendered only to see how tall it is. */
  readonly isTried: boolean;
}

/**
 * The place of a lab's drawing. Between two frames, what React keeps travels to its new place, and what says something
 * new is lit. Nothing moves for readers who asked for that, nor while a slider or a handle is held, which the picture
 * has to follow at once. A class, because only a class is asked before React changes the page.
 */
export class Stage extends Component<StageProps> {
  private readonly stage = createRef<HTMLDivElement>();
  private readonly motion = new DrawingMotion();
  private room = { width: 0, height: 0 };
  private widths: ResizeObserver | null = null;

  override componentDidMount(): void {
    const stage = this.stage.current;
    if (!stage) return;
    this.keepRoom(stage);
    // Room that was kept at another width is given back at once, not with the next step.
    this.widths = new ResizeObserver(() => {
      if (stage.offsetWidth !== this.room.width) this.keepRoom(stage);
    });
    this.widths.observe(stage);
  }

  override getSnapshotBeforeUpdate(before: StageProps): Before | null {
    const stage = this.stage.current;
    if (!stage || before.isTried || this.props.isTried) return null;
    const step = stage.matches(':active') ? null : seenStep(stage);
    if (!isStill(stage)) return { step, moving: { drawing: this.motion.look(stage), things: lookAtThings(stage) } };
    this.motion.arrive();
    return { step, moving: null };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Before | null): void {
    const stage = this.stage.current;
    if (!stage) return;
    this.keepRoom(stage);
    if (!before) return;
    if (before.step !== null) keepStep(stage, before.step);
    if (!before.moving) return;
    this.motion.move(stage, before.moving.drawing);
    moveThings(stage, before.moving.things);
  }

  /** A drawing that becomes smaller keeps its room while its width stays: nothing below it moves under the pointer. */
  private keepRoom(stage: HTMLElement): void {
    const { offsetWidth: width } = stage;
    if (width !== this.room.width) {
      stage.style.minHeight = '';
      this.room = { width, height: 0 };
    }
    // A drawing for another width is scaled until it is drawn anew, and says nothing of the height.
    if (!isDrawnForItsWidth(stage)) return;
    // Whole pixels, because a page scrolls by whole ones.
    const height = Math.ceil(stage.getBoundingClientRect().height);
    if (this.room.height === 0) this.room = { width, height };
    else if (height !== this.room.height) {
      this.room = { width, height: Math.max(height, this.room.height) };
      stage.style.minHeight = `${this.room.height}px`;
    }
  }

  override componentWillUnmount(): void {
    this.widths?.disconnect();
    this.motion.arrive();
  }

  override render(): ReactNode {
    return (
      <div className="lab-stage" ref={this.stage}>
        {this.props.children}
      </div>
    );
  }
}

const isDrawnForItsWidth = (stage: Element): boolean =>
  [...stage.querySelectorAll<HTMLElement>('[data-width]')].every(
    ({ clientWidth, dataset }) => Math.abs(clientWidth - Number(dataset['width'])) <= 1,
  );

const topOfStep = (stage: Element): number =>
  stage.closest('.lab')?.querySelector('.lab-first')?.getBoundingClientRect().top ?? 0;

/** Where Step is on the screen, or null where it cannot be seen. */
function seenStep(stage: Element): number | null {
  const top = topOfStep(stage);
  return top > 0 && top < window.innerHeight ? top : null;
}

/** Where the drawing has grown all the same, the page goes along: Step stays under the pointer. */
function keepStep(stage: Element, before: number): void {
  const by = topOfStep(stage) - before;
  if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
}

const isStill = (stage: Element): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  !!stage.closest('.lab')?.querySelector('input[type="range"]:active, .lab-stage :active');
