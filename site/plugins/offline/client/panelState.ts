import type { KeepableFiles } from '../shared/fileList';
import type { Found } from './keeping';
import { KeepingFailed, type Kept } from './store';

export interface PanelState {
  /** Null until it has come. */
  list: KeepableFiles | null;
  kept: Kept | null;
  /** How many files of what is kept are not here any more. */
  missing: number;
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
  | ({ type: 'looked' } & Found)
  | { type: 'chosen'; topics: readonly string[] }
  | { type: 'toggled'; topic: string }
  | { type: 'wanted'; topic: string }
  | { type: 'started'; wanted: number }
  | { type: 'progress'; here: number; wanted: number }
  | { type: 'kept'; list: KeepableFiles; kept: Kept }
  | { type: 'removed' }
  | { type: 'failed'; message: string };

export const nothingKept = 'Nothing is kept on this device.';

export const start: PanelState = {
  list: null,
  kept: null,
  missing: 0,
  isStored: false,
  chosen: [],
  progress: null,
  message: '',
};

export function panelReducer(state: PanelState, action: PanelAction): PanelState {
  switch (action.type) {
    case 'looked':
      return {
        ...state,
        list: action.list instanceof KeepingFailed ? null : action.list,
        kept: action.kept,
        missing: action.missing,
        isStored: action.isStored,
        chosen: action.kept?.topics ?? [],
        message: action.list instanceof KeepingFailed ? action.list.message : '',
      };
    case 'chosen':
      return { ...state, chosen: action.topics, message: '' };
    case 'wanted':
      return { ...state, chosen: [...new Set([...state.chosen, action.topic])], message: '' };
    case 'toggled':
      return { ...state, chosen: toggled(state.chosen, action.topic), message: '' };
    case 'started':
      return { ...state, isStored: true, progress: { here: 0, wanted: action.wanted }, message: '' };
    case 'progress':
      return state.progress === null ? state : { ...state, progress: { here: action.here, wanted: action.wanted } };
    case 'kept':
      return { ...state, list: action.list, kept: action.kept, missing: 0, progress: null, message: '' };
    case 'removed':
      return {
        ...state,
        kept: null,
        missing: 0,
        isStored: false,
        chosen: [],
        progress: null,
        message: nothingKept,
      };
    case 'failed':
      return { ...state, progress: null, message: action.message };
  }
}

const toggled = (chosen: readonly string[], topic: string): string[] =>
  chosen.includes(topic) ? chosen.filter((other) => other !== topic) : [...chosen, topic];
