// Prices by a second request (spec §3 Store, "asynchronous price flag"): loaded only where the store asks for it. What the page came with
// stays until the answer is there, and where there is none.

interface Prices {
  tiles: Record<string, string>;
  pages: Record<string, string>;
}

/** The address takes so many; a page with more asks in turns. */
const AT_ONCE = 100;

/** The element that shows the price of a product: within a tile, or on the product's own page. */
function pricesShown(): Map<string, HTMLElement[]>[] {
  const [tiles, pages] = [new Map<string, HTMLElement[]>(), new Map<string, HTMLElement[]>()];
  for (const place of document.querySelectorAll<HTMLElement>('[data-price]')) {
    const own = place.dataset.price ?? '';
    const sku = own || place.closest('li')?.querySelector<HTMLElement>('a[data-sku]')?.dataset.sku;
    const list = own ? pages : tiles;
    if (sku) list.set(sku, [...(list.get(sku) ?? []), place]);
  }
  return [tiles, pages];
}

/** The server's own markup of the price takes the place of the first paragraph; what else is said beside it stays. */
function put(places: Map<string, HTMLElement[]> | undefined, fresh: Record<string, string>): void {
  for (const [sku, markup] of Object.entries(fresh))
    for (const place of places?.get(sku) ?? [])
      if (place.firstElementChild && place.firstElementChild.outerHTML !== markup)
        place.firstElementChild.outerHTML = markup;
}

export async function freshenPrices(): Promise<void> {
  const [tiles, pages] = pricesShown();
  const asked = [
    ...[...(pages?.keys() ?? [])].map((sku) => ['large', sku]),
    ...[...(tiles?.keys() ?? [])].map((sku) => ['sku', sku]),
  ];
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const answer = await fetch(`/prices?${new URLSearchParams(asked.slice(at, at + AT_ONCE))}`).catch(() => null);
    if (!answer?.ok) return;
    const fresh: Prices = await answer.json();
    put(tiles, fresh.tiles);
    put(pages, fresh.pages);
  }
}
