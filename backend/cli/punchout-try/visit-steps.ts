// What the tests of OCI and cXML connections have in common: what is tried, where the cart would go, and a visit's first steps.
import type { ConnectionSettings } from '#domain/punchout/connection';
import {
  type Answer,
  comesIn,
  cookiesWrong,
  framesWrong,
  type Judged,
  leadsExactlyTo,
  leadsTo,
  type TriedBrowser,
  verdict,
} from './browser';

export interface Trial {
  shop: string;
  settings: ConnectionSettings;
  code: string;
  login: string;
  secret: string;
  /** What is searched for in the background. */
  word: string;
  /** The article that is looked up and bought; the first one found where none is named. */
  sku?: string | undefined;
  /** cXML: an order is placed and taken back at once. */
  orders?: boolean | undefined;
}

/** An address of the first agreed host; nothing is ever sent there. */
export function hookOf({ returnHosts: [first = 'localhost'] }: ConnectionSettings): string {
  return `https://${first.replace(/^\*\./, 'try.').replace(/:\*$/, '')}/oci?try=1`;
}

/** `begun`: the answer to the buyer's first request, which leads to the second and from there to `target`. */
export async function* tryArrival(
  browser: TriedBrowser,
  begun: Answer,
  { target, settings }: { target: string; settings: ConnectionSettings },
): AsyncGenerator<Judged> {
  yield verdict('Køberen kommer ind', comesIn(begun));
  const arrived = await browser.get(begun.location ?? '/');
  yield verdict('Cookies kommer tilbage', leadsExactlyTo(arrived, target) || cookiesWrong(arrived, settings));
}

export async function* tryFront(browser: TriedBrowser, settings: ConnectionSettings): AsyncGenerator<Judged> {
  yield verdict('Butikken vises', framesWrong(await browser.get('/'), settings));
  yield verdict('Der er ingen kasse', leadsTo(await browser.get('/checkout'), '/cart'));
}

export const NO_GOODS: Judged = verdict(
  'Resten af prøven',
  'kræver en vare: søg efter en anden med --word, eller nævn den med --sku',
);
