// What the back end needs of the demo world and of the program that draws its pictures, and the only place that loads them: a shop without the demo,
// whose pictures are files, loads neither.
import type { Pool } from 'pg';
import type { SupplierAnswer } from '#domain/punchout/cxml/buyer-requests';
import type { HomeCart } from '#domain/punchout/cxml/home-cart';
import type { Outcome } from '#domain/refusal/refusals';
import type { Life } from './commerce/fulfilment/step';
import { type Drawings, ownDrawingsAnd } from './ports/media/drawings';

export interface DemoLogin {
  email: string;
  title: { da: string; en: string };
  /** The customer's store: a login belongs to the shops that have it. */
  storeCode: string;
}

/** What the demo bar shows: one login per role and their shared password. */
export interface DemoFacts {
  password: string;
  logins: DemoLogin[];
  /** The credentials of the demo's procurement system, and an article that it looks up. */
  procurement: { login: string; sku: string };
}

/** What the demo bar does with an order: what staff do at the command line, one press each. */
export type DemoStep = 'ship' | 'invoice' | 'refund';

/** The next cXML step of the demo's procurement system; `returned`: the PunchOutOrderMessage, as the browser posted it. */
export interface BuyerStep {
  play: 'create' | 'edit' | 'inspect' | 'order' | 'read';
  /** Scheme and host of the shop. */
  origin: string;
  /** Where carts are returned to. */
  hook: string;
  returned: string | null;
}
export interface BuyerPlayed {
  /** Null where nothing was returned, or it is not a cart. */
  cart: HomeCart | null;
  /** Null where no request was sent. */
  answer: SupplierAnswer | null;
}

export interface Demo {
  /** Fills an empty, migrated database, once; returns whether it wrote anything. */
  fill(pool: Pool, now: Date): Promise<boolean>;
  /** Login of the first administrator of the back office; `fill` adds it. */
  staffLogin: { email: string; password: string };
  /** Null for a database that does not hold the demo world. */
  facts(pool: Pool): Promise<DemoFacts | null>;
  step(number: string, step: DemoStep, life: Life): Promise<Outcome<object>>;
  /** `post`: hands a document to the shop. */
  playBuyer(step: BuyerStep, post: (request: Request) => Promise<Response>, now: Date): Promise<BuyerPlayed>;
}

export const loadDemo = async (): Promise<Demo> => (await import('#demo/demo')).demo;

/** Whatever a shop may have drawn: the demo's pictures stay pictures in a shop that was made from its files. */
export const loadDrawings = async (): Promise<Drawings> =>
  ownDrawingsAnd((await import('#demo/drawings/index')).drawings);
