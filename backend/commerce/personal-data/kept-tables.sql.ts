// Every table that says something of a person: how the person's rows are found, what of them is theirs to see, and what becomes of them when the
// person asks to be erased. tests/backend/personal-data.test.ts walks the database and finds no other.

/** Why rows stay after an erasure. */
export type KeepReason = 'bookkeeping' | 'ledger' | 'proof';

export interface KeptTable {
  table: string;
  /** Of the row `t`: $1 is the customer's id (null: none), $2 an e-mail address whose owner staff have made sure of (null: none). */
  of: string;
  /** Columns that are no one's to see: what a login or a link is proved by. */
  secret?: readonly string[];
  /** 'deleted': the rows go; 'emptied': what names a person goes from them; else they stay, for a reason. */
  onErasure: 'deleted' | 'emptied' | KeepReason;
}

/** A guest is found by the address; a customer's own question never finds by address what came before the account proved it. */
const ORDERS = `SELECT o.id FROM sales_order o WHERE o.customer_id = $1 OR (o.customer_id IS NULL AND lower(o.email) = $2)`;
const CARTS = 'SELECT c.id FROM cart c WHERE c.customer_id = $1 OR lower(c.email) = $2';
const OWN_EMAIL = '(SELECT c.email FROM customer c WHERE c.id = $1)';
const ownRows = (table: string, onErasure: KeptTable['onErasure'], secret?: readonly string[]): KeptTable => ({
  ...{ table, of: 't.customer_id = $1', onErasure },
  ...(secret ? { secret } : {}),
});
const ofOrder = (table: string, onErasure: KeptTable['onErasure'] = 'bookkeeping'): KeptTable => ({
  ...{ table, of: `t.order_id IN (${ORDERS})`, onErasure },
});
const ofCart = (table: string): KeptTable => ({ table, of: `t.cart_id IN (${CARTS})`, onErasure: 'deleted' });
const hangingOn = (table: string, column: string, parent: string, onErasure: KeptTable['onErasure']): KeptTable => ({
  ...{ table, of: `t.${column} IN (${parent})`, onErasure },
});

