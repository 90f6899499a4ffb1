// Staff read a buyer's order into proposed lines for a customer; the lines that they confirm become a list of the customer, which is logged.
import { randomBytes } from 'node:crypto';
import { makeListForCustomer } from '#backend/commerce/lists/list-for-customer';
import {
  catalogueOfCustomer,
  customerNamed,
  type OrderProposal,
  type ProposedLine,
  readOrderFile,
} from '#backend/commerce/order-reading/index';
import { witnessOf } from '#backend/commerce/staff/index';
import { guardedPool } from '#backend/db/transaction';
import type { SignedIn } from '#backend/graphql/context';
import { inCopenhagen } from '#domain/calendar/calendar';
import { FACT_KINDS } from '#domain/purchase-order/reading/model';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { ConfirmedLine, ReviewedLine, ReviewedOrder } from '#domain/staff/read-order';
import { languageOfCustomer } from '#domain/store/locale';
import type { StaffContext } from '../context';

type Made = Outcome<{ made: string }>;

interface PostedOrder {
  /** E-mail or number of the account. */
  customer: string;
  /** Name of the file; '' for pasted text. */
  name: string;
  /** Base64. */
  content: string;
}

/** The reviewed order as JSON. */
export async function reviewOrderForStaff(
  { customer, name, content }: PostedOrder,
  context: StaffContext,
): Promise<Made> {
  const who = await customerNamed(context.db, customer);
  if (!who) return refusal('CUSTOMER_NOT_FOUND', { field: 'customer' });
  const field = name === '' ? 'text' : 'file';
  const file = { name, bytes: new Uint8Array(Buffer.from(content, 'base64')) };
  const done = await readOrderFile(file, who, context);
  if (!done.ok) return { ...done, field };
  const { proposal } = done;
  if (proposal.lines.length === 0) return refusal('ORDER_NO_LINES', { field });
  return { ok: true, made: JSON.stringify(reviewedOrder(proposal, who, context.now)) };
}

function reviewedOrder(proposal: OrderProposal, { customer, business }: SignedIn, now: Date): ReviewedOrder {
  const { parts, lines, sender, unread } = proposal;
  const person = [customer.firstname, customer.lastname].filter(Boolean).join(' ');
  return {
    customer: { id: customer.id, email: customer.email, name: [business?.name, person].filter(Boolean).join(', ') },
    list: listNameOf(proposal, LIST[languageOfCustomer(customer.accountSettings.defaultLanguage)], now),
    sender,
    facts: parts.flatMap(({ facts }) =>
      FACT_KINDS.flatMap((kind) => {
        const text = facts[kind];
        return text === undefined ? [] : [{ kind, text }];
      }),
    ),
    address: parts.flatMap(({ address }) => [...address]),
    missed: parts.flatMap(({ name, rows }) =>
      rows.flatMap(({ use, text }) => (use === 'unread' ? [name === '' ? text : `${name}: ${text}`] : [])),
    ),
    unread: [...unread],
    lines: lines.map(reviewedLine),
  };
}

function reviewedLine(line: ProposedLine): ReviewedLine {
  const { source, certainty, product, candidates, pieces, quantity, typed, soldIn, net, gross, ordered } = line;
  return {
    ...{ source, certainty, quantity, typed, net, gross },
    products: product ? [{ ...product, pieces }] : candidates.map((candidate) => ({ ...candidate })),
    orderedUnit: line.unit,
    soldIn: soldIn && [...soldIn],
    ordered: line.isOtherPrice && ordered !== null ? Math.round(ordered) : null,
    ...{ priceTyped: line.priceTyped, wishedOn: line.wishedOn, refused: line.refused },
  };
}

const LONGEST_REFERENCE = 24;
/** The customer reads the name among their own lists. */
const LIST = { da: 'Bestilling', en: 'Order' } as const;

/** The key makes two readings of an order two lists, and the same form sent twice one. */
function listNameOf({ parts }: OrderProposal, title: string, now: Date): string {
  const [reference = ''] = parts.flatMap(({ facts }) => facts.reference ?? facts.requisition ?? []);
  const day = inCopenhagen(now).date.split('-').reverse().join('.');
  const key = randomBytes(4).toString('hex');
  return [title, reference.slice(0, LONGEST_REFERENCE).trim(), day, key].filter(Boolean).join(' ');
}

interface ConfirmedOrder {
  customer: string;
  name: string;
  lines: readonly ConfirmedLine[];
}

/** Made: the name of the list. */
export async function confirmReadOrder(
  { customer, name, lines }: ConfirmedOrder,
  staff: string,
  context: StaffContext,
): Promise<Made> {
  const who = await customerNamed(context.db, customer);
  if (!who) return refusal('CUSTOMER_NOT_FOUND');
  if (lines.length === 0) return refusal('ORDER_LINES_NONE');
  const { assortment, now } = await catalogueOfCustomer(who, context);
  const { email: subject } = who.customer;
  const deed = { command: 'customer order-read', kind: 'customer lists', subject, told: null, staff, now } as const;
  const pool = guardedPool(context.pool, witnessOf(deed));
  const done = await makeListForCustomer(who, { name, lines }, { pool, assortment, now });
  return done.ok ? { ok: true, made: done.name } : done;
}
