// What other modules use of gift cards.
export { heldByOrder } from './giftcard.sql';
export { giveBackSurplus } from './order-cards';
export { takeBackCards, unusedCards } from './sale/take-back';
