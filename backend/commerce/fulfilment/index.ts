// Steps of an order's life that staff take.
export { cancelOrder } from './cancel';
export { captureOrder } from './capture-order';
export { completeOrder, holdOrder, releaseOrder } from './hold';
export type { Life } from './step';
