// The way that a shopper came to a product is the way shown on its page (spec §4 "Referrer breadcrumbs"). Without scripts the product shows its own.
// Loaded at the first move on a page with tiles, and on the page of a product that something is kept for.
import { type Step, keepWay, keptWay } from './way-kept';

/** The steps that the breadcrumbs of this page show, the page itself last. */
function stepsOf(trail: Element): Step[] {
  return [...trail.querySelectorAll('li')].map((item) => ({
    label: item.textContent ?? '',
    href: item.querySelector('a')?.getAttribute('href') ?? location.pathname,
  }));
}

/** Followed from a category, its way is kept for that product; from anywhere else, nothing is. */
export function keepWays(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-sku]') : null;
    if (!link) return;
    const trail = document.querySelector('[data-way=category]');
    // Rows of other products lead on from a page, not down its category.
    keepWay(trail && !link.closest('[data-slider]') ? { to: link.pathname, steps: stepsOf(trail) } : null);
  });
}

/** The kept steps in place of the product's own; the last crumb, the product, stays. */
export function showWay(): void {
  const trail = document.querySelector('[data-way=product] ol');
  const steps = keptWay(location.pathname);
  const own = trail?.lastElementChild;
  const linked = trail?.querySelector('li a')?.parentElement;
  if (!trail || !own || !linked || !steps) return;
  const shown = steps.map(({ label, href }) => {
    const item = document.importNode(linked, true);
    const link = item.querySelector('a');
    if (link) {
      link.textContent = label;
      link.setAttribute('href', href);
    }
    return item;
  });
  trail.replaceChildren(...shown, own);
}
