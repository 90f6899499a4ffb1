// Products as the bonus shop shows them: priced in points, at separate addresses, and sold only for points.
import { bonusShopPath, inBonusShop } from '#domain/page/addresses';
import type { Crumb, ProductPage, Tile, TileAction } from '~/models/product';

/** Options are chosen on the bonus shop's page. Products that cannot be added to the cart directly are not sold for points. */
function actionForPoints(action: TileAction): TileAction {
  if (action.kind === 'configure') return { ...action, href: inBonusShop(action.href) };
  return action.kind === 'add-to-cart' || action.kind === 'sold-out' ? action : { kind: 'none' };
}

const NOT_FOR_MONEY = { price: null, forPoints: true } as const;
const WITHOUT_OFFER = (label: Tile['label']): Tile['label'] => (label?.kind === 'badge' ? label : null);

export const tileForPoints = (tile: Tile): Tile => ({
  ...tile,
  ...NOT_FOR_MONEY,
  href: inBonusShop(tile.href),
  label: WITHOUT_OFFER(tile.label),
  action: actionForPoints(tile.action),
});

export const pageForPoints = (page: ProductPage, shop: Crumb['label']): ProductPage => ({
  ...page,
  ...NOT_FOR_MONEY,
  href: inBonusShop(page.href),
  canonical: inBonusShop(page.canonical),
  label: WITHOUT_OFFER(page.label),
  perPiece: null,
  freight: null,
  crumbs: [
    { label: shop, href: bonusShopPath() },
    { label: page.name, href: inBonusShop(page.canonical) },
  ],
  options: page.options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, href: inBonusShop(value.href) })),
  })),
  // Papers and lists name prices in kroner.
  pdfHref: null,
  heart: undefined,
  accessories: [],
  related: [],
  action: actionForPoints(page.action),
});
