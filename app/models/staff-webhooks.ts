// View models of webhooks and keys in the back office.

export interface StaffWebhookView {
  name: string;
  url: string;
  /** Null: all. */
  events: string[] | null;
  stores: string[] | null;
  waiting: number;
  delivered: number;
  givenUp: number;
  /** Failed tries in a row. */
  failures: number;
  /** Moments are ISO 8601. Null: the receiver is available. */
  resumeAt: string | null;
  lastDeliveredAt: string | null;
  waitingSince: string | null;
}

export interface StaffDeliveryView {
  /** Number of the event. */
  number: number;
  type: string;
  subjectKind: string;
  subject: string;
  store: string | null;
  at: string;
  tries: number;
  nextTryAt: string | null;
  deliveredAt: string | null;
  givenUpAt: string | null;
  /** HTTP status of the last reply. */
  status: number | null;
  failure: string | null;
}

export interface StaffWebhookLogView {
  webhook: StaffWebhookView;
  rows: StaffDeliveryView[];
  hasNewer: boolean;
  hasOlder: boolean;
}

export interface StaffWebhookEventView {
  delivery: StaffDeliveryView;
  /** JSON. */
  event: string;
}

export interface StaffApiKeyView {
  id: string;
  name: string;
  scopes: string[];
  /** Null: all. */
  store: string | null;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
  lastUsedAt: string | null;
  isValid: boolean;
}
