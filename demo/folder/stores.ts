// The demo's stores, units and duties as records of shop.yaml.
import type { DutyRecord } from '#backend/shop-files/sections/duties';
import type { StoreRecord } from '#backend/shop-files/sections/stores';
import type { UnitRecord } from '#backend/shop-files/sections/units';
import { kronerFromOere } from '#backend/shop-files/sections/values';
import type { BonusCategory } from '../world/making/line';
import type { DemoWorld } from '../world/types';

/** Bonus points for each hundred kroner, for customers of the bonus shop. */
const POINTS_PER_HUNDRED = 20;
/** Minimum total of a company's subscription, in kroner without VAT. */
const SUBSCRIPTION_MINIMUM = kronerFromOere(300_00);

const POINTS_LAST_DAYS = 730;

const BONUS_CATEGORIES: readonly { code: BonusCategory; name: { da: string; en: string } }[] = [
  { code: 'til-bordet', name: { da: 'Til bordet', en: 'For the table' } },
  { code: 'til-hjemmet', name: { da: 'Til hjemmet', en: 'For the home' } },
  { code: 'paa-farten', name: { da: 'På farten', en: 'On the move' } },
  { code: 'gaver', name: { da: 'Gaver', en: 'Gifts' } },
];

export const storeRecords = ({ stores }: DemoWorld): StoreRecord[] =>
  stores.map((store) => ({
    code: store.code,
    id: store.magentoId,
    name: store.name,
    domain: store.domain,
    basis: store.basis,
    shows_vat: store.showPricesIncludingTax,
    ...(store.freeFreightFromOere === null ? {} : { free_freight_from: kronerFromOere(store.freeFreightFromOere) }),
    allow_lists: store.allowLists,
    login_required: store.loginRequired,
    punchout: store.enablePunchoutFeatures,
    points_per_hundred: POINTS_PER_HUNDRED,
    points_last_days: POINTS_LAST_DAYS,
    bonus_categories: store.code === 'b2b' ? [...BONUS_CATEGORIES] : [],
    ...(store.basis === 'net' ? { subscription_minimum: SUBSCRIPTION_MINIMUM } : {}),
    account_link: store.enableAccountLink,
    search: store.enableSearch,
    cookie_information: store.enabledCookieInformation,
    asynchronous_prices: store.asynchronousPrices,
    payment: ['card', 'account'],
    ...(store.gtm === null ? {} : { tag_manager: store.gtm }),
    open_graph: store.opengraph,
    popular_searches: { da: store.popularSearchTerms, en: store.popularSearchTermsEn },
  }));

export const unitRecords = ({ units }: DemoWorld): UnitRecord[] =>
  units.map(({ code, label, labelEn, plural, pluralEn, unece }) => ({
    code,
    label: { da: label, en: labelEn },
    plural: { da: plural, en: pluralEn },
    unece,
  }));

export const dutyRecords = ({ dutyRates }: DemoWorld): DutyRecord[] =>
  dutyRates.map(({ code, label, labelEn, per, grossOerePerUnit, validFrom, validTo }) => ({
    code,
    label: { da: label, en: labelEn },
    per,
    amount: kronerFromOere(grossOerePerUnit),
    from: validFrom,
    ...(validTo === null ? {} : { to: validTo }),
  }));
