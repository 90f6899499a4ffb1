// Quick orders as other modules take them.
export { addLines } from './quick-order/add-lines';
export type { Checked } from './quick-order/check-lines';
