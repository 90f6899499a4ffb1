// An order that waits, or waited, for an approver: on the wire, for one of the two whom it concerns.
import { uidOf } from '#backend/graphql/uid';
import type { Language } from '#backend/graphql/context';
import type { PurchaseOrderAction, PurchaseOrderStatus } from '#backend/generated/commerce';
import type { ApprovalDecision } from '#domain/approval';
import { OrderModel } from '../read/model';
import type { WholeOrder } from '../read/rows';
import { isChangeable } from './revise';
import type { PendingRow } from './rows';

const STATUS = {
  approved: 'ORDER_PLACED',
  declined: 'REJECTED',
  withdrawn: 'CANCELED',
  expired: 'EXPIRED',
} as const satisfies Record<ApprovalDecision, PurchaseOrderStatus>;

interface Scene {
  /** Who asks. */
  whoId: number;
  now: Date;
  language: Language;
}

export class PurchaseOrderModel {
  constructor(
    private readonly row: PendingRow,
    private readonly whole: WholeOrder,
    private readonly scene: Scene,
  ) {}

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
  /** What nobody decided and no longer waits was called off as an order. */
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
    return this.row.approval.approverId === this.scene.whoId;
  }
  get reason() {
    return this.row.approval.reason;
  }
  get order() {
    return new OrderModel(this.whole, this.scene.language);
  }
  get available_actions(): PurchaseOrderAction[] {
    if (this.status !== 'APPROVAL_REQUIRED') return [];
    if (!this.is_mine_to_decide) return ['CANCEL'];
    return isChangeable(this.row.order) ? ['APPROVE', 'REJECT', 'CHANGE'] : ['APPROVE', 'REJECT'];
  }
}
