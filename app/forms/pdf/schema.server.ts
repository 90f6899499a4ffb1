// Which document /generate/pdf should return: an order, invoice, credit note or return, a product by its slug, or the cart.
import { PDF_KINDS, type PdfKind } from '#domain/page/addresses';

export interface PdfQuestion {
  kind: PdfKind;
  /** Number or slug; empty for the cart. */
  id: string;
  /** The public token of the order that the paper belongs to. */
  token: string | null;
}

const LONGEST = 200;

/** Null where it is not said which, or two are named. */
export function parsePdfQuestion(params: URLSearchParams): PdfQuestion | null {
  const [kind, ...others] = PDF_KINDS.filter((one) => params.has(one));
  if (!kind || others.length > 0) return null;
  const id = (params.get(kind) ?? '').slice(0, LONGEST);
  const token = params.get('token')?.slice(0, LONGEST) || null;
  return id === '' ? null : { kind, id, token };
}
