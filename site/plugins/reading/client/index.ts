export { ChangesPanel, type ChangesPanelProps } from './ChangesPanel';
export { ContinuePanel } from './ContinuePanel';
