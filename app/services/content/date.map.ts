// A moment as content writes it.

/** Null for none, and for what is no moment: an entry without a beginning was never started. */
export function dateOf(text: string | null | undefined): Date | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}
