// What a company can be notified of by mail, each kind with its own addresses.

export const NOTIFICATION_KINDS = ['orders', 'withdrawals', 'returns', 'complaints', 'requests', 'gift-shops'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
