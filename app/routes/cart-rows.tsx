// What goes with the goods in the cart: drawn once by the server, so that its tiles' code and data stay there. A change of the cart leaves it as it is.
import { cartPath } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { TileRow as TileRowModel } from '~/models/content';
import { serverModel } from '~/page-context';
import { type Language, ServerOnly } from '~/ui/kit';
import { TileRow } from '~/ui/shop/tile-grid';

export const CART_ROWS = serverModel<TileRowModel[]>();

export function CartRows({ language }: { language: Language }) {
  return <ServerOnly>{import.meta.env.SSR ? <CartTiles language={language} /> : null}</ServerOnly>;
}

function CartTiles({ language }: { language: Language }) {
  const rows = CART_ROWS.useModel() ?? [];
  const { t } = useTexts();
  return rows.map((row) => <TileRow key={row.id} {...row} t={t} language={language} here={cartPath()} />);
}
