// Shipments and what their carriers report.
export { ship } from './ship';
export { track } from './track';
