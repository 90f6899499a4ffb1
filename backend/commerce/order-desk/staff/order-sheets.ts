// What the thread that draws makes of orders: packing slips or address labels.
import { drawAddressLabels, type LabelSheets } from './address-label';
import { packingSlips, type SlipSheets } from './packing-slip';

export type OrderSheets = SlipSheets | LabelSheets;

/** The bytes of the PDF. */
export const drawOrderSheets = (sheets: OrderSheets): Promise<Buffer> =>
  'labels' in sheets ? drawAddressLabels(sheets) : packingSlips(sheets);
