// Each ERP with its connector, in the same words: a round of the connector, what the ERP has of an order, and what its staff do.
import path from 'node:path';
import { ship } from '#backend/commerce/shipment/ship';
import { businessCentralRound } from '../../connectors/business-central';
import { businessCentralAt } from '../../connectors/business-central/client';
import { businessCentralSettings } from '../../connectors/business-central/settings';
import { shopClient } from '../../connectors/core/shop';
import { economicRound } from '../../connectors/economic';
import { economicAt } from '../../connectors/economic/client';
import { economicSettings } from '../../connectors/economic/settings';
import { folderRound } from '../../connectors/folder';
import { folderSettings } from '../../connectors/folder/settings';
import { unicontaSettings } from '../../connectors/uniconta/settings';
import { lifeAt } from '../backend/after-sales';
import { openBusinessCentral } from './business-central-stand-in';
import type { ConnectorShop } from './connector-shop';
import { openEconomic } from './economic-stand-in';
import { openFileErp, UNICONTA_ITEMS } from './file-erp';

interface SideLine {
  item: string;
  quantity: number;
  unitNetOere: number;
  vatBp: number;
}
/** Of a line with so many pieces. */
export type Pieces = (quantity: number) => number;

export interface ErpSide {
  /** The items of freight there. */
  freight: string;
  round(): Promise<void>;
  /** Staff load what a round has brought. */
  load?(): void;
  /** The next requests fail in one of the ways that the connector has to survive. */
  fail(random: (below: number) => number): void;
  linesOf(order: string): readonly SideLine[];
  /** The pieces of a parcel, then all that is left. */
  shipPart(order: string, pieces: Pieces): Promise<void>;
  shipRest(order: string): Promise<void>;
  /** Of so many pieces of each line. */
  invoice(order: string, pieces: Pieces): void;
  credit(order: string, pieces: Pieces): void;
  documentsOf(order: string): { kind: 'invoice' | 'credit'; number: string; totalOere: number }[];
  close(): void;
}

const PATIENCE = { timeoutMs: 1_000, pauseMs: 5, tries: 4 };
const WITHOUT_VAT = 'AFRUND-0';
const rateOf = (item: string): number => (item === WITHOUT_VAT ? 0 : 2_500);
const oere = (kroner: number): number => Math.round(kroner * 100);
const clientOf = (shop: ConnectorShop) => shopClient(shop.server.origin, shop.key, PATIENCE);
const log = (): void => undefined;

async function businessCentralSide(shop: ConnectorShop): Promise<ErpSide> {
  const central = await openBusinessCentral(rateOf);
  central.addCustomer('WEB');
  const positionFile = path.join(await shop.newFolder(), 'position.json');
  const account = (number: string) => ({ lineType: '=Account', lineObjectNumber: `=${number}` });
  const settings = businessCentralSettings.parse({
    ...{ api: central.api, tokenAt: central.tokenAt, company: central.company, privateCustomer: 'WEB' },
    lines: { freight: account('FRAGT'), rounding: { '2500': account('AFRUND-25'), '0': account(WITHOUT_VAT) } },
    longestRequestSeconds: 0.2,
  });
  const client = businessCentralAt({ ...settings, ...central.client }, PATIENCE);
  const parts = { shop: clientOf(shop), central: client, settings, positionFile, log };
  const soldAs = (order: string) => central.salesOrders.find((one) => one.externalDocumentNumber === order);
  const invoiceOf = (order: string) => central.salesInvoices.find((one) => one.externalDocumentNumber === order);
  return {
    freight: 'FRAGT',
    round: () => businessCentralRound(parts, shop.counter.clock.now()),
    fail: (random) =>
      void central.faults.push({
        ...{ method: 'POST', path: 'salesOrders' },
        fault: ([401, 429, 500, 'lost reply', 'half'] as const)[random(5)] ?? 401,
      }),
    linesOf: (order) =>
      (soldAs(order)?.salesOrderLines ?? []).map(({ lineObjectNumber: item, quantity, unitPrice }) => ({
        ...{ item, quantity, unitNetOere: oere(unitPrice), vatBp: rateOf(item) },
      })),
    async shipPart(order, pieces) {
      central.ship(soldAs(order)?.number ?? '', ({ quantity }) => pieces(quantity));
    },
    async shipRest(order) {
      central.ship(soldAs(order)?.number ?? '');
    },
    invoice: (order, pieces) => void central.invoice(soldAs(order)?.number ?? '', ({ quantity }) => pieces(quantity)),
    credit: (order, pieces) => void central.credit(invoiceOf(order)?.number ?? '', ({ quantity }) => pieces(quantity)),
    documentsOf(order) {
      const invoices = central.salesInvoices.filter((one) => one.externalDocumentNumber === order);
      const memos = central.salesCreditMemos.filter((memo) =>
        invoices.some(({ number }) => number === memo.invoiceNumber),
      );
      return [...invoices, ...memos].map((one, at) => ({
        ...{ kind: at < invoices.length ? ('invoice' as const) : ('credit' as const), number: one.number },
        totalOere: oere(one.totalAmountIncludingTax),
      }));
    },
    close: central.close,
  };
}

