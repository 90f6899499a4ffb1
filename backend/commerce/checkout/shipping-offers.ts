// What each way of delivery costs this cart. Spec §3 shipping kinds, business.free_shipping and its limit; the rule is domain/freight.
import type { Language } from '#backend/graphql/context';
import type { SignedIn } from '#backend/graphql/context';
import type { ChosenShipping } from '#backend/db/tables/cart';
import { type Freight, freightOf } from '#domain/freight';
import { type Oere, oere } from '#domain/money';
import { grossOfNet, inBasis, netOfGross, type PriceBasis } from '#domain/vat';
import type { MethodRow } from './rows';

export interface ShippingOffer {
  method: MethodRow;
  title: string;
  freight: Freight;
  exVat: Oere;
  inclVat: Oere;
}

export interface ShippingScene {
  /** Goods in the basis of the store, without duties. */
  goods: Oere;
  basis: PriceBasis;
  business: SignedIn['business'];
  language: Language;
}

const agreementOf = (business: SignedIn['business']) =>
  business && {
    freeShipping: business.freeShipping,
    limit: business.freeShippingLimitOere === null ? null : oere(business.freeShippingLimitOere),
  };

const limitOf = (limitOere: number | null) => (limitOere === null ? null : oere(limitOere));

export function offersOf(
  methods: readonly MethodRow[],
  { goods, basis, business, language }: ShippingScene,
): ShippingOffer[] {
  return methods.map((method) => {
    const rate = inBasis(oere(method.grossOere), basis);
    const freight = freightOf({
      goods,
      rate,
      isFreeMethod: method.grossOere === 0,
      storeLimit: limitOf(method.freeFromOere),
      business: agreementOf(business),
    });
    const { amount } = freight;
    return {
      method,
      title: language === 'en' ? method.titleEn : method.titleDa,
      freight,
      exVat: basis === 'net' ? amount : netOfGross(amount),
      inclVat: basis === 'net' ? grossOfNet(amount) : amount,
    };
  });
}

/** The offer that the cart's choice names; null when nothing is chosen or the choice is offered no more. */
export function chosenOffer(offers: readonly ShippingOffer[], chosen: ChosenShipping | null): ShippingOffer | null {
  return (
    offers.find(
      ({ method }) => method.carrierCode === chosen?.carrierCode && method.methodCode === chosen.methodCode,
    ) ?? null
  );
}

/** How far it is to free freight by the store's limit or the business's own, whatever the way of delivery. */
export function progressOf(storeLimitOere: number | null, { goods, business }: ShippingScene): Freight {
  return freightOf({
    goods,
    // Any price above nothing: only the limit counts here.
    rate: oere(1),
    isFreeMethod: false,
    storeLimit: limitOf(storeLimitOere),
    business: agreementOf(business),
  });
}