/** Children come before what they hang on: in this order rows can be deleted. */
export const KEPT_TABLES: readonly KeptTable[] = [
  { table: 'customer', of: 't.id = $1', secret: ['password_hash', 'demo', 'demo_key'], onErasure: 'emptied' },
  ownRows('customer_address', 'deleted'),
  { table: 'newsletter_subscription', of: `t.email = $2 OR t.email = ${OWN_EMAIL}`, onErasure: 'deleted' },
  ownRows('customer_session', 'deleted', ['token_hash', 'punchout_id']),
  ownRows('account_link', 'deleted', ['token_hash']),
  ownRows('customer_printer', 'deleted'),
  ownRows('segment_member', 'deleted'),
  hangingOn('shopping_list_item', 'list_id', 'SELECT l.id FROM shopping_list l WHERE l.customer_id = $1', 'deleted'),
  { table: 'shopping_list', of: 't.customer_id = $1 OR t.made_by = $1', onErasure: 'deleted' },
  hangingOn(
    'subscription_item',
    'subscription_id',
    'SELECT s.id FROM subscription s WHERE s.customer_id = $1',
    'deleted',
  ),
  hangingOn(
    'subscription_run',
    'subscription_id',
    'SELECT s.id FROM subscription s WHERE s.customer_id = $1',
    'deleted',
  ),
  ownRows('subscription', 'deleted'),
  ownRows('kept_card', 'proof', ['token', 'public_hash', 'page_reference']),
  ownRows('punchout_buyer', 'deleted'),
  ownRows('punchout_session', 'deleted', ['call', 'cxml', 'start_hash', 'buyer_cookie', 'message']),
  { table: 'stock_alert', of: 't.customer_id = $1 OR lower(t.email) = $2', secret: ['token'], onErasure: 'deleted' },
  { table: 'price_request', of: 't.customer_id = $1 OR lower(t.email) = $2', onErasure: 'deleted' },
  ownRows('review', 'emptied'),
  // Links of the mails open orders: what was written stays with the mailbox, and that it was sent is told.
  {
    table: 'mail',
    of: `lower(t.recipient) = $2 OR (lower(t.recipient) = ${OWN_EMAIL} AND t.queued_at >= (SELECT c.created_at FROM customer c WHERE c.id = $1))`,
    secret: ['payload', 'dedupe_key', 'failure'],
    onErasure: 'deleted',
  },
  ofCart('cart_item'),
  ofCart('cart_coupon'),
  ofCart('cart_gift'),
  ofCart('cart_gift_card'),
  { table: 'cart', of: `t.id IN (${CARTS})`, onErasure: 'deleted' },
  { table: 'sales_order', of: `t.id IN (${ORDERS})`, secret: ['public_token'], onErasure: 'bookkeeping' },
  ofOrder('order_line'),
  ofOrder('order_tax'),
  ofOrder('order_duty'),
  ofOrder('order_discount'),
  ofOrder('order_history'),
  {
    table: 'order_approval',
    of: `t.order_id IN (${ORDERS}) OR $1 IN (t.buyer_id, t.approver_id, t.decided_by)`,
    onErasure: 'bookkeeping',
  },
  ofOrder('shipment'),
  hangingOn(
    'shipment_line',
    'shipment_id',
    `SELECT s.id FROM shipment s WHERE s.order_id IN (${ORDERS})`,
    'bookkeeping',
  ),
  hangingOn(
    'shipment_event',
    'shipment_id',
    `SELECT s.id FROM shipment s WHERE s.order_id IN (${ORDERS})`,
    'bookkeeping',
  ),
  {
    table: 'payment',
    of: `t.order_id IN (${ORDERS})`,
    secret: ['session_token', 'provider_reference'],
    onErasure: 'bookkeeping',
  },
  {
    ...hangingOn(
      'payment_event',
      'payment_id',
      `SELECT p.id FROM payment p WHERE p.order_id IN (${ORDERS})`,
      'bookkeeping',
    ),
    secret: ['idempotency_key', 'payload'],
  },
  {
    ...hangingOn(
      'payment_operation',
      'payment_id',
      `SELECT p.id FROM payment p WHERE p.order_id IN (${ORDERS})`,
      'bookkeeping',
    ),
    secret: ['idempotency_key', 'reference'],
  },
  { table: 'invoice', of: `t.customer_id = $1 OR t.order_id IN (${ORDERS})`, onErasure: 'bookkeeping' },
  hangingOn('invoice_line', 'invoice_id', `SELECT i.id FROM invoice i WHERE i.order_id IN (${ORDERS})`, 'bookkeeping'),
  hangingOn('invoice_tax', 'invoice_id', `SELECT i.id FROM invoice i WHERE i.order_id IN (${ORDERS})`, 'bookkeeping'),
  hangingOn('e_invoice', 'invoice_id', `SELECT i.id FROM invoice i WHERE i.order_id IN (${ORDERS})`, 'bookkeeping'),
  ofOrder('withdrawal'),
  hangingOn(
    'withdrawal_line',
    'withdrawal_id',
    `SELECT w.id FROM withdrawal w WHERE w.order_id IN (${ORDERS})`,
    'bookkeeping',
  ),
  {
    table: 'gift_card',
    of: `t.order_line_id IN (SELECT l.id FROM order_line l WHERE l.order_id IN (${ORDERS}))`,
    secret: ['public_token', 'code', 'code_key'],
    onErasure: 'bookkeeping',
  },
  { table: 'gift_card_entry', of: `t.order_id IN (${ORDERS})`, secret: ['key'], onErasure: 'bookkeeping' },
  { table: 'coupon_use', of: 't.customer_id = $1 OR lower(t.email) = $2', onErasure: 'emptied' },
  ownRows('point_entry', 'ledger'),
  ownRows('staff_log', 'emptied'),
  { table: 'staff_action', of: `t.subject = $2 OR t.subject = ${OWN_EMAIL}`, onErasure: 'emptied' },
];
