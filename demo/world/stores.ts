// The six stores, the units of sale and the statutory duties of the demo world.
import type { DutyRate, StoreCode, WorldStore, WorldUnit } from './types';

type Row = readonly [
  id: number,
  code: StoreCode,
  name: string,
  domain: string,
  gross: boolean,
  freeFrom: number | null,
  terms: string,
  termsEn: string,
  about: string,
];

// biome-ignore format: one row of data reads as one line
const ROWS: readonly Row[] = [
  [1, 'b2c', 'Kontorværk Privat', 'localhost', true, 49_900, 'kuglepen,kopipapir a4,kontorstol,hp 305xl,whiteboard,kaffebønner', 'ballpoint pen,copy paper a4,office chair,hp 305xl,whiteboard,coffee beans', 'Kontorartikler, møbler, kaffe og blæk til private.'],
  [2, 'b2b', 'Kontorværk Erhverv', 'localhost', false, 75_000, 'kopipapir a4,toner 415a,brevordner,hæve-sænkebord,håndklædeark,pakketape', 'copy paper a4,toner 415a,lever arch file,sit-stand desk,packing tape,whiteboard', 'Kontorartikler, møbler, kaffe og toner til virksomheder og det offentlige.'],
  [3, 'b2cb', 'Kontorværk Design', 'design.localhost', true, 99_900, 'hæve-sænkebord,kontorstol,bordlampe,reol eg,mødestol,plaid', 'sit-stand desk,office chair,table lamp,meeting chair,throw,vase', 'Møbler og lamper til arbejdspladsen derhjemme.'],
  [4, 'b2b_uniq', 'Kontorværk Rådgivning', 'uniq.localhost', false, 75_000, 'tn-2420,kopipapir,kontorstol,kaffebønner,skærm 27,headset', 'tn-2420,copy paper,office chair,coffee beans,headset,toner', 'Aftalte varer til kunder med egen rådgiver.'],
  [5, 'firmagaver_dk', 'Kontorværk Firmagaver', 'gaver.localhost', false, 250_000, 'gavekasse,chokolade,plaid,drikkeflaske,rygsæk,duftlys', 'gift box,chocolate,throw,water bottle,backpack,candle', 'Firmagaver og julegaver til medarbejdere og kunder.'],
  [6, 'punchout', 'Kontorværk Indkøbssystem', 'localhost', false, 75_000, 'kopipapir a4,toner,brevordner,kuglepen,håndsæbe', 'copy paper a4,toner,lever arch file,ballpoint pen,hand soap', 'Kontorværk gennem jeres eget indkøbssystem.'],
];

export const STORES: readonly WorldStore[] = ROWS.map(
  ([magentoId, code, name, domain, gross, freeFreightFromOere, terms, termsEn, about], at) => ({
    magentoId,
    code,
    name,
    domain,
    order: at + 1,
    basis: gross ? 'gross' : 'net',
    showPricesIncludingTax: gross,
    freeFreightFromOere,
    enablePunchoutFeatures: code === 'punchout',
    enableAccountLink: code !== 'punchout' && code !== 'firmagaver_dk',
    enableSearch: true,
    // Agreed prices may change between two views of a page.
    asynchronousPrices: code === 'b2b_uniq',
    allowLists: code === 'b2b_uniq',
    loginRequired: code === 'b2b_uniq',
    enabledCookieInformation: true,
    // No such container exists: none is requested until TAG_MANAGER_URL is set.
    gtm: 'GTM-DEMO',
    opengraph: { title: name, description: about },
    popularSearchTerms: terms.split(','),
    popularSearchTermsEn: termsEn.split(','),
  }),
);

export const UNITS: readonly WorldUnit[] = [
  { code: 'stk', label: 'stk.', labelEn: 'pc', plural: 'stk.', pluralEn: 'pcs', unece: 'C62' },
  { code: 'pk', label: 'pk.', labelEn: 'pack', plural: 'pk.', pluralEn: 'packs', unece: 'XPK' },
  { code: 'ds', label: 'ds.', labelEn: 'box', plural: 'ds.', pluralEn: 'boxes', unece: 'XTN' },
  { code: 'ks', label: 'ks.', labelEn: 'case', plural: 'ks.', pluralEn: 'cases', unece: 'XCS' },
  { code: 'rl', label: 'rl.', labelEn: 'roll', plural: 'rl.', pluralEn: 'rolls', unece: 'XRO' },
  { code: 'sæt', label: 'sæt', labelEn: 'set', plural: 'sæt', pluralEn: 'sets', unece: 'SET' },
  { code: 'par', label: 'par', labelEn: 'pair', plural: 'par', pluralEn: 'pairs', unece: 'PR' },
];

/** 7.67 kr. before VAT → 959 øre; duties are part of the VAT base. */
const withVat = (kroner: number): number => Math.round(kroner * 125);

type Duty = readonly [
  code: string,
  label: string,
  labelEn: string,
  per: DutyRate['per'],
  kroner: number,
  from: string,
  to: string | null,
];

// Rows, never constants: coffee and chocolate duties are halved for 2026 and end with it; KulturPlus is set again by its owners.
// biome-ignore format: one row of data reads as one line
const DUTIES: readonly Duty[] = [
  ['kulturplus-device', 'Vederlag til KulturPlus', 'KulturPlus levy', 'stk', 47.7, '2024-01-01', null],
  ['kulturplus-storage-small', 'Vederlag til KulturPlus, op til 128 GB', 'KulturPlus levy, up to 128 GB', 'stk', 4.24, '2024-01-01', null],
  ['kulturplus-storage-large', 'Vederlag til KulturPlus, over 128 GB', 'KulturPlus levy, above 128 GB', 'stk', 16.96, '2024-01-01', null],
  ['coffee', 'Kaffeafgift', 'Coffee duty', 'kg', 7.67, '2015-01-01', '2026-01-01'],
  ['coffee', 'Kaffeafgift', 'Coffee duty', 'kg', 3.83, '2026-01-01', '2027-01-01'],
  ['chocolate', 'Chokoladeafgift', 'Chocolate duty', 'kg', 25.97, '2015-01-01', '2026-01-01'],
  ['chocolate', 'Chokoladeafgift', 'Chocolate duty', 'kg', 12.98, '2026-01-01', '2027-01-01'],
];

export const DUTY_RATES: readonly DutyRate[] = DUTIES.map(
  ([code, label, labelEn, per, kroner, validFrom, validTo]) => ({
    code,
    label,
    labelEn,
    per,
    grossOerePerUnit: withVat(kroner),
    validFrom,
    validTo,
  }),
);
