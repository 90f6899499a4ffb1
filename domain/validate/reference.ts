// References of a buyer: an order number, a name, a project. Spec §3 "requisition". Any words will do; they stay on one line of the invoice.
import { tidyLine } from '#domain/validate/written';

/** Null for what says nothing: no letter and no digit. */
export function referenceFrom(typed: string): string | null {
  const text = tidyLine(typed);
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}
