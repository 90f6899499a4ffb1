// An order that waits, or waited, for an approver: on the wire, for one of those whom it concerns.

import { OrderModel } from '#backend/commerce/order/read/model';
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import type { Reader } from '#backend/db/client';
import type { PurchaseOrderAction, PurchaseOrderStatus } from '#backend/generated/commerce';
import type { Language, SignedIn } from '#backend/graphql/context';
import { Model } from '#backend/graphql/model';
import { uidOf } from '#backend/graphql/uid';
import { type ApprovalDecision, isDecider, mayWithdraw } from '#domain/approval/approval';
import type { PendingRow } from './approval.sql';
import { deciderOf } from './decide';
import { deliveryWhileWaiting } from './delivery-day';
import { isChangeable } from './revise';

const STATUS = {
  approved: 'ORDER_PLACED',
  declined: 'REJECTED',
  withdrawn: 'CANCELED',
  expired: 'EXPIRED',
} as const satisfies Record<ApprovalDecision, PurchaseOrderStatus>;

interface Scene {
  db: Reader;
  /** The signed-in caller. */
  who: SignedIn;
  now: Date;
  language: Language;
}

export class PurchaseOrderModel extends Model {
  constructor(
    private readonly row: PendingRow,
    private readonly whole: WholeOrder,
    private readonly scene: Scene,
  ) {
    super();
  }

  get uid() {
    return uidOf(this.row.order.id);
  }
  get number() {
    return this.row.order.number;
  }
  get created_at() {
    return this.row.approval.askedAt.toISOString();
  }
  get expires_at() {
    return this.row.approval.expiresAt.toISOString();
  }
  /** What was not decided and no longer waits was cancelled as an order. */
  get status(): PurchaseOrderStatus {
    const { approval, order } = this.row;
    if (approval.decision !== null) return STATUS[approval.decision];
    if (order.status !== 'needs_review') return 'CANCELED';
    return approval.expiresAt <= this.scene.now ? 'EXPIRED' : 'APPROVAL_REQUIRED';
  }
  get buyer_name() {
    return this.row.buyer;
  }
  get approver_name() {
    return this.row.approver;
  }
  get is_mine_to_decide() {
    return this.row.approval.approverId === this.scene.who.customer.id;
  }
  get reason() {
    return this.row.approval.reason;
  }
  get order() {
    return new OrderModel(this.whole, this.scene.language);
  }
  async pendingDelivery() {
    const { db, now } = this.scene;
    return this.status === 'APPROVAL_REQUIRED' ? deliveryWhileWaiting(db, this.row.order, now) : null;
  }
  get available_actions(): PurchaseOrderAction[] {
    if (this.status !== 'APPROVAL_REQUIRED') return [];
    const { approval, order } = this.row;
    if (mayWithdraw(approval, this.scene.who.customer.id).ok) return ['CANCEL'];
    if (!isDecider(approval, deciderOf(this.scene.who, order.businessId))) return [];
    return isChangeable(order) ? ['APPROVE', 'REJECT', 'CHANGE'] : ['APPROVE', 'REJECT'];
  }
}
