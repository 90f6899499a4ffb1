// Expected refusals of the back office, each with the i18n key of its text.
export const STAFF = {
  STAFF_LOGIN_FAILED: 'errors:staff.loginFailed', // the same for an unknown address, a wrong password and a removed account
  STAFF_RIGHT_MISSING: 'errors:staff.rightMissing', // the role lacks the right
  STAFF_PASSWORD_WEAK: 'errors:staff.passwordWeak',
  STAFF_PASSWORD_OF_DEMO: 'errors:staff.passwordOfDemo', // the demo's password is public, and remains what the demo says
  ORDER_CHANGED: 'errors:staff.orderChanged', // since the page was shown
  ORDER_NOTE_EMPTY: 'errors:staff.noteEmpty',
  MAIL_NOT_FOUND: 'errors:staff.mailNotFound', // it is sent, or none of the order's
  REASON_MISSING: 'errors:staff.reasonMissing', // printed on the credit note
  AMOUNT_INVALID: 'errors:staff.amountInvalid',
} as const;
