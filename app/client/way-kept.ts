// What is kept of the way to a product, in session storage (spec §9 "Storage keys"). What stands there may be anything: it is read with care.

export interface Step {
  label: string;
  href: string;
}

export const WAY_KEY = 'previous-breadcrumbs';

/** Null clears the entry. A browser that keeps nothing keeps nothing. */
export function keepWay(way: { to: string; steps: Step[] } | null): void {
  try {
    if (way && way.steps.length > 0) sessionStorage.setItem(WAY_KEY, JSON.stringify(way));
    else sessionStorage.removeItem(WAY_KEY);
  } catch {
    // Storage is full or forbidden: the product shows its own way.
  }
}

/** Null where none is kept for this product, or what is kept makes no sense. */
export function keptWay(path: string): Step[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(WAY_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('to' in kept) || !('steps' in kept)) return null;
    const { to, steps } = kept;
    return to === path && Array.isArray(steps) && steps.length > 0 && steps.every(isStep) ? steps : null;
  } catch {
    return null;
  }
}

/** Only addresses of this shop. */
const isStep = (step: unknown): step is Step =>
  typeof step === 'object' &&
  step !== null &&
  'label' in step &&
  typeof step.label === 'string' &&
  'href' in step &&
  typeof step.href === 'string' &&
  /^\/(?![/\\])/.test(step.href);
