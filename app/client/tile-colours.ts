// A colour that is chosen on a tile: the tile shows the goods in it, and leads to them in it. Without scripts the mark is a link that does the same.

const MEDIA = /^(.*)\.\w+\?(?:.*&)?(v=\w+)/;
const EACH_WIDTH = /[^\s,]+\.(avif|webp)\?w=(\d+)[^\s,]*/g;

/** `mark`: the link of one colour, with the picture of the goods in it. */
export function showColour(mark: HTMLAnchorElement): void {
  const tile = mark.closest('li');
  const [, address, version] = MEDIA.exec(mark.dataset.look ?? '') ?? [];
  if (!tile || !address) {
    location.assign(mark.href);
    return;
  }
  const inColour = (text: string) => text.replace(EACH_WIDTH, `${address}.$1?w=$2&${version}`);
  for (const source of tile.querySelectorAll('picture source')) {
    if (source instanceof HTMLSourceElement) source.srcset = inColour(source.srcset);
  }
  for (const image of tile.querySelectorAll<HTMLImageElement>('picture img')) image.src = inColour(image.src);
  for (const other of tile.querySelectorAll('a[data-look]')) other.removeAttribute('aria-current');
  mark.ariaCurrent = 'true';
  followColour(tile, mark);
}

/** Name and button open the goods with this colour chosen. */
function followColour(tile: HTMLElement, mark: HTMLAnchorElement): void {
  const options = new URL(mark.href).searchParams.get('configurableOptions') ?? '';
  for (const link of tile.querySelectorAll<HTMLAnchorElement>('a[data-sku]')) link.href = mark.href;
  for (const link of tile.querySelectorAll<HTMLAnchorElement>('a[href*="panel=configurable-options"]')) {
    const address = new URL(link.href);
    address.searchParams.set('options', options);
    link.href = address.href;
  }
}
