// Splits one build in two: most addresses of a shop are names that only its catch-all route matches, and matching them against all the
// others, which Remix does four times for each page, takes as long as rendering eight products.
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

const firstSegment = (path: string): string => path.split('/', 1)[0] ?? '';

/** Whether the first segment is a parameter. */
const isOpen = (pattern: string): boolean => /^[:*]/.test(pattern);

/** Every pattern of the table. */
export const patternsOf = (routes: Routes): string[] =>
  Object.values(routes).flatMap((route) => patternOf(route, routes) ?? []);

/** The first segments that routes name. The front page is one of them: an empty name. */
export function namedSegments(routes: Routes): ReadonlySet<string> {
  const patterns = patternsOf(routes);
  return new Set([
    '',
    ...patterns.filter((pattern) => !isOpen(pattern)).map((pattern) => firstSegment(pattern).replace('?', '')),
  ]);
}

/** True where only routes with an open first segment can match. Addresses with unusual spelling are left to the complete build. */
export function isUnnamed(path: string, named: ReadonlySet<string>): boolean {
  const first = firstSegment(path.slice(1));
  return /^[a-z0-9_.-]+$/.test(first) && !named.has(first);
}

/** The build reduced to the routes whose first segment is a parameter, and the layouts above them. */
export function openRoutesOnly(build: ServerBuild): ServerBuild {
  const kept = new Set<string>();
  for (const route of Object.values(build.routes)) {
    if (!isOpen(patternOf(route, build.routes) ?? '')) continue;
    for (let each: Route | undefined = route; each; each = each.parentId ? build.routes[each.parentId] : undefined)
      kept.add(each.id);
  }
  const among = <Entry>(routes: Record<string, Entry>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  return {
    ...build,
    routes: among(build.routes),
    assets: { ...build.assets, routes: among(build.assets.routes) },
  };
}
