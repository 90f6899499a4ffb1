// The way back from a product or a category. Spec §3 product breadcrumbs (id, label, path), §4 "Referrer breadcrumbs".
import { frontPath } from '#domain/addresses';

export type Crumb = { label: string; path: string };

/**
 * Which of a product's trails to show: the one that ends in the category the visitor came from, else the one that shares most
 * of that way, else the deepest, else the first. The address comes from the referrer, so nothing has to be stored.
 */
export function trailFor<T extends Crumb>(trails: readonly (readonly T[])[], cameFrom: string | null): readonly T[] {
  const from = cameFrom === null ? [] : segments(cameFrom);
  const score = (trail: readonly T[]) => sharedStart(segments(trail.at(-1)?.path ?? ''), from);
  return trails.reduce<readonly T[]>((best, trail) => {
    const better = score(trail) - score(best) || trail.length - best.length;
    return better > 0 ? trail : best;
  }, []);
}

/** The whole row: front page, the trail, and this page last without a link of its own. */
export function breadcrumbs(
  frontLabel: string,
  trail: readonly Crumb[],
  current: string | null,
): (Crumb | { label: string; path: null })[] {
  const way = [{ label: frontLabel, path: frontPath() }, ...trail.map(({ label, path }) => ({ label, path }))];
  return current === null ? way : [...way, { label: current, path: null }];
}

function segments(path: string): string[] {
  return path
    .replace(/[?#].*/s, '')
    .split('/')
    .filter(Boolean);
}

function sharedStart(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((segment, index) => segment !== b[index]);
  return differs === -1 ? a.length : differs;
}
