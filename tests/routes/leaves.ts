// The addresses of the route table, each with whether it has an action.
import type { RouteConfigEntry } from '@remix-run/route-config';
import { readSource } from '../support/source';

export interface Leaf {
  /** As the router spells it. */
  address: string;
  acts: boolean;
  /** File in the repository. */
  file: string;
}

export function* leaves(entries: readonly RouteConfigEntry[], above = ''): Generator<Leaf> {
  for (const { path, file, children } of entries) {
    const address = path ? `${above}/${path}` : above;
    if (children?.length) yield* leaves(children, address);
    else
      yield {
        address: address || '/',
        file: `app/${file}`,
        acts: /export (async function|const) action\b/.test(readSource(`app/${file}`).code),
      };
  }
}
