// The header's count of what is in the cart: drawn by the server, and updated when a soft change has altered it.

export interface CartCount {
  /** What the small mark shows. */
  mark: string;
  /** The same in words, for listeners. */
  words: string;
}

export function tellCartCount({ mark, words }: CartCount): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    const isMark = element.dataset.cartCount === 'mark';
    element.textContent = isMark ? mark : words;
    if (isMark) element.hidden = mark === '';
  }
}

/** The count as another page of the shop says it. */
export function copyCartCount(page: Document): void {
  const said = (kind: string) => page.querySelector(`[data-cart-count="${kind}"]`)?.textContent;
  const [mark, words] = [said('mark'), said('words')];
  if (typeof mark === 'string' && typeof words === 'string') tellCartCount({ mark, words });
}
