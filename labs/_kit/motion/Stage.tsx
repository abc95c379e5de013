import { Component, createRef, type ReactNode } from 'react';

import { DrawingMotion, type Seen } from './drawing';
import { lookAtThings, moveThings, type SeenThings } from './things';

interface Before {
  readonly drawing: Seen;
  readonly things: SeenThings;
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

  override componentDidMount(): void {
    if (this.stage.current) this.keepRoom(this.stage.current);
  }

  override getSnapshotBeforeUpdate(before: StageProps): Before | null {
    const stage = this.stage.current;
    if (!stage || before.isTried || this.props.isTried) return null;
    if (isStill(stage)) {
      this.motion.arrive();
      return null;
    }
    return { drawing: this.motion.look(stage), things: lookAtThings(stage) };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Before | null): void {
    const stage = this.stage.current;
    if (!stage) return;
    this.keepRoom(stage);
    if (!before) return;
    this.motion.move(stage, before.drawing);
    moveThings(stage, before.things);
  }

  /** A drawing that becomes smaller keeps its room while its width stays: nothing below it moves under the pointer. */
  private keepRoom(stage: HTMLElement): void {
    const { offsetWidth: width, offsetHeight: height } = stage;
    if (width !== this.room.width) {
      stage.style.minHeight = '';
      this.room = { width, height: stage.offsetHeight };
    } else if (height > this.room.height) {
      this.room = { width, height };
    } else if (height < this.room.height) {
      stage.style.minHeight = `${this.room.height}px`;
    }
  }

  override componentWillUnmount(): void {
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

const isStill = (stage: Element): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  !!stage.closest('.lab')?.querySelector('input[type="range"]:active, .lab-stage :active');