/** e-conomic has no shipments: the shop's staff ship. */
async function economicSide(shop: ConnectorShop): Promise<ErpSide> {
  const economic = await openEconomic(rateOf);
  const positionFile = path.join(await shop.newFolder(), 'position.json');
  const settings = economicSettings.parse({
    ...{ api: economic.api, layout: 19, paymentTerms: 1, customerGroup: 1, privateCustomer: 7, vatZones: { '*': 1 } },
    products: { freight: 'FRAGT', rounding: { '2500': 'AFRUND-25', '0': WITHOUT_VAT } },
  });
  const client = economicAt(economic.api, economic.tokens, PATIENCE);
  const parts = { shop: clientOf(shop), economic: client, settings, log };
  const draftOf = (order: string) => economic.drafts.find(({ references }) => references?.other === order);
  const bookedOf = (order: string) => economic.booked.filter(({ references }) => references?.other === order);
  const linesOf: ErpSide['linesOf'] = (order) =>
    (draftOf(order)?.lines ?? []).map(({ product: { productNumber: item }, quantity, unitNetPrice }) => ({
      ...{ item, quantity, unitNetOere: oere(unitNetPrice), vatBp: rateOf(item) },
    }));
  const shipOrder = async (order: string, pieces: ReadonlyMap<string, number> | null) => {
    const shipped = await ship(order, { pieces, carrier: null, trackingNumber: '' }, lifeAt(shop.counter));
    if (!shipped.ok) throw new Error(`${order}: ${shipped.code}`);
  };
  return {
    freight: 'FRAGT',
    linesOf,
    round: () => economicRound(parts, positionFile, shop.counter.clock.now()),
    fail: (random) =>
      void economic.faults.push({
        ...{ method: 'POST', path: '/orders/drafts' },
        fault: ([429, 500, 'lost reply'] as const)[random(3)] ?? 429,
      }),
    async shipPart(order, pieces) {
      const goods = linesOf(order).filter(({ item }) => shop.skus.includes(item));
      const parcel = goods.map(({ item, quantity }) => [item, pieces(quantity)] as const);
      await shipOrder(order, new Map(parcel.filter(([, quantity]) => quantity > 0)));
    },
    shipRest: (order) => shipOrder(order, null),
    invoice: (order, pieces) =>
      void economic.book(draftOf(order)?.orderNumber ?? 0, ({ quantity }) => pieces(quantity)),
    credit(order, pieces) {
      const [invoice] = bookedOf(order);
      if (invoice) economic.credit(invoice, ({ quantity }) => pieces(quantity));
    },
    documentsOf: (order) =>
      bookedOf(order).map(({ bookedInvoiceNumber, grossAmount }) => ({
        ...{ kind: grossAmount < 0 ? ('credit' as const) : ('invoice' as const), number: String(bookedInvoiceNumber) },
        totalOere: oere(Math.abs(grossAmount)),
      })),
    close: economic.close,
  };
}

async function fileSide(shop: ConnectorShop, kind: 'folder' | 'uniconta'): Promise<ErpSide> {
  const folder = await shop.newFolder();
  const erp = openFileErp(folder, kind);
  const uniconta = () => unicontaSettings({ privateCustomer: 'WEB', items: UNICONTA_ITEMS });
  const settings = kind === 'folder' ? folderSettings.parse({}) : uniconta();
  const parts = { folder, shop: clientOf(shop), settings, log };
  const left = new Map<string, Map<string, number>>();
  const shipped = (order: string, item: string) => left.get(order)?.get(item) ?? 0;
  return {
    freight: kind === 'folder' ? 'freight' : UNICONTA_ITEMS.freight,
    linesOf: erp.linesOf,
    load: erp.load,
    round() {
      erp.exportLists();
      return folderRound(parts);
    },
    fail(random) {
      const fault = random(2) === 0 ? ('lost reply' as const) : (503 as const);
      shop.server.faults.push({ path: `/api/bulk/${['shipments', 'invoices'][random(2)]}`, fault });
    },
    async shipPart(order, pieces) {
      left.set(order, new Map(erp.linesOf(order).map(({ item, quantity }) => [item, pieces(quantity)])));
      erp.ship(order, ({ item }) => shipped(order, item));
    },
    async shipRest(order) {
      erp.ship(order, ({ item, quantity }) => quantity - shipped(order, item));
    },
    invoice: (order, pieces) => erp.invoice(order, ({ quantity }) => pieces(quantity)),
    credit: (order, pieces) => erp.credit(order, ({ quantity }) => pieces(quantity)),
    documentsOf: (number) => erp.documents.flatMap(({ order, ...document }) => (order === number ? [document] : [])),
    close: () => undefined,
  };
}

export const ERP_SIDES: Readonly<Record<string, (shop: ConnectorShop) => Promise<ErpSide>>> = {
  'Business Central': businessCentralSide,
  'e-conomic': economicSide,
  'the folder': (shop) => fileSide(shop, 'folder'),
  Uniconta: (shop) => fileSide(shop, 'uniconta'),
};
