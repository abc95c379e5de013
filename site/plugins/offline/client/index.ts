export { OfflinePanel, type OfflinePanelProps } from './OfflinePanel';
