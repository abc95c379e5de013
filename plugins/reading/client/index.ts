export { ChangesPanel, type ChangesPanelProps } from './ChangesPanel';
