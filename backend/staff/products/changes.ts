// What changed of a product, in names and values that a page of the back office has words for.
import { type ChangedFact, changedFacts } from '#domain/staff/order-state';

const LONGEST_SHOWN = 300;
const cutShown = (text: string): string => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)} …` : text);

export function productChanges(before: unknown, after: unknown): ChangedFact[] {
  return changedFacts(before, after).map(({ name, before: was, after: is }) => {
    if (name === 'grossOere') return { name: 'price.grossOere', before: was, after: is };
    const [group, source = ''] = name.split('.');
    if (group === 'stock') return { name: 'stock', before: `${source} ${was || 0}`, after: `${source} ${is || 0}` };
    return { name, before: cutShown(was), after: cutShown(is) };
  });
}
