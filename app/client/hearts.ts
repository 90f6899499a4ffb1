// Hearts of products after a list was changed in a panel: drawn by the server, and taken over from the page as it is now.

const hearts = (page: Document) => [...page.querySelectorAll<HTMLAnchorElement>('a[data-heart]')];

const skuOf = (heart: HTMLAnchorElement) =>
  new URL(heart.getAttribute('href') ?? '', location.href).searchParams.get('sku') ?? '';

/** Whether the form of this address decides which products are on lists, and the page shows it. */
export const changesHearts = (action: string): boolean =>
  /\/panel\/(select|create|edit)-shopping-list/.test(action) && hearts(document).length > 0;

/** The element stays, because the closing panel gives it the focus back. */
export function copyHearts(page: Document): void {
  const now = new Map(hearts(page).map((heart) => [skuOf(heart), heart]));
  for (const heart of hearts(document)) {
    const fresh = now.get(skuOf(heart));
    if (!fresh || fresh.dataset.heart === heart.dataset.heart) continue;
    heart.dataset.heart = fresh.dataset.heart;
    heart.setAttribute('aria-label', fresh.getAttribute('aria-label') ?? '');
    heart.replaceChildren(...[...fresh.childNodes].map((node) => document.importNode(node, true)));
  }
}
