// Tables that look like personal data, and are not.

/** Tables with a column that could refer to a person, and why they do not: checked by a test, so that a new one is not forgotten. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  punchout_connection: 'a company’s system, and the account that it buys by; the account itself is exported',
  punchout_secret: 'the login of a company’s system',
  punchout_payload: 'numbers of documents',
  punchout_order: 'a company’s purchase order by its number; the order itself is exported',
  punchout_test_order: 'lines of a company’s test order, without names and addresses',
  punchout_file: 'a company’s drawings and instructions for its order, deleted after two years or with it',
  punchout_line: 'what a line is called by a company’s system',
  punchout_document: 'what a company’s system is told of its order',
  contract_price: 'agreed with a company',
  business: 'a company',
  open_invoice: 'the balance of an invoice, which is kept',
  seller: 'the shop itself',
  notification_address: 'mailboxes of the shop itself',
  order_due: 'the number of an order, for a minute',
  order_counted: 'the number of an order',
  coupon: 'a code of the shop',
  segment: 'a group of the shop',
  service_point: 'a parcel shop',
  stock_movement: 'pieces of goods, by the order that they went with',
  staff_invitation: 'the link of a colleague to choose a password; no customer',
  staff_login_step: 'a login of a colleague that waits for its code; no customer',
  staff_member: 'a colleague, whose account is theirs to manage (shop staff); no customer',
  store: 'the shop itself',
  unit: 'of goods',
};
