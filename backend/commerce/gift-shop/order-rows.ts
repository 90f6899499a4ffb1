// The rows of a gift shop's order: each gift at the agreed price, the company's address, the agreed day, nothing for freight.
import { randomBytes } from 'node:crypto';
import type { MethodRow } from '#backend/commerce/delivery/delivery.sql';
import type { NewLine, NewOrder } from '#backend/commerce/order/order.sql';
import type { PostalAddress } from '#backend/db/tables/cart';
import type { GiftShopBuyer } from '#backend/db/tables/gift-shop';
import { giftShopQuote } from '#domain/gift-shop/gift-shop';
import { type PriceBasis, VAT_BP } from '#domain/money/vat';
import type { GiftShopRow } from './gift-shop.sql';
import type { OfferedGift } from './gifts.sql';

const WORDS = {
  da: {
    shop: 'Valgshop',
    packaging: 'Indpakning',
    wrapped: 'Gavepapir og navnelabel',
    label: 'Navnelabel',
    carrier: 'Levering',
    method: 'Levering på den aftalte dag',
    home: 'Til hver medarbejder på den aftalte dag',
  },
  en: {
    shop: 'Gift shop',
    packaging: 'Packaging',
    wrapped: 'Gift wrapping and name label',
    label: 'Name label',
    carrier: 'Delivery',
    method: 'Delivery on the agreed day',
    home: 'To each employee on the agreed day',
  },
} as const;

export interface GiftSums {
  net: number;
  vat: number;
  gross: number;
  vatBp: number;
}

/** The agreed price holds, no matter what the goods cost in the shop that day. */
export function giftLines(
  wanted: readonly { gift: OfferedGift; pieces: number }[],
  { language, packaging, grossOere }: GiftShopRow,
  basis: PriceBasis,
): { lines: NewLine[]; sums: GiftSums } {
  const words = WORDS[language];
  const each = giftShopQuote(1, grossOere ?? 0);
  const options =
    packaging === 'wrapped' || packaging === 'label' ? [{ label: words.packaging, value: words[packaging] }] : [];
  const lines = wanted.map(({ gift, pieces }, at): NewLine => {
    const unitOere = basis === 'net' ? each.net : each.gross;
    return {
      ...{
        position: at + 1,
        productId: gift.id,
        sku: gift.sku,
        unit: language === 'en' ? gift.unit_en : gift.unit_da,
        urlKey: gift.url_key,
        options,
      },
      name: language === 'en' ? gift.name_en || gift.name_da : gift.name_da,
      ...{ kind: 'goods', config: null, quantity: pieces, unitOere, rowOere: unitOere * pieces },
      ...{ vatBp: VAT_BP, vatOere: each.vat * pieces, priceReasons: [], note: null },
    };
  });
  const { net, vat, gross } = giftShopQuote(
    wanted.reduce((sum, { pieces }) => sum + pieces, 0),
    grossOere ?? 0,
  );
  return { lines, sums: { net, vat, gross, vatBp: VAT_BP } };
}

const giftAddress = (buyer: GiftShopBuyer): PostalAddress => ({
  firstname: buyer.firstname,
  lastname: buyer.lastname,
  company: buyer.company,
  company2: null,
  street: [buyer.street],
  postcode: buyer.postcode,
  city: buyer.city,
  countryCode: 'DK',
  telephone: buyer.telephone,
  vatId: buyer.cvr || null,
  ean: buyer.ean || null,
  reqRekvirent: null,
  reqRekvnr: null,
  customerNotes: null,
  customerAddressId: null,
});

interface GiftOrderScene {
  cartId: string;
  basis: PriceBasis;
  /** The store's parcel delivery; null where it has none. */
  method: MethodRow | null;
  now: Date;
}

export function giftOrder(shop: GiftShopRow, sums: GiftSums, { cartId, basis, method, now }: GiftOrderScene): NewOrder {
  const { buyer, language, storeId, email, deliveryOn, destination, number } = shop;
  if (!buyer) throw new Error(`The gift shop ${number} has no address`);
  const words = WORDS[language];
  const address = giftAddress(buyer);
  return {
    publicToken: randomBytes(24).toString('base64url'),
    ...{ storeId, customerId: null, businessId: null, cartId, email, status: 'processing', basis, language },
    goodsOere: basis === 'net' ? sums.net : sums.gross,
    ...{ vatOere: sums.vat, totalExVatOere: sums.net, totalOere: sums.gross, shippingOere: 0 },
    ...{ shippingAddress: address, billingAddress: address, paymentCode: 'account' },
    shipping: {
      ...{ carrierCode: method?.carrierCode ?? 'parcel', methodCode: method?.methodCode ?? 'gift-shop' },
      ...{ carrierTitle: words.carrier, methodTitle: destination === 'home' ? words.home : words.method },
      ...{ servicePointId: null, pickupLocationCode: null },
      ...{ deliveryDate: deliveryOn, oere: 0, vatOere: 0, standardOere: 0, point: null, readyAt: null },
    },
    reference: buyer.reference || `${words.shop} ${number}`,
    comment: `${words.shop} ${number}`,
    placedAt: now,
    withdrawalToldAt: null,
  };
}
