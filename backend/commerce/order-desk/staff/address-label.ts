// Address labels as one PDF, a page of A6 for each order: sender, destination, telephone, weight, and the order's number as Code 128. They
// name no carrier as their source: a carrier's label comes from its system.
import type { Pen } from '#backend/pdf-pen';
import type { Seller } from '#domain/e-invoice/model';
import { parcelGrams } from '#domain/order/parcel-weight';
import type { PackedProduct, SlipSheets } from './packing-slip';

/** What the thread that draws gets. */
export interface LabelSheets extends Omit<SlipSheets, 'slips'> {
  labels: SlipSheets['slips'];
  /** Null where no seller is set: the name of the store alone is the sender. */
  seller: Seller | null;
}

const [PAGE_WIDTH, PAGE_HEIGHT] = [297.64, 419.53];
const MARGIN = 18;
const WIDTH = PAGE_WIDTH - 2 * MARGIN;
const ADDRESS = { top: 84, height: 148, largest: 17, smallest: 8 };
const FACTS = { top: 240, height: 66 };
const CODE = { top: 316, height: 52, widest: 1.6 };

/** The bytes of the PDF. */
export async function drawAddressLabels({ labels, products, seller, at }: LabelSheets): Promise<Buffer> {
  const { penBytes, Pen: PdfPen } = await import('#backend/pdf-pen');
  const { default: bwip } = await import('bwip-js/node');
  const pen = new PdfPen({
    ...{ size: 'A6', margin: MARGIN, autoFirstPage: false, lang: 'da-DK', displayTitle: true },
    info: {
      Title: `Adresselabels ${labels.map(({ staff }) => staff.whole.order.number).join(', ')}`,
      CreationDate: at,
      ModDate: at,
    },
  });
  const bytes = penBytes(pen);
  for (const label of labels) {
    pen.addPage();
    drawLabelAddresses(pen, label, seller);
    drawLabelFacts(pen, label, products);
    const [code] = bwip.raw('code128', label.staff.whole.order.number, '');
    drawLabelBars(pen, code && 'sbs' in code ? code.sbs : []);
    drawLabelFoot(pen, label.staff.whole.order.number);
  }
  pen.end();
  return bytes;
}

type Label = LabelSheets['labels'][number];

function drawLabelAddresses(pen: Pen, { staff, words }: Label, seller: Seller | null): void {
  const names = [...new Set([staff.place.store_name, seller?.name ?? ''])].filter((name) => name !== '');
  const { street = '', postcode = '', city = '' } = seller?.address ?? {};
  const from = [names.join(', '), street, `${postcode} ${city}`.trim()].filter((row) => row !== '');
  pen
    .font('text')
    .fontSize(8)
    .text(`Fra: ${from.join('\n')}`, MARGIN, MARGIN, { width: WIDTH, height: 50, ellipsis: true });
  drawLabelRule(pen, ADDRESS.top - 12);
  const { point, servicePointId } = staff.whole.order.shipping;
  const shop = point ? [`Pakkeshop ${servicePointId ?? ''}`.trim()] : [];
  const rows = [...shop, ...words.address].join('\n');
  pen
    .font('strong')
    .fontSize(sizeFitting(pen, rows))
    .text(rows, MARGIN, ADDRESS.top, {
      ...{ width: WIDTH, height: ADDRESS.height, ellipsis: true },
    });
  drawLabelRule(pen, FACTS.top - 6);
}

/** The largest size at which all rows have room; the smallest size where none is small enough. */
function sizeFitting(pen: Pen, rows: string): number {
  let size = ADDRESS.largest;
  while (
    size > ADDRESS.smallest &&
    pen.font('strong').fontSize(size).heightOfString(rows, { width: WIDTH }) > ADDRESS.height
  )
    size -= 1;
  return size;
}

function drawLabelFacts(pen: Pen, { staff, words }: Label, products: ReadonlyMap<number, PackedProduct>): void {
  const { order, lines } = staff.whole;
  const grams = parcelGrams(lines, (id) => products.get(id)?.grams ?? 0);
  const telephone = order.shippingAddress.telephone || order.billingAddress.telephone;
  const way = [order.shipping.carrierTitle, order.shipping.methodTitle].filter(Boolean).join(': ');
  if (words.warning) pen.font('strong').fontSize(10).text(words.warning, MARGIN, FACTS.top, { width: WIDTH });
  const facts = [
    telephone && `Telefon: ${telephone}`,
    grams !== null && `Vægt: ${(Math.ceil(grams / 100) / 10).toLocaleString('da-DK')} kg`,
    way && `Levering: ${way}`,
    order.shippingAddress.customerNotes && `Bemærkning: ${order.shippingAddress.customerNotes}`,
  ].filter(Boolean);
  const top = words.warning ? pen.y + 2 : FACTS.top;
  const height = Math.max(12, FACTS.top + FACTS.height - top);
  pen.font('text').fontSize(9).text(facts.join('\n'), MARGIN, top, { width: WIDTH, height, ellipsis: true });
}

/** Bars and gaps in turn, in modules, in the middle of the page: white margins left and right belong to the code. */
function drawLabelBars(pen: Pen, modules: readonly number[]): void {
  const sum = modules.reduce((total, module) => total + module, 0);
  const unit = Math.min(CODE.widest, (WIDTH - 20) / sum);
  let left = (PAGE_WIDTH - sum * unit) / 2;
  for (const [at, module] of modules.entries()) {
    if (at % 2 === 0) pen.rect(left, CODE.top, module * unit, CODE.height);
    left += module * unit;
  }
  pen.fill('black');
}

function drawLabelFoot(pen: Pen, number: string): void {
  const centred = { width: WIDTH, align: 'center', lineBreak: false } as const;
  pen
    .font('strong')
    .fontSize(12)
    .text(`Ordre ${number}`, MARGIN, CODE.top + CODE.height + 4, centred);
  pen
    .font('text')
    .fontSize(6)
    .text('Adresselabel fra butikken, uden porto', MARGIN, PAGE_HEIGHT - MARGIN - 8, centred);
}

const drawLabelRule = (pen: Pen, y: number): void => {
  pen
    .moveTo(MARGIN, y)
    .lineTo(PAGE_WIDTH - MARGIN, y)
    .lineWidth(0.7)
    .stroke();
};
