// An order as its buyer withdraws from it.

export interface WithdrawableLine {
  id: number;
  sku: string;
  name: string;
  unit: string;
  quantity: number;
  /** Pieces that can still be withdrawn from. */
  left: number;
  exemption: 'personalised' | 'perishable' | 'sealed' | null;
  isGiftCard: boolean;
}

/** A declared withdrawal, as shown on its receipt. */
export interface DeclaredView {
  number: string;
  /** ISO moment. */
  declaredAt: string;
  /** ISO day. */
  dueOn: string;
  isClosed: boolean;
  /** Some of it never came back, and is not paid for. */
  isEnded: boolean;
  lines: { sku: string; name: string; unit: string; quantity: number; calledOff: number }[];
}

export interface WithdrawalView {
  order: string;
  email: string;
  placedAt: string;
  /** Why it cannot be withdrawn from; null: it can. */
  refusal: 'business' | 'unpaid' | 'over' | 'late' | null;
  /** ISO day; null while a part of the order is still to come. */
  lastDay: string | null;
  lines: WithdrawableLine[];
  declared: DeclaredView[];
}
