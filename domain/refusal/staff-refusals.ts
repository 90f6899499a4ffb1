// Expected refusals of the back office, each with the i18n key of its text.
export const STAFF = {
  STAFF_LOGIN_FAILED: 'errors:staff.loginFailed', // the same for an unknown address, a wrong password and a removed account
  STAFF_RIGHT_MISSING: 'errors:staff.rightMissing', // the role lacks the right
  STAFF_SESSION_NOT_FOUND: 'errors:staff.sessionNotFound', // ended already, or another's
  STAFF_MEMBER_UNKNOWN: 'errors:staff.memberUnknown',
  STAFF_MEMBER_CHANGED: 'errors:staff.memberChanged', // since the page was shown
  STAFF_NAME_INVALID: 'errors:staff.nameInvalid', // empty, or longer than a name
  STAFF_NAME_TAKEN: 'errors:staff.nameTaken', // the log could not distinguish the two
  STAFF_EMAIL_TAKEN: 'errors:staff.emailTaken', // a member has it, or is invited at it
  STAFF_EMAIL_FORMER: 'errors:staff.emailFormer', // of a member who was deactivated
  STAFF_ROLE_UNKNOWN: 'errors:staff.roleUnknown',
  STAFF_ROLE_TOO_HIGH: 'errors:staff.roleTooHigh', // it has a right that the giver lacks
  STAFF_OWN_RIGHT: 'errors:staff.ownRight', // no member removes their own right to manage staff
  STAFF_OWN_ACCOUNT: 'errors:staff.ownAccount', // nor their own access
  STAFF_LAST: 'errors:staff.lastMember', // no member could manage staff any more
  STAFF_INVITATION_GONE: 'errors:staff.invitationGone', // used, withdrawn, replaced or too old
  STAFF_LOGIN_EXPIRED: 'errors:staff.loginExpired', // the password was right, and no code followed in time, or too many wrong ones
  STAFF_CODE_WRONG: 'errors:staff.codeWrong', // or used before
  STAFF_FACTOR_CHANGED: 'errors:staff.factorChanged', // set up or turned off elsewhere in the meantime
  STAFF_SECOND_FACTOR_MISSING: 'errors:staff.secondFactorMissing', // the shop requires one of the role
  VIEW_NAME_MISSING: 'errors:staff.viewNameMissing',
  VIEW_NAME_TOO_LONG: 'errors:staff.viewNameTooLong',
  VIEW_NAME_TAKEN: 'errors:staff.viewNameTaken', // the same colleague has another view of the list under it
  VIEW_FILTERS_INVALID: 'errors:staff.viewFiltersInvalid', // the list would not show them
  VIEWS_TOO_MANY: 'errors:staff.viewsTooMany',
  VIEW_NOT_FOUND: 'errors:staff.viewNotFound', // removed, or another's
  STAFF_PASSWORD_WEAK: 'errors:staff.passwordWeak',
  STAFF_PASSWORD_OF_DEMO: 'errors:staff.passwordOfDemo', // the demo's password is public, and remains what the demo says
  ORDER_CHANGED: 'errors:staff.orderChanged', // since the page was shown
  ORDER_UNPAID: 'errors:staff.orderUnpaid', // neither paid nor on invoice: not shipped together with others
  ORDER_WOULD_BE_EMPTY: 'errors:staff.orderWouldBeEmpty', // nothing would stay of it: it is cancelled instead
  REDUCTION_EMPTY: 'errors:staff.reductionEmpty', // no pieces to take off
  ORDER_LINE_AMBIGUOUS: 'errors:staff.orderLineAmbiguous', // params sku: several lines have it
  ORDER_REASON_MISSING: 'errors:staff.orderReasonMissing', // the customer gets it by mail
  ORDERS_NOT_INVOICED: 'errors:staff.ordersNotInvoiced', // none of those that were chosen to print
  CASE_CHANGED: 'errors:staff.caseChanged', // a withdrawal, return or complaint, since the page was shown
  CASE_NOT_FOUND: 'errors:staff.caseNotFound',
  CASE_TEXT_MISSING: 'errors:staff.caseTextMissing', // the customer is to read it
  LOSS_REASON_MISSING: 'errors:staff.lossReasonMissing', // why goods have lost worth: on the credit note
  RETURN_BOOKING_CLOSED: 'errors:staff.bookingClosed', // the carrier has neither refused nor failed to answer
  RETURN_PARCELS_DIFFER: 'errors:staff.parcelsDiffer', // one number for each box or pallet
  ORDER_NOTE_EMPTY: 'errors:staff.noteEmpty',
  CUSTOMER_NOT_FOUND: 'errors:staff.customerNotFound', // none, or the account is closed
  CUSTOMER_WITHOUT_MAILBOX: 'errors:staff.customerWithoutMailbox', // of a procurement system: nothing is mailed to it
  PLAN_TIME: 'errors:staff.planTime', // not after now, or more than two years later
  PLAN_ORDER: 'errors:staff.planOrder', // ends before it is published
  PLAN_NOTHING: 'errors:staff.planNothing', // no draft, or nothing published
  MEDIA_UNKNOWN: 'errors:staff.mediaUnknown',
  MEDIA_IN_USE: 'errors:staff.mediaInUse', // something shows the picture
  MEDIA_CHANGED: 'errors:staff.mediaChanged', // since the page was shown
  MEDIA_SECTION: 'errors:staff.mediaSection',
  STAFF_SMS_ENOUGH: 'errors:staff.smsEnough', // the ceiling of a day over all SMS of the shop
  ERASURE_UNCONFIRMED: 'errors:staff.erasureUnconfirmed',
  COMPANY_CHANGED: 'errors:staff.companyChanged', // since the page was shown
  CREDIT_WITHOUT_INVOICE: 'errors:staff.creditWithoutInvoice', // a limit for who may not owe anything
  PRICE_REQUEST_ANSWERED: 'errors:staff.requestAnswered', // by a colleague, or by the first of two clicks
  PRICE_REQUEST_NOT_FOUND: 'errors:staff.requestNotFound',
  MAIL_NOT_FOUND: 'errors:staff.mailNotFound', // it is sent, or none of the order's
  REASON_MISSING: 'errors:staff.reasonMissing', // printed on the credit note
  PRODUCT_CHANGED: 'errors:staff.productChanged', // since the page was shown
  PRODUCT_UNKNOWN: 'errors:staff.productUnknown',
  SKU_TAKEN: 'errors:staff.skuTaken',
  SKU_INVALID: 'errors:staff.skuInvalid', // what an address or a file cannot have
  CATEGORY_UNKNOWN: 'errors:staff.categoryUnknown',
  ADDRESS_TAKEN: 'errors:staff.addressTaken', // of another product, a category, a page, or of the shop itself
  PRODUCT_PICTURES_ENOUGH: 'errors:staff.productPicturesEnough', // params most: of one product
  PICTURES_TOO_MUCH: 'errors:staff.picturesTooMuch', // more bytes than one form may have; the first of them were received
  PICTURE_NOT_STORED: 'errors:staff.pictureNotStored', // received too long ago, or never
  PRODUCT_HAS_VARIANTS: 'errors:staff.productHasVariants', // price and stock are those of its variants
  PRODUCT_CLASS_INVALID: 'errors:staff.productClassInvalid',
  CATALOGUE_BUSY: 'errors:staff.catalogueBusy', // an import is under way
  CATALOGUE_REFUSED: 'errors:staff.catalogueRefused', // params fault: of the import, without separate words here
  AMOUNT_AMBIGUOUS: 'errors:staff.amountAmbiguous', // params typed, one, other: the two amounts that the text may mean
  OFFER_DAY_INVALID: 'errors:staff.offerDayInvalid',
  OFFER_TOO_HIGH: 'errors:staff.offerTooHigh', // not below the price
  OFFER_PERIOD: 'errors:staff.offerPeriod', // ends before it begins
  PROMOTION_UNKNOWN: 'errors:staff.promotionUnknown',
  PROMOTION_CHANGED: 'errors:staff.promotionChanged', // since the page was shown
  PROMOTION_KIND: 'errors:staff.promotionKind',
  PROMOTION_PERCENT: 'errors:staff.promotionPercent', // above 0, at most 100
  PROMOTION_GIFT: 'errors:staff.promotionGift', // nothing to choose from
  PROMOTION_DAY: 'errors:staff.promotionDay',
  PROMOTION_PERIOD: 'errors:staff.promotionPeriod', // the last day is before the first
  PROMOTION_PRIORITY: 'errors:staff.promotionPriority', // params max
  PROMOTION_NAME_UNKNOWN: 'errors:staff.promotionNameUnknown', // params name: no store, group, category or product has it
  PROMOTION_CODE_INVALID: 'errors:staff.promotionCodeInvalid', // empty, or too long to be typed
  PROMOTION_CODE_TAKEN: 'errors:staff.promotionCodeTaken',
  PROMOTION_CODE_COUNT: 'errors:staff.promotionCodeCount', // params max: of one form
  CONTENT_UNKNOWN: 'errors:staff.contentUnknown',
  CONTENT_CHANGED: 'errors:staff.contentChanged', // since the page was shown
  CONTENT_BUSY: 'errors:staff.contentBusy', // files of the shop are being applied
  CONTENT_MARKUP: 'errors:staff.contentMarkup', // params found: what no page shows
  CONTENT_HEADING: 'errors:staff.contentHeading', // a heading of the first level, which is the page's own
  CONTENT_PERIOD: 'errors:staff.contentPeriod', // it ends before it begins
  CONTENT_DAY: 'errors:staff.contentDay',
  CONTENT_RULE: 'errors:staff.contentRule', // params fault: of the shop's files, without separate words here
  CONTENT_ADDRESS: 'errors:staff.contentAddress', // no address of a page
  CONTENT_NEEDED: 'errors:staff.contentNeeded', // other places of the shop link to the page
  CONTENT_TERMS: 'errors:staff.contentTerms', // params store: its terms are on the page
  CONTENT_LINK: 'errors:staff.contentLink', // params href: of what is restored, leads nowhere
  CONTENT_TOO_LONG: 'errors:staff.contentTooLong', // for the log, from which it would be restored
  CONTENT_ELSEWHERE: 'errors:staff.contentElsewhere', // edited in the content service
  PART_EMPTY: 'errors:staff.partEmpty', // neither a text nor a file
  PART_TOO_LARGE: 'errors:staff.partTooLarge', // params megabytes
  PART_FAULTY: 'errors:staff.partFaulty', // params count: of its faults
  PART_RECORD_GONE: 'errors:staff.partRecordGone', // removed or renamed since the page was shown
  PART_CHANGED: 'errors:staff.partChanged', // since the page was shown
  STOCK_BELOW_ZERO: 'errors:staff.stockBelowZero',
  STOCK_SOURCE_UNKNOWN: 'errors:staff.stockSourceUnknown',
  STOCK_NOTE_MISSING: 'errors:staff.stockNoteMissing', // why staff correct a count
  WEBHOOK_NOT_FOUND: 'errors:staff.webhookNotFound',
  WEBHOOK_TEST_REFUSED: 'errors:staff.webhookTestRefused', // params reply: status or fault
  REPLAY_UNBOUNDED: 'errors:staff.replayUnbounded', // neither an event nor a period
  REPLAY_DAY_INVALID: 'errors:staff.replayDayInvalid',
  REPLAY_ENDS_BEFORE: 'errors:staff.replayEndsBefore',
  API_KEY_NOT_FOUND: 'errors:staff.apiKeyNotFound', // unknown, or revoked before
  AMOUNT_INVALID: 'errors:staff.amountInvalid',
  AMOUNT_ABOVE_OPEN: 'errors:staff.amountAboveOpen', // more than is open of an invoice on account
  PAID_DAY_INVALID: 'errors:staff.paidDayInvalid',
  PAID_DAY_IN_FUTURE: 'errors:staff.paidDayInFuture',
  INVOICE_NOT_FOUND: 'errors:staff.invoiceNotFound', // unknown, or not on account
  INVOICE_PAYMENT_NOT_FOUND: 'errors:staff.invoicePaymentNotFound', // unknown, or itself a counter entry
  INVOICE_BALANCE_CHANGED: 'errors:staff.invoiceBalanceChanged', // since the page was shown
  ORDER_FILE_TOO_LARGE: 'errors:staff.orderFileTooLarge', // params megabytes
  ORDER_FILE_TOO_LONG: 'errors:staff.orderFileTooLong', // more pages, rows, lines or unpacked bytes than a person reviews, or too long to open
  ORDER_FILE_KIND: 'errors:staff.orderFileKind', // a picture, a program, an old format
  ORDER_FILE_UNREADABLE: 'errors:staff.orderFileUnreadable', // broken
  ORDER_FILE_ENCRYPTED: 'errors:staff.orderFileEncrypted', // opens with a password only
  ORDER_FILE_EMPTY: 'errors:staff.orderFileEmpty', // no text: nothing, or a scanned picture
  ORDER_FILE_BUSY: 'errors:staff.orderFileBusy', // too many are being opened
  ORDER_TEXT_OR_FILE: 'errors:staff.orderTextOrFile', // neither a text nor a file, or both
  ORDER_NO_LINES: 'errors:staff.orderNoLines', // nothing was read as an ordered product
  ORDER_LINE_UNDECIDED: 'errors:staff.orderLineUndecided', // neither a product nor omitted
  ORDER_LINES_NONE: 'errors:staff.orderLinesNone', // all are omitted
  ORDER_CONFIRMED_ALREADY: 'errors:staff.orderConfirmedAlready', // with other lines
} as const;
