// Steps of an order's life that staff and other systems take.
export { acknowledgeOrder } from './acknowledge';
export { cancelOrder } from './cancel';
export { captureOrder } from './capture-order';
export { completeOrder, holdOrder, releaseOrder } from './hold';
export type { Life } from './step';
