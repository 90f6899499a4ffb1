// Ways to get the goods, with gross prices and the free limit of each store in its own basis.
import { STORES } from '../stores';
import type { ShippingMethod, StoreCode } from '../types';

interface Row extends Omit<ShippingMethod, 'prices'> {
  stores: readonly StoreCode[];
  grossOere: number;
  /** Obeys the store's free-freight limit. */
  canBeFree: boolean;
}

const ALL: readonly StoreCode[] = ['b2c', 'b2b', 'b2cb', 'b2b_uniq', 'firmagaver_dk', 'punchout'];
const BUSINESS: readonly StoreCode[] = ['b2b', 'b2b_uniq', 'firmagaver_dk', 'punchout'];
const CONSUMER: readonly StoreCode[] = ['b2c', 'b2cb'];

// biome-ignore format: one row of data reads as one line
const ROWS: readonly Row[] = [
  { carrierCode: 'parcelshop', methodCode: 'service_point', carrierTitle: 'Pakkeshop', title: 'Til pakkeshop', titleEn: 'To a parcel shop', note: '1-2 hverdage. Du får en sms, når pakken er klar.', noteEn: '1-2 weekdays. You get a text message when the parcel is ready.', stores: CONSUMER, grossOere: 3900, canBeFree: true, kind: 'paidShipping', needsServicePoint: true, needsShop: false, sort: 10, deliveryDays: 1 },
  { carrierCode: 'parcel', methodCode: 'home', carrierTitle: 'Pakkepost', title: 'Til døren', titleEn: 'To your door', note: '1-2 hverdage, levering mellem kl. 8 og 17.', noteEn: '1-2 weekdays, delivered between 8 and 17.', stores: CONSUMER, grossOere: 5900, canBeFree: true, kind: 'paidShipping', needsServicePoint: false, needsShop: false, sort: 20, deliveryDays: 1 },
  { carrierCode: 'parcel', methodCode: 'business', carrierTitle: 'Erhvervspakke', title: 'Til arbejdspladsen', titleEn: 'To the workplace', note: 'Dag til dag ved bestilling inden kl. 14.', noteEn: 'Next day when ordered before 14:00.', stores: BUSINESS, grossOere: 8625, canBeFree: true, kind: 'freeShipping1', needsServicePoint: false, needsShop: false, sort: 10, deliveryDays: 1 },
  { carrierCode: 'route', methodCode: 'weekday', carrierTitle: 'Fast rute', title: 'På jeres faste leveringsdag', titleEn: 'On your fixed delivery day', note: 'Samles til én ugentlig levering; bestil inden kl. 14 dagen før.', noteEn: 'Collected into one weekly delivery; order before 14:00 the day before.', stores: ['b2b', 'b2b_uniq', 'punchout'], grossOere: 0, canBeFree: true, kind: 'freeShipping3', needsServicePoint: false, needsShop: false, sort: 15, deliveryDays: 7 },
  { carrierCode: 'express', methodCode: 'before_ten', carrierTitle: 'Ekspres', title: 'Ekspres inden kl. 10', titleEn: 'Express before 10:00', note: 'Næste hverdag inden kl. 10 ved bestilling inden kl. 14.', noteEn: 'Next weekday before 10:00 when ordered before 14:00.', stores: BUSINESS, grossOere: 24_900, canBeFree: false, kind: 'paidShipping', needsServicePoint: false, needsShop: false, sort: 30, deliveryDays: 1 },
  { carrierCode: 'freight', methodCode: 'carry_in', carrierTitle: 'Fragtmand', title: 'Fragtmand med indbæring', titleEn: 'Carrier with carry-in', note: 'Møbler og paller på aftalt dag. Vi ringer dagen før.', noteEn: 'Furniture and pallets on an agreed day. We call the day before.', stores: ['b2c', 'b2b', 'b2cb', 'b2b_uniq'], grossOere: 49_900, canBeFree: false, kind: 'paidShipping', needsServicePoint: false, needsShop: false, sort: 40, deliveryDays: 5 },
  { carrierCode: 'collect', methodCode: 'shop', carrierTitle: 'Afhent selv', title: 'Hent i butik', titleEn: 'Collect in shop', note: 'Klar inden for 3 timer i åbningstiden.', noteEn: 'Ready within 3 hours during opening hours.', stores: ['b2c', 'b2b', 'b2cb'], grossOere: 0, canBeFree: true, kind: 'freeShipping1', needsServicePoint: false, needsShop: true, sort: 50, deliveryDays: 0 },
  { carrierCode: 'warehouse', methodCode: 'internal', carrierTitle: 'Intern', title: 'Lagerhotel', titleEn: 'Warehouse hotel', note: 'Sendes sammen med varer fra jeres lagerhotel.', noteEn: 'Sent with goods from your warehouse hotel.', stores: ALL, grossOere: 0, canBeFree: true, kind: 'hiddenShipping', needsServicePoint: false, needsShop: false, sort: 90, deliveryDays: 1 },
];

const FREE_FROM = new Map(STORES.map((store) => [store.code, store.freeFreightFromOere]));

export const SHIPPING_METHODS: readonly ShippingMethod[] = ROWS.map(({ stores, grossOere, canBeFree, ...method }) => ({
  ...method,
  prices: stores.map((store) => ({
    store,
    grossOere,
    freeFromOere: canBeFree ? (FREE_FROM.get(store) ?? null) : null,
  })),
}));
