// Codes of every no of gift shops, each with the i18n key of its words.

export const GIFT_SHOPS = {
  GIFT_SHOP_NOT_FOUND: 'errors:giftshop.notFound',
  GIFT_SHOP_STATE: 'errors:giftshop.state', // it was quoted, opened, closed or sent in the meantime
  GIFT_OFFER_CHANGED: 'errors:giftshop.offerChanged', // the price changed while the page was open
  GIFT_TOO_LATE: 'errors:giftshop.tooLate', // accepted or opened when no day is left to choose on
  GIFT_DELIVERY_TOO_SOON: 'errors:giftshop.deliveryTooSoon', // §9: it closes three weeks before
  GIFT_HOME_NEEDS_LABEL: 'errors:giftshop.homeNeedsLabel', // sent to homes, without names on them
  GIFT_CLASS_GONE: 'errors:giftshop.classGone', // no price class of that name any more
  GIFT_THEMES_MISSING: 'errors:giftshop.themesMissing', // a proposal needs a wish
  GIFT_RANGE_EMPTY: 'errors:giftshop.rangeEmpty', // no gift of the class is for sale there
  GIFT_NONE_PICKED: 'errors:giftshop.nonePicked',
  GIFT_DEFAULT_MISSING: 'errors:giftshop.defaultMissing', // for those who do not choose
  GIFT_PICKED_TOO_MANY: 'errors:giftshop.pickedTooMany', // params max
  GIFT_TOO_MANY: 'errors:giftshop.tooMany', // params max
  GIFT_COUNT: 'errors:giftshop.count', // params max: not a whole number of employees
  GIFT_COUNT_DIFFERS: 'errors:giftshop.countDiffers', // params count: the list has more or fewer than were ordered
  GIFT_LINE_UNREADABLE: 'errors:giftshop.lineUnreadable', // params line
  GIFT_EMAIL_TWICE: 'errors:giftshop.emailTwice', // params line
  GIFT_LIST_MISSING: 'errors:giftshop.listMissing', // codes are mailed, and no recipients are given
  GIFT_CODE_UNKNOWN: 'errors:giftshop.codeUnknown', // the same for one that was made up and one whose shop is over
  GIFT_CLOSED: 'errors:giftshop.closed', // after the deadline
  GIFT_NOT_OPEN: 'errors:giftshop.notOpen',
  GIFT_SOLD_OUT: 'errors:giftshop.soldOut', // someone chose the last one
  GIFT_NOT_OFFERED: 'errors:giftshop.notOffered',
  GIFT_CHOSEN_MEANWHILE: 'errors:giftshop.chosenMeanwhile', // the same code in two windows
  GIFT_LABEL_MISSING: 'errors:giftshop.labelMissing',
} as const;
