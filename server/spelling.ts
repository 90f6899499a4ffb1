// Spelling of the names in the route table's addresses: the router ignores case, guards and the page cache do not.
import type { Spelling } from './address';

/** A node of the table: the names that may follow, and the target of a parameter. */
interface Place {
  named: Map<string, Place>;
  open: Place | null;
}

const newPlace = (): Place => ({ named: new Map(), open: null });

function add(place: Place, [segment, ...rest]: readonly string[]): void {
  if (segment === undefined || segment === '*') return;
  const name = segment.replace(/\?$/, '');
  if (name !== segment) add(place, rest);
  if (name.startsWith(':')) {
    place.open ??= newPlace();
    add(place.open, rest);
    return;
  }
  const next = place.named.get(name) ?? newPlace();
  place.named.set(name, next);
  add(next, rest);
}

/** Patterns are such as `customer/account/orders/:id`, with names in lower case; parameter values retain their case. */
export function spellingOf(patterns: readonly string[]): Spelling {
  const table = newPlace();
  for (const pattern of patterns) add(table, pattern.split('/'));
  return (path) => {
    if (!/[A-Z]/.test(path)) return path;
    let places = [table];
    const spelled = path
      .slice(1)
      .split('/')
      .map((segment) => {
        const name = segment.toLowerCase();
        const found = places.flatMap((place) => place.named.get(name) ?? []);
        places = [...found, ...places.flatMap((place) => place.open ?? [])];
        return found.length > 0 ? name : segment;
      });
    return `/${spelled.join('/')}`;
  };
}
