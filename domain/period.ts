// From when until when a row of the back office is in force. Architecture §5: rules and duties are rows with valid-from and valid-to.

/** `from` belongs to the period, `to` does not; null is open. */
export type Period = { from: Date | null; to: Date | null };

export function isInForce(period: Period, now: Date): boolean {
  const at = now.getTime();
  if (period.from !== null && at < period.from.getTime()) return false;
  return period.to === null || at < period.to.getTime();
}
