// The prompts of `shop init`, and default answers for a trial shop.

import type { ShopLanguage } from '#domain/store/shop-variant';
import { cvrFrom } from '#domain/validate/cvr';
import { emailFrom } from '#domain/validate/email';
import { postcodeFrom } from '#domain/validate/postcode';

export interface ShopAnswers {
  name: string;
  cvr: string;
  street: string;
  postcode: string;
  city: string;
  email: string;
  telephone: string;
  /** Where the shop is found, without scheme; links in mails lead to the first. */
  hosts: string[];
  /** Private customers see prices with VAT, companies without. */
  sells_to: 'private' | 'business' | 'both';
  /** In which the shop's pages are. */
  languages: ShopLanguage[];
}

export interface Question {
  key: keyof ShopAnswers;
  /** The prompt. */
  text: string;
  /** As an option of the command. */
  option: string;
  /** The answer of one who presses Enter, and of --yes. */
  fallback: string;
  /** Null for an answer that cannot be used. */
  read(typed: string): ShopAnswers[keyof ShopAnswers] | null;
  wanted: string;
}

const HOST = /^(localhost|([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63})$/;

const shortText = (typed: string) => (typed.trim() !== '' && typed.length <= 100 ? typed.trim() : null);

function hostsFrom(typed: string): string[] | null {
  const hosts = [
    ...new Set(
      typed
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ];
  return hosts.length > 0 && hosts.every((host) => HOST.test(host)) ? hosts : null;
}

const BUYERS = new Map<string, ShopAnswers['sells_to']>([
  ['private', 'private'],
  ['erhverv', 'business'],
  ['begge', 'both'],
]);

const SPOKEN = new Map<string, ShopAnswers['languages']>([
  ['dansk', ['da']],
  ['engelsk', ['en']],
  ['begge', ['da', 'en']],
]);

// biome-ignore format: one question reads as one line
export const QUESTIONS: readonly Question[] = [
  { key: 'name', option: 'name', text: 'Firmaets navn', fallback: 'Min Butik ApS', read: shortText, wanted: 'Skriv et navn.' },
  { key: 'cvr', option: 'cvr', text: 'CVR-nummer', fallback: '12345674', read: cvrFrom, wanted: 'CVR-nummeret er ikke gyldigt. Det har 8 cifre, og kontrolcifret (det sidste) skal passe til de andre.' },
  { key: 'street', option: 'street', text: 'Vej og nummer', fallback: 'Torvet 1', read: shortText, wanted: 'Skriv vej og nummer.' },
  { key: 'postcode', option: 'postcode', text: 'Postnummer', fallback: '8000', read: postcodeFrom, wanted: 'Postnummeret har 4 cifre.' },
  { key: 'city', option: 'city', text: 'By', fallback: 'Aarhus C', read: shortText, wanted: 'Skriv en by.' },
  { key: 'email', option: 'email', text: 'E-mail til kunderne', fallback: 'kundeservice@butik.example', read: emailFrom, wanted: 'E-mailadressen er ikke gyldig.' },
  { key: 'telephone', option: 'telephone', text: 'Telefon', fallback: '+45 12 34 56 78', read: shortText, wanted: 'Skriv et telefonnummer.' },
  { key: 'hosts', option: 'hosts', text: 'Butikkens adresse på nettet, som shop.dk (flere med mellemrum)', fallback: 'localhost', read: hostsFrom, wanted: 'Skriv en adresse som shop.dk, uden https://.' },
  { key: 'sells_to', option: 'sells-to', text: 'Hvem der sælges til: private, erhverv eller begge', fallback: 'begge', read: (typed) => BUYERS.get(typed.trim().toLowerCase()) ?? null, wanted: 'Skriv private, erhverv eller begge.' },
  { key: 'languages', option: 'languages', text: 'Butikkens sprog: dansk, engelsk eller begge', fallback: 'begge', read: (typed) => SPOKEN.get(typed.trim().toLowerCase()) ?? null, wanted: 'Skriv dansk, engelsk eller begge.' },
];
