// Agreements of companies with the shop: contract prices, contract products and shopping lists.
import { iso, startOfDay } from '../making/pricing';
import type { ContractPrice, WorldProduct, WorldShoppingList } from '../types';
import { ADVICE, HAVNEN, KOMMUNE } from './businesses';

/** [company, share of the shelf price, what the agreement is about] */
// biome-ignore format: one row of data reads as one line
const AGREEMENTS: readonly (readonly [businessId: number, share: number, names: readonly string[]])[] = [
  [HAVNEN, 0.82, ['Kopipapir Skovly A4 80 g', 'Kaffebønner Kajplads Morgenskib 1 kg', 'Toner HP 415A', 'Brevordner Mosevang Ordner A4 75 mm', 'Kuglepen Nordlys Klik 0,7 mm']],
  [KOMMUNE, 0.78, ['Kopipapir Skovly A4 80 g', 'Håndklædeark Fnug Fold', 'Håndsæbe Blankvand Mild', 'Brevordner Mosevang Ordner A4 50 mm', 'Toiletpapir Fnug Blød']],
  [ADVICE, 0.8, ['Toner Brother TN-2420', 'Kopipapir Skovly A4 80 g']],
];

function agreed(products: readonly WorldProduct[], names: readonly string[], most: number): WorldProduct[] {
  return names.flatMap((name) =>
    products.filter((product) => product.type === 'simple' && product.name.startsWith(name)).slice(0, most),
  );
}

export function contractPrices(products: readonly WorldProduct[], now: Date): ContractPrice[] {
  return AGREEMENTS.flatMap(([businessId, share, names]) =>
    agreed(products, names, 4).map((product) => ({
      businessId,
      sku: product.sku,
      grossOere: Math.round((product.priceGrossOere * share) / 25) * 25,
      validFrom: iso(startOfDay(now, -200)),
      validTo: iso(startOfDay(now, 500)),
    })),
  );
}

export function shoppingLists(products: readonly WorldProduct[], now: Date): WorldShoppingList[] {
  const skus = (names: readonly string[], most = 2) => agreed(products, names, most).map(({ sku }) => sku);
  const contract = (businessId: number) => skus(AGREEMENTS.find(([id]) => id === businessId)?.[2] ?? [], 4);
  const created = (days: number) => iso(startOfDay(now, -days));
  const own = { isContractGoods: false, isWarehouseHotel: false } as const;
  const shared = { ownerEmail: null, isWarehouseHotel: false } as const;
  return [
    {
      ...shared,
      key: 'contract-havnen',
      name: 'Aftalevarer',
      businessId: HAVNEN,
      isContractGoods: true,
      skus: contract(HAVNEN),
      sortOrder: 1,
      createdAt: created(200),
    },
    {
      ...shared,
      key: 'contract-kommune',
      name: 'Aftalevarer',
      businessId: KOMMUNE,
      isContractGoods: true,
      skus: contract(KOMMUNE),
      sortOrder: 1,
      createdAt: created(200),
    },
    {
      ...shared,
      key: 'contract-advice',
      name: 'Aftalevarer',
      businessId: ADVICE,
      isContractGoods: true,
      skus: contract(ADVICE),
      sortOrder: 1,
      createdAt: created(200),
    },
    {
      ownerEmail: null,
      key: 'hotel-havnen',
      name: 'Lagerhotel',
      businessId: HAVNEN,
      isContractGoods: false,
      isWarehouseHotel: true,
      skus: skus(['Kuvert Skovly Kulør', 'Notesbog Gråand Lærred'], 3),
      sortOrder: 2,
      createdAt: created(120),
    },
    {
      ...own,
      key: 'kitchen-havnen',
      name: 'Køkken og kaffe',
      ownerEmail: null,
      businessId: HAVNEN,
      skus: skus(['Kaffebønner Kajplads', 'Te Morgenfrue', 'Køkkenrulle Fnug', 'Universalrengøring Blankvand Alt']),
      sortOrder: 3,
      createdAt: created(90),
    },
    {
      ...own,
      key: 'studio-birgitte',
      name: 'Tegnestuen',
      ownerEmail: 'birgitte@havnens-arkitekter.example',
      businessId: HAVNEN,
      skus: skus(['Permanent marker Solhverv Fast', 'Gelpen Nordlys Arkiv', 'Kopipapir Skovly A3']),
      sortOrder: 4,
      createdAt: created(40),
    },
    {
      ...own,
      key: 'home-anna',
      name: 'Hjemmekontoret',
      ownerEmail: 'anna@example.dk',
      businessId: null,
      skus: skus(['Blækpatron HP 305XL', 'Kopipapir Hverdag A4 80 g', 'Notesbog Gråand Dagbog A5'], 1),
      sortOrder: 1,
      createdAt: created(30),
    },
    {
      ...own,
      key: 'school-grethe',
      name: 'Skoleåret',
      ownerEmail: 'grethe@fjordhavn.example',
      businessId: KOMMUNE,
      skus: skus(['Kollegiehæfte Hverdag', 'Blyant Skovly', 'Whiteboardmarker Hverdag Skole']),
      sortOrder: 2,
      createdAt: created(70),
    },
  ];
}
