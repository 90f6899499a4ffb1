// Prices by a second request (spec §3 Store, "asynchronous price flag"): loaded only if the store enables it. The prices of the page
// remain until the response arrives, and if there is none.

interface Prices {
  tiles: Record<string, string>;
  pages: Record<string, string>;
}

/** Limit of the endpoint; a page with more products sends several requests. */
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

/** The server's markup of the price replaces the first paragraph; other text next to it remains. */
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
