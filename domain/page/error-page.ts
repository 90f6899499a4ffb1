// Which content error page answers a status. Spec §2 "Error pages": configured patterns by priority, else the default, else a generic text.

/** Spec §3 "Error page content". The higher priority is tried first. */
export type ErrorPageFacts = { priority: number; pattern: string | null; isDefault: boolean };

/** Null: no page is configured for it and the generic text is shown. */
export function errorPageFor<P extends ErrorPageFacts>(pages: readonly P[], status: number): P | null {
  const byPriority = [...pages].sort((a, b) => b.priority - a.priority);
  const matching = byPriority.find((page) => page.pattern !== null && matches(page.pattern, String(status)));
  return matching ?? byPriority.find((page) => page.isDefault) ?? null;
}

// An editor's mistake in a pattern must not turn a 404 into a 500: an invalid pattern matches nothing. Full statuses only, or '40'
// would catch 140 and 404 alike.
function matches(pattern: string, status: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`).test(status);
  } catch {
    return false;
  }
}

/** Spec §8: other route errors show the error page with their status, 500 by default. */
export function statusOf(value: unknown): number {
  const status = typeof value === 'number' ? value : 500;
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
}
