// The class of a product in the list that a customer's system agreed on.
import { classListNamed } from '#domain/catalogue/product-codes';
import type { ConnectionSettings, OciAgreement } from './connection';
import type { ReturnedLine } from './oci-fields';

type Classed = Pick<ReturnedLine, 'categories' | 'classes'>;

/** The product's own class in that list; else what was agreed for its nearest category. */
export function classOfLine(
  { categories, classes }: Classed,
  list: string | null | undefined,
  { materialGroups }: Pick<OciAgreement, 'materialGroups'>,
): string | null {
  const known = list ? classListNamed(list) : null;
  const own = known && classes?.[known];
  return own || (categories.map((slug) => materialGroups[slug]).find(Boolean) ?? null);
}

/** The list of a catalogue's classes, by the connection's own name of it, and the class of products that have none. */
export function catalogueClasses({ oci, cxml }: Pick<ConnectionSettings, 'oci' | 'cxml'>) {
  const list = oci.schemaType ?? cxml?.classification.domain ?? 'UNSPSC';
  return { list, otherwise: cxml?.classification.domain === list ? cxml.classification.otherwise : null };
}
