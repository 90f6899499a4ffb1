// What breaks a law, as sentences for staff in both languages, and what duties are on that day.
import type { LawBreach } from '#backend/commerce/law/check-law';
import type { DutyOnLaw } from '#backend/commerce/law/law.sql';
import type { LawFaultCode } from '#domain/law/faults';
import type { LawCode } from '#domain/law/rules';
import { danishKroner } from './numbers';

export type LawLanguage = 'da' | 'en';
type Words = Record<LawLanguage, string>;
type About = { field: string; value: string };

const RULE_NAMES: Record<LawCode, Words> = {
  'lowest-price': { da: 'Førpris: laveste pris i 30 dage', en: 'Price cuts: lowest price of 30 days' },
  'product-safety': { da: 'Produktsikkerhed (GPSR)', en: 'Product safety (GPSR)' },
  'hazard-types': { da: 'Faretyper i tilbud (CLP art. 48)', en: 'Types of hazard in offers (CLP art. 48)' },
  'withdrawal-function': { da: 'Fortrydelsesfunktion', en: 'Withdrawal function' },
  'environmental-claims': { da: 'Miljøudsagn', en: 'Environmental claims' },
  'guarantee-notice': { da: 'Meddelelse om reklamationsret', en: 'Notice of the legal guarantee' },
  'garan-label': { da: 'GARAN-mærke', en: 'GARAN label' },
  'product-liability': { da: 'Produktansvar', en: 'Product liability' },
  'hazard-label': {
    da: 'Hele faremærkningen i tilbud (CLP art. 48a)',
    en: 'Whole hazard label in offers (CLP art. 48a)',
  },
};

export const ruleName = (code: LawCode, language: LawLanguage): string => RULE_NAMES[code][language];

const FAULTS: Record<LawFaultCode, Record<LawLanguage, (about: About) => string>> = {
  producer: { da: () => 'producenten mangler.', en: () => 'the producer is missing.' },
  producerAddress: {
    da: ({ value }) => `producentens postadresse mangler (der står »${value}«).`,
    en: ({ value }) => `the producer’s postal address is missing (it says “${value}”).`,
  },
  producerEmail: { da: () => 'producentens e-mail mangler.', en: () => 'the producer’s e-mail address is missing.' },
  responsible: {
    da: () => 'producenten er uden for EU, og ingen ansvarlig i EU er nævnt.',
    en: () => 'the producer is outside the EU, and no one responsible in the EU is named.',
  },
  responsibleAddress: {
    da: ({ value }) => `den ansvarlige i EU mangler en postadresse i EU (der står »${value}«).`,
    en: ({ value }) => `the one responsible in the EU lacks a postal address there (it says “${value}”).`,
  },
  responsibleEmail: {
    da: () => 'den ansvarlige i EU mangler en e-mail.',
    en: () => 'the one responsible in the EU lacks an e-mail address.',
  },
  picture: { da: () => 'der er intet billede.', en: () => 'there is no picture.' },
  hazardType: { da: () => 'faretypen mangler.', en: () => 'the type of hazard is missing.' },
  pictogram: { da: () => 'farepiktogram mangler.', en: () => 'the hazard pictogram is missing.' },
  hazardSentences: { da: () => 'faresætninger mangler.', en: () => 'hazard statements are missing.' },
  precautions: { da: () => 'sikkerhedssætninger mangler.', en: () => 'precautionary statements are missing.' },
  content: { da: () => 'nettoindholdet mangler.', en: () => 'the net content is missing.' },
  claim: {
    da: ({ field, value }) => `${field} siger »${value}«.`,
    en: ({ field, value }) => `${field} says “${value}”.`,
  },
  unknownMark: {
    da: ({ value }) => `mærket ${value} er ikke beskrevet i content/logos.`,
    en: ({ value }) => `the mark ${value} is not described in content/logos.`,
  },
  markIssuer: {
    da: ({ value }) => `mærket ${value} siger ikke, hvem der udsteder det.`,
    en: ({ value }) => `the mark ${value} does not say who issues it.`,
  },
  labelMissing: {
    da: ({ value }) => `teksten lover ${value} års garanti, men guarantee_months er tom, så GARAN-mærket vises ikke.`,
    en: ({ value }) =>
      `the text promises a guarantee of ${value} years, but guarantee_months is empty, so there is no GARAN label.`,
  },
  labelBrand: { da: () => 'GARAN-mærket mangler et varemærke.', en: () => 'the GARAN label lacks a brand.' },
  labelMonths: {
    da: ({ value }) => `GARAN-mærket er for hele og halve år over to; her står ${value} måneder.`,
    en: ({ value }) => `the GARAN label is for whole and half years above two; here are ${value} months.`,
  },
  labelTerms: {
    da: () => 'varen viser GARAN-mærket, men guarantee_terms siger ikke, hvor garantiens vilkår kan læses.',
    en: () => 'the GARAN label is shown, but guarantee_terms does not say where the terms of the guarantee stand.',
  },
  notLower: {
    da: ({ value }) => `tilbuddet er ikke under den laveste pris i de 30 dage før (${danishKroner(Number(value))}).`,
    en: ({ value }) =>
      `the offer is not below the lowest price of the 30 days before (${danishKroner(Number(value))}).`,
  },
  noPriceBefore: {
    da: () => 'prisen før tilbuddet kendes ikke.',
    en: () => 'the price before the offer is not known.',
  },
  noOneInEu: {
    da: () => 'ingen i EU hæfter: hverken producent eller ansvarlig har en adresse der.',
    en: () => 'no one in the EU is liable: neither producer nor responsible has an address there.',
  },
  page: {
    da: ({ field }) => `siden om fortrydelsesret findes ikke på ${field}.`,
    en: ({ field }) => `there is no page on the right of withdrawal in ${field}.`,
  },
  pageFunction: {
    da: ({ field }) => `siden linker ikke til fortrydelsesfunktionen (/fortryd) på ${field}.`,
    en: ({ field }) => `the page has no link to the withdrawal function (/fortryd) in ${field}.`,
  },
};

const KINDS: Record<string, Words> = {
  product: { da: 'Vare', en: 'Product' },
  page: { da: 'Side', en: 'Page' },
  category: { da: 'Kategori', en: 'Category' },
  brand: { da: 'Brand', en: 'Brand' },
  promotion: { da: 'Kampagne', en: 'Promotion' },
};

export function breachInWords({ place, code, field, value }: LawBreach, language: LawLanguage): string {
  const kind = KINDS[place.kind]?.[language] ?? place.kind;
  return `${kind} ${place.name}: ${FAULTS[code][language]({ field: field ?? '', value: value ?? '' })}`;
}

/** "kulturplus-device: 59,63 kr. pr. stk fra 2024-01-01 (38 varer)". */
export function dutyInWords(duty: DutyOnLaw, language: LawLanguage): string {
  const { code, gross_oere: amount, per, valid_from: from, valid_to: to, products } = duty;
  const name = language === 'da' ? duty.label_da : duty.label_en;
  const counted = language === 'da' ? `${products} varer` : `${products} products`;
  if (amount === null)
    return language === 'da'
      ? `${name} (${code}): ingen afgift den dag, ${counted}`
      : `${name} (${code}): no duty on that day, ${counted}`;
  const days = to === null ? from : `${from} – ${to}`;
  const each = language === 'da' ? `pr. ${per} inkl. moms` : `per ${per} incl. VAT`;
  return `${name} (${code}): ${danishKroner(amount)} ${each}, ${days}, ${counted}`;
}
