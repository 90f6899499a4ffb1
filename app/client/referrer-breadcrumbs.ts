// The way that a shopper came to a product is the way shown on its page (spec §4 "Referrer breadcrumbs"). Without scripts the product shows its own.
// Loaded on the page of a product that something is kept for; ./way-kept keeps it.
import { keptWay } from './stored-breadcrumbs';

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
