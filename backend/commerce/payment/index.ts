// Payments as other modules lead to them.
export { payAt } from './pay-at';
