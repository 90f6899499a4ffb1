// Fields of digits only. Spec §5 "digits" and "numeric".

/** Digits only and, where a length is given, exactly so many. Leading zeros count. */
export function isDigits(text: string, length?: number): boolean {
  return /^\d+$/.test(text) && (length === undefined || text.length === length);
}
