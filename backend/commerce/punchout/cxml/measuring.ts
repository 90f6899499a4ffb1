// What the lines of a purchase order are measured by: the units that its products are sold in, and the ids of the shop's own lines.
import type { Reader } from '#backend/db/client';
import { designToldBy, lineOfAuxiliaryId } from '#domain/punchout/cxml/told-line';
import type { Measuring } from '#domain/purchase-order/decide';
import type { PurchaseLine } from '#domain/purchase-order/model';
import { unitsOfGoods } from './orders.sql';
import type { KnownSender } from './sender';

export async function measuringFor(
  items: readonly PurchaseLine[],
  { connection }: KnownSender,
  reader: Reader,
): Promise<Measuring> {
  const units = await unitsOfGoods(
    reader,
    items.map(({ sku }) => sku),
  );
  return {
    unitOf: (sku) => units.get(sku.toLowerCase()),
    designOf: designToldBy,
    lineIdOf: (auxiliaryId) => (auxiliaryId === null ? null : (lineOfAuxiliaryId(auxiliaryId)?.id ?? null)),
    agreedUnits: connection.settings.oci.units,
  };
}
