// Codes of every no to what is typed into a form, each with the i18n key of its words. Spec §5.

export const FORM = {
  REQUIRED: 'errors:form.required', // §5 'Dette er et obligatorisk felt.'
  OPEN_ORDERS: 'errors:login.openOrders', // params orders: an account is not erased while they are under way
  FIELD_UNREADABLE: 'errors:form.unreadable',
  EMAIL_INVALID: 'errors:form.email',
  PHONE_INVALID: 'errors:form.phone',
  MOBILE_NOT_REACHED: 'errors:form.mobile', // no SMS are sent to such a number
  SMS_ENOUGH: 'errors:form.smsEnough', // the ceiling of a day over all shoppers
  POSTCODE_INVALID: 'errors:form.postcode',
  POSTCODE_UNKNOWN: 'errors:form.postcodeUnknown', // four digits that no Danish place has
  POSTCODE_GREENLAND: 'errors:form.postcodeGreenland', // outside the EU's VAT area: nothing is sent there
  POSTCODE_FAROES: 'errors:form.postcodeFaroes',
  COUNTRY_NOT_SERVED: 'errors:form.countryNotServed',
  EAN_INVALID: 'errors:form.ean',
  EAN_CHECK_DIGIT: 'errors:form.eanCheckDigit', // 13 digits, one of them wrong
  CVR_INVALID: 'errors:form.cvr',
  CVR_CHECK_DIGIT: 'errors:form.cvrCheckDigit', // 8 digits, one of them wrong
  VAT_ID_INVALID: 'errors:form.vatId',
  VAT_ID_CHECK_DIGIT: 'errors:form.vatIdCheckDigit',
  NAME_INVALID: 'errors:form.name', // no letter in it, or an address of a web page, or code
  STREET_INVALID: 'errors:form.street',
  HOUSE_NUMBER_MISSING: 'errors:form.houseNumber',
  POST_BOX: 'errors:form.postBox', // carriers deliver to a door
  CITY_INVALID: 'errors:form.city',
  REFERENCE_INVALID: 'errors:form.reference', // neither a letter nor a digit
  NAME_TOO_LONG: 'errors:form.nameTooLong', // §5 name_length, params max
  PASSWORD_TOO_WEAK: 'errors:form.passwordTooWeak', // §5, params min
  PASSWORD_TOO_SHORT: 'errors:form.passwordTooShort', // params min
  PASSWORDS_DIFFER: 'errors:form.passwordsDiffer',
  DIGITS_ONLY: 'errors:form.digits',
  TOO_LONG: 'errors:form.tooLong', // §5 'Maximum character length: %1', params max
  ADDRESS_IS_DEFAULT: 'errors:form.addressIsDefault', // §8 a default address is not deleted
  ADDRESS_CHANGE_CLOSED: 'errors:form.addressChangeClosed', // §3 allow_billing_address_change, allow_shipping_address_change
  ADDRESS_NOT_ALLOWED: 'errors:form.addressNotAllowed', // §3 only_default_billing, only_default_shipping
  NEWSLETTER_FAILED: 'errors:form.newsletterFailed', // §8 'Der skete desværre en fejl, venligst kontakt os.'
  TOO_MANY_REQUESTS: 'errors:form.tooManyRequests',
  MAIL_NOT_SENT: 'errors:form.mailNotSent', // §8 'Unable to send mail. Please try again later.'
  BODY_TOO_LARGE: 'errors:form.bodyTooLarge',
  UNKNOWN_INTENT: 'errors:form.unknownIntent',
} as const;
