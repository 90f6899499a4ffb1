// Short messages after a change. Spec §9: toast lifetime 2000 ms by default, levels 0-4; architecture §4: levels 3 and 4 stay until closed.

/** 0 plain, 1 information, 2 success, 3 warning (yellow bar), 4 error (red bar, Spec §8). */
export const TOAST_LEVELS = { plain: 0, information: 1, success: 2, warning: 3, error: 4 } as const;
export type ToastLevel = (typeof TOAST_LEVELS)[keyof typeof TOAST_LEVELS];

const LIFETIME_MS = 2000;

export function isToastLevel(level: unknown): level is ToastLevel {
  return Object.values(TOAST_LEVELS).some((known) => known === level);
}

/** Milliseconds until it goes by itself; null stays until it is closed, because what went wrong must not be missed. */
export function toastLifetime(level: ToastLevel): number | null {
  return level >= TOAST_LEVELS.warning ? null : LIFETIME_MS;
}
