// From the content service's seller to the person of the page.
import type { SalesPerson } from '~/models/content';
import type { SellerPartsFragment } from '../generated/content';
import { richTextHtml } from './html.map';
import { contactPersonOf } from './parts.map';

/** Null where there is none, and for one without a name. `code`: the requested code. */
export function salesPersonIn(found: SellerPartsFragment | null | undefined, code = ''): SalesPerson | null {
  const person = contactPersonOf(found);
  if (!found || !person) return null;
  // The text about the person is shown as formatted HTML; the card has no separate text.
  return { ...person, text: '', html: richTextHtml(found.text), code: found.codes?.[0]?.code ?? code };
}
