// Steps of an order's life that staff and other systems take.
export { acknowledgeOrder } from './acknowledge';
export { cancelOrder } from './cancel';
export { captureOrder } from './capture-order';
export { completeOrder, holdOrder, releaseOrder } from './hold';
export { planOrderReduction, type ReductionPlan, reduceOrder } from './reduce';
export { type Life, type Stepping, stepOrder } from './step';
