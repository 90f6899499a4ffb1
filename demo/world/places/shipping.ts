// Shipping methods, with gross prices and the free limit of each store in its own basis.
import { STORES } from '../stores';
import type { ShippingMethod, StoreCode } from '../types';

interface Row extends Omit<ShippingMethod, 'prices'> {
  stores: readonly StoreCode[];
  grossOere: number;
}

const ALL: readonly StoreCode[] = ['b2c', 'b2b', 'b2cb', 'b2b_uniq', 'firmagaver_dk', 'punchout'];
const BUSINESS: readonly StoreCode[] = ['b2b', 'b2b_uniq', 'firmagaver_dk', 'punchout'];
const CONSUMER: readonly StoreCode[] = ['b2c', 'b2cb'];
/** Stores whose customers may have a weekly round. */
const ROUTED: readonly StoreCode[] = ['b2b', 'b2b_uniq', 'punchout'];

const PLAIN = {
  channel: 'day',
  needsServicePoint: false,
  needsShop: false,
  minGrams: null,
  maxGrams: null,
  maxLongestMm: null,
  unitGrams: null,
  bands: [],
} satisfies Partial<ShippingMethod>;

// biome-ignore format: one row of data reads as one line
const ROWS: readonly Row[] = [
  { ...PLAIN, carrierCode: 'parcel', methodCode: 'home', carrierTitle: 'Pakkepost', title: 'Til døren', titleEn: 'To your door', note: 'Leveres mellem kl. 8 og 17.', noteEn: 'Delivered between 8:00 and 17:00.', stores: CONSUMER, grossOere: 5900, kind: 'freeShipping1', sort: 10, deliveryDays: 1, maxGrams: 35_000, maxLongestMm: 2000, bands: [[20_000, 5900], [35_000, 9900]] },
  { ...PLAIN, carrierCode: 'parcel', methodCode: 'business', carrierTitle: 'Erhvervspakke', title: 'Til arbejdspladsen', titleEn: 'To the workplace', note: 'Dag til dag ved bestilling inden kl. 14 på hverdage.', noteEn: 'Next working day when ordered before 14:00 on weekdays.', stores: BUSINESS, grossOere: 8625, kind: 'freeShipping1', sort: 10, deliveryDays: 1, maxGrams: 150_000, maxLongestMm: 2400, bands: [[20_000, 8625], [50_000, 12_375], [150_000, 24_875]] },
  { ...PLAIN, carrierCode: 'parcelshop', methodCode: 'service_point', carrierTitle: 'Pakkeshop', title: 'Til pakkeshop', titleEn: 'To a parcel shop', note: '1–2 hverdage. Du får en sms, når pakken er klar.', noteEn: '1–2 working days. You will get a text message when the parcel is ready.', stores: CONSUMER, grossOere: 3900, kind: 'freeShipping1', channel: 'point', needsServicePoint: true, sort: 15, deliveryDays: 1, maxGrams: 20_000, maxLongestMm: 1500 },
  { ...PLAIN, carrierCode: 'route', methodCode: 'weekday', carrierTitle: 'Fast rute', title: 'På jeres faste leveringsdag', titleEn: 'On your fixed delivery day', note: 'Bestil inden kl. 14 hverdagen før.', noteEn: 'Order before 14:00 on the working day before.', stores: ROUTED, grossOere: 0, kind: 'freeShipping3', channel: 'route', sort: 15, deliveryDays: 1 },
  { ...PLAIN, carrierCode: 'route', methodCode: 'with_order', carrierTitle: 'Fast rute', title: 'Sammen med en anden ordre', titleEn: 'Together with another order', note: 'Leveres med en ordre, der allerede er på vej til samme adresse.', noteEn: 'Delivered with an order that is already on its way to the same address.', stores: ROUTED, grossOere: 0, kind: 'freeShipping3', channel: 'collected', sort: 18, deliveryDays: 1 },
  { ...PLAIN, carrierCode: 'parcel', methodCode: 'interval', carrierTitle: 'Pakkepost', title: 'I et tidsrum, du vælger', titleEn: 'In a time slot you choose', note: 'Formiddag, eftermiddag eller aften på en hverdag.', noteEn: 'Morning, afternoon or evening on a weekday.', stores: [...CONSUMER, 'b2b'], grossOere: 8900, kind: 'paidShipping', channel: 'interval', sort: 25, deliveryDays: 1, maxGrams: 35_000, maxLongestMm: 2000 },
  { ...PLAIN, carrierCode: 'express', methodCode: 'before_ten', carrierTitle: 'Ekspres', title: 'Ekspres inden kl. 10', titleEn: 'Express before 10:00', note: 'Næste hverdag inden kl. 10 ved bestilling inden kl. 14 på hverdage.', noteEn: 'Next working day before 10:00 when ordered before 14:00 on weekdays.', stores: BUSINESS, grossOere: 24_900, kind: 'paidShipping', channel: 'express', sort: 30, deliveryDays: 1, maxGrams: 35_000, maxLongestMm: 1500 },
  { ...PLAIN, carrierCode: 'freight', methodCode: 'carry_in', carrierTitle: 'Fragtmand', title: 'Fragtmand med indbæring', titleEn: 'Carrier with carry-in', note: 'Møbler og tunge varer. Vi ringer dagen før.', noteEn: 'Furniture and heavy goods. We call the day before.', stores: ['b2c', 'b2b', 'b2cb', 'b2b_uniq'], grossOere: 49_900, kind: 'paidShipping', sort: 40, deliveryDays: 5, minGrams: 15_000, maxGrams: 500_000, bands: [[100_000, 49_900], [250_000, 79_900], [500_000, 119_900]] },
  { ...PLAIN, carrierCode: 'freight', methodCode: 'pallet', carrierTitle: 'Fragtmand', title: 'På palle til kantsten', titleEn: 'On a pallet to the kerb', note: 'Pris pr. palle på højst 600 kg.', noteEn: 'Price per pallet of up to 600 kg.', stores: ['b2c', 'b2b', 'b2cb', 'b2b_uniq', 'punchout'], grossOere: 44_900, kind: 'paidShipping', channel: 'pallet', sort: 45, deliveryDays: 3, minGrams: 100_000, unitGrams: 600_000 },
  { ...PLAIN, carrierCode: 'collect', methodCode: 'shop', carrierTitle: 'Afhent selv', title: 'Hent i butik', titleEn: 'Collect in shop', note: 'Klar inden for 3 timer i åbningstiden, når butikken har varerne.', noteEn: 'Ready within 3 opening hours when the shop has the goods.', stores: ['b2c', 'b2b', 'b2cb'], grossOere: 0, kind: 'freeShipping3', channel: 'shop', needsShop: true, sort: 50, deliveryDays: 0 },
  { ...PLAIN, carrierCode: 'warehouse', methodCode: 'internal', carrierTitle: 'Intern', title: 'Lagerhotel', titleEn: 'Warehouse hotel', note: 'Sendes sammen med varer fra jeres lagerhotel.', noteEn: 'Sent with goods from your warehouse hotel.', stores: ALL, grossOere: 0, kind: 'hiddenShipping', sort: 90, deliveryDays: 1 },
];

const FREE_FROM = new Map(STORES.map((store) => [store.code, store.freeFreightFromOere]));

export const SHIPPING_METHODS: readonly ShippingMethod[] = ROWS.map(({ stores, grossOere, ...method }) => ({
  ...method,
  prices: stores.map((store) => ({
    store,
    grossOere,
    freeFromOere: method.kind === 'freeShipping1' ? (FREE_FROM.get(store) ?? null) : null,
  })),
}));
