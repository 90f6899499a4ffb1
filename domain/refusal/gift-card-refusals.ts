// Codes of every no that is about gift cards, each with the i18n key of its words. Spec §8 "Gift card".

export const GIFT_CARDS = {
  GIFT_CARD_INVALID: 'errors:cart.giftCardInvalid', // §8 'The applied giftcard code is not valid'
  GIFT_CARD_USED: 'errors:cart.giftCardUsed', // §8 'The applied giftcard code has already been used'
  GIFT_CARD_RESERVED: 'errors:cart.giftCardReserved', // §9: held for a payment that is not made yet
  GIFT_CARD_IN_CART: 'errors:cart.giftCardInCart', // §8 'This gift card account is already in the quote.'
  GIFT_CARD_EXPIRED: 'errors:cart.giftCardExpired',
  GIFT_CARD_NOT_FOR_CARDS: 'errors:cart.giftCardNotForCards', // a gift card does not buy a gift card
  GIFT_CARD_AMOUNT: 'errors:cart.giftCardAmount', // params least, most
  GIFT_CARD_DAY: 'errors:cart.giftCardDay', // params days
  GIFT_CARD_SPENT: 'errors:cart.giftCardSpent', // a sold card that was used is not taken back
  GIFT_CARD_NOT_ENABLED: 'errors:cart.giftCardNotEnabled', // §3 business.giftcard_enabled
} as const;
