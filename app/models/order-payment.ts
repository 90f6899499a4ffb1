// State of the payment of the order that this browser placed last.
import type { UnpaidReason } from '#domain/order/unpaid-order';

export interface OrderPayment {
  number: string;
  /** Open: its buyer is, or was, on the payment page. Made: completed. Else the reason why it was not completed. */
  state: 'open' | 'made' | UnpaidReason;
  /** Approved after it had failed or expired: the reserved amount was released. */
  wasApprovedLate: boolean;
  /** The order's cart, where it is open again. */
  cartId: string | null;
  /** There is something in it to take back. */
  isCartLeft: boolean;
}
