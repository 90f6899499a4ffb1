// How the rows of a table that say something of a person are found.

/** Why rows stay after an erasure. */
export type KeepReason = 'bookkeeping' | 'ledger' | 'proof';

export interface KeptTable {
  table: string;
  /** SQL condition on the row `t`: $1 is the customer's id (null: none), $2 an e-mail address whose owner staff have verified (null: none). */
  of: string;
  /** Columns that are never exported: the secrets of a login or a link. */
  secret?: readonly string[];
  /** 'deleted': the rows go; 'emptied': what names a person goes from them; else they stay, for a reason. */
  onErasure: 'deleted' | 'emptied' | KeepReason;
}

/** A guest is found by the address; a customer's own question never finds by address what came before the account proved it. */
export const ORDERS = `SELECT o.id FROM sales_order o WHERE o.customer_id = $1 OR (o.customer_id IS NULL AND lower(o.email) = $2)`;
export const CARTS = 'SELECT c.id FROM cart c WHERE c.customer_id = $1 OR lower(c.email) = $2';
/** Goes to a telephone; its key names the cart of the order by phone. */
export const LINK_SMS = `(t.template = 'phone-order-sms' AND split_part(t.dedupe_key, ':', 2) IN (${CARTS}))`;
export const RETURNS = `SELECT r.id FROM goods_return r WHERE r.order_id IN (${ORDERS})`;
export const SUBSCRIPTIONS = 'SELECT s.id FROM subscription s WHERE s.customer_id = $1';
export const OWN_EMAIL = '(SELECT c.email FROM customer c WHERE c.id = $1)';
/** One without an order is found by the address that it was made with, as a guest's order is. */
export const COMPLAINTS = `c.order_id IN (${ORDERS}) OR lower(c.email) = $2`;
/** What hangs on complaints by this column. */
export const ofComplaint = (
  table: string,
  {
    column,
    to = 'id',
    secret,
    onErasure = 'proof',
  }: { column: string; to?: string; secret: readonly string[] } & Partial<Pick<KeptTable, 'onErasure'>>,
): KeptTable => ({
  ...{ table, of: `t.${column} IN (SELECT c.${to} FROM complaint c WHERE ${COMPLAINTS})`, secret, onErasure },
});
export const ownRows = (table: string, onErasure: KeptTable['onErasure'], secret?: readonly string[]): KeptTable => ({
  ...{ table, of: 't.customer_id = $1', onErasure },
  ...(secret ? { secret } : {}),
});
export const ofOrder = (table: string, onErasure: KeptTable['onErasure'] = 'bookkeeping'): KeptTable => ({
  ...{ table, of: `t.order_id IN (${ORDERS})`, onErasure },
});
export const ofCart = (table: string): KeptTable => ({ table, of: `t.cart_id IN (${CARTS})`, onErasure: 'deleted' });
export const hangingOn = (
  table: string,
  column: string,
  parent: string,
  onErasure: KeptTable['onErasure'],
): KeptTable => ({
  ...{ table, of: `t.${column} IN (${parent})`, onErasure },
});

/** Part of an agreement, or needed for packing; both are deleted three months after the gifts were sent (domain/customer/retention). */
export const GIFT_SHOPS_KEPT: readonly KeptTable[] = [
  { table: 'gift_shop_employee', of: 'lower(t.email) = $2', secret: ['code_hash'], onErasure: 'proof' },
  {
    ...{ table: 'gift_shop', of: 'lower(t.email) = $2', onErasure: 'proof' },
    secret: ['token', 'pack_token', 'code_secret'],
  },
];
