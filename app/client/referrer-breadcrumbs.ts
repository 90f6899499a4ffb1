// The way that a shopper came to a product is the way shown on its page (spec §4 "Referrer breadcrumbs"). Without scripts the product shows its own.
// Loaded on a product page with stored breadcrumbs; ./stored-breadcrumbs stores them.
import { keptWay } from './stored-breadcrumbs';

/** Replaces the product's own steps with the stored ones; the last crumb, the product, remains. */
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
