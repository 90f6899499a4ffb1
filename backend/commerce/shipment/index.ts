// Shipments and what their carriers report.
export { ship, shippingPlan } from './ship';
export { track } from './track';
