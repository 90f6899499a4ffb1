// Wraps a build so that its loaders and actions answer failures for which the storefront has a reply: 503 for a database that is
// unavailable is not an error of a page, and no page needs to handle it.
import type { ServerBuild } from '@remix-run/node';

type Route = ServerBuild['routes'][string];
type Answering = { replyTo?(failure: unknown): Response | undefined };

function answering<Given extends unknown[], Result>(
  run: ((...given: Given) => Promise<Result> | Result) | undefined,
  { replyTo }: Answering,
): ((...given: Given) => Promise<Result>) | undefined {
  if (!run) return undefined;
  return async (...given) => {
    try {
      return await run(...given);
    } catch (failure) {
      throw replyTo?.(failure) ?? failure;
    }
  };
}

function routeAnswering(route: Route, entry: Answering): Route {
  const { loader, action } = route.module;
  return { ...route, module: { ...route.module, loader: answering(loader, entry), action: answering(action, entry) } };
}

export function answeringFailures(build: ServerBuild, entry: Answering): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && routeAnswering(route, entry)]);
  return { ...build, routes: Object.fromEntries(routes) };
}
