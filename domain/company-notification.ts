// What a company can be notified of by mail, each kind to addresses of its own.

export const NOTIFICATION_KINDS = ['orders', 'withdrawals', 'returns', 'complaints', 'requests', 'gift-shops'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
