// Chooses the routes that an address can match, before Remix matches: for each page it flattens, ranks and tries its whole table four times,
// which takes as long as rendering eight products.
import type { ServerBuild } from '@remix-run/node';

type Routes = ServerBuild['routes'];
type Route = Routes[string];

/** The route's pattern from the root down, such as `customer/account/orders/:id`; undefined for a layout, which matches nothing. */
function patternOf(route: Route | undefined, routes: Routes): string | undefined {
  if (!route) return undefined;
  const above = route.parentId === undefined ? undefined : patternOf(routes[route.parentId], routes);
  const parts = [above, route.path].filter((part) => part !== undefined && part !== '');
  return parts.length > 0 ? parts.join('/') : undefined;
}

/** Every pattern of the table. */
export const patternsOf = (routes: Routes): string[] =>
  Object.values(routes).flatMap((route) => patternOf(route, routes) ?? []);

/** Whether an address of these segments can match a pattern of those; names of the table are in lower case. */
function canMatch([first, ...rest]: readonly string[], address: readonly string[]): boolean {
  const [segment, ...others] = address;
  if (first === undefined) return segment === undefined;
  if (first === '*') return true;
  if (first.endsWith('?') && canMatch(rest, address)) return true;
  if (segment === undefined) return false;
  const name = first.replace(/\?$/, '');
  return (name.startsWith(':') || name === segment) && canMatch(rest, others);
}

/** Null for an address with an unusual spelling, which may mean another. */
function plainSegments(path: string): string[] | null {
  const segments = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  if (segments.length === 1 && segments[0] === '') return [];
  return segments.every((segment) => /^(?!\.{1,2}$)[a-z0-9_.-]+$/.test(segment)) ? segments : null;
}

/** The build reduced to these routes and the layouts above them, in the same order. */
function reducedTo(ids: readonly string[], build: ServerBuild): ServerBuild {
  const kept = new Set<string>();
  for (const id of ids)
    for (let each = build.routes[id]; each; each = each.parentId ? build.routes[each.parentId] : undefined)
      kept.add(each.id);
  const among = <Entry>(routes: Record<string, Entry>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  return {
    ...build,
    routes: among(build.routes),
    assets: { ...build.assets, routes: among(build.assets.routes) },
  };
}

/**
 * What `make` gives for the build with only the routes that an address can match: made once for each such set of routes, of which there are
 * about as many as routes.
 */
export function byFittingRoutes<Made>(build: ServerBuild, make: (part: ServerBuild) => Made): (path: string) => Made {
  const patterns = Object.values(build.routes).flatMap((route) => {
    const pattern = patternOf(route, build.routes) ?? (route?.index ? '' : undefined);
    return route && pattern !== undefined ? [{ id: route.id, segments: pattern.split('/').filter(Boolean) }] : [];
  });
  const whole = make(build);
  const parts = new Map<string, Made>();
  return (path) => {
    const address = plainSegments(path);
    if (!address) return whole;
    const ids = patterns.filter(({ segments }) => canMatch(segments, address)).map(({ id }) => id);
    const key = ids.join(' ');
    const made = parts.get(key) ?? make(reducedTo(ids, build));
    parts.set(key, made);
    return made;
  };
}
