import type { FileList } from '../shared/fileList';
import type { Kept } from './store';

export interface PanelState {
  /** Null until it has come. */
  list: FileList | null;
  kept: Kept | null;
  /** Whether anything is on the device, also of what was stopped before it was whole. */
  isStored: boolean;
  /** The topics that are ticked. */
  chosen: readonly string[];
  /** While files are being brought, in bytes. */
  progress: { here: number; wanted: number } | null;
  /** What went wrong last, or nothing. */
  message: string;
}

export type PanelAction =
  | { type: 'looked'; list: FileList; kept: Kept | null; isStored: boolean }
  | { type: 'chosen'; topics: readonly string[] }
  | { type: 'toggled'; topic: string }
  | { type: 'started'; wanted: number }
  | { type: 'progress'; here: number; wanted: number }
  | { type: 'kept'; list: FileList; kept: Kept }
  | { type: 'removed' }
  | { type: 'failed'; message: string };

export const start: PanelState = { list: null, kept: null, isStored: false, chosen: [], progress: null, message: '' };

export function panelReducer(state: PanelState, action: PanelAction): PanelState {
  switch (action.type) {
    case 'looked':
      return {
        ...state,
        list: action.list,
        kept: action.kept,
        isStored: action.isStored,
        chosen: action.kept?.topics ?? [],
        message: '',
      };
    case 'chosen':
      return { ...state, chosen: action.topics, message: '' };
    case 'toggled':
      return { ...state, chosen: toggled(state.chosen, action.topic), message: '' };
    case 'started':
      return { ...state, isStored: true, progress: { here: 0, wanted: action.wanted }, message: '' };
    case 'progress':
      return state.progress === null ? state : { ...state, progress: { here: action.here, wanted: action.wanted } };
    case 'kept':
      return { ...state, list: action.list, kept: action.kept, progress: null, message: '' };
    case 'removed':
      return { ...state, kept: null, isStored: false, chosen: [], progress: null, message: '' };
    case 'failed':
      return { ...state, progress: null, message: action.message };
  }
}

const toggled = (chosen: readonly string[], topic: string): string[] =>
  chosen.includes(topic) ? chosen.filter((other) => other !== topic) : [...chosen, topic];
