// Price requests and stock notices on the wire.
import { randomUUID } from 'node:crypto';
import { shopMailAddress } from '#backend/commerce/seller/mail-address';
import type { JobQueue } from '#backend/db/job-queue';
import type { Limits } from '#backend/db/limits';
import type { RequestPriceInput, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { refusedBy } from '#backend/refusal';
import { MOST_REQUESTED } from '#domain/catalogue/price-request';
import { hasMailbox } from '#domain/punchout/buyers';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { emailFrom } from '#domain/validate/email';
import { nameFrom } from '#domain/validate/person-name';
import { phoneFrom } from '#domain/validate/phone';
import { askTheShop, checkedQuestion } from './contact';
import { deleteAlert } from './request.sql';
import { type PriceRequest, requestPrice } from './request-price';
import { keepNotice } from './stock-notice';

export interface RequestParts {
  queue: JobQueue;
  /** Where the shop reads its mail. */
  /** Null: the seller's address. */
  mailbox: string | null;
  /** SMS are sent to mobile numbers of these countries (ISO 3166). */
  smsCountries: readonly string[];
}

const TEXTS = { name: 80, company: 60, telephone: 40, comment: 2000, sku: 64, form_key: 64 } as const;

/** What the form has checked already is checked again: the wire is open to others. */
function checkedRequest(input: RequestPriceInput): Outcome<{ request: PriceRequest }> {
  for (const [field, max] of Object.entries(TEXTS)) {
    const text: unknown = Reflect.get(input, field);
    if (typeof text === 'string' && text.length > max) return refusal('TOO_LONG', { field, params: { max } });
  }
  const email = emailFrom(input.email);
  const quantity = input.quantity ?? 1;
  const telephone = input.telephone?.trim() ? phoneFrom(input.telephone) : '';
  const name = nameFrom(input.name);
  if (input.name.trim() === '') return refusal('REQUIRED', { field: 'name' });
  if (name === null) return refusal('NAME_INVALID', { field: 'name' });
  if (email === null) return refusal('EMAIL_INVALID', { field: 'email' });
  if (telephone === null) return refusal('PHONE_INVALID', { field: 'telephone' });
  if (!Number.isInteger(quantity)) return refusal('QUANTITY_NOT_A_NUMBER', { field: 'quantity' });
  if (quantity < 1) return refusal('QUANTITY_TOO_SMALL', { field: 'quantity', params: { min: 1 } });
  if (quantity > MOST_REQUESTED)
    return refusal('QUANTITY_TOO_LARGE', { field: 'quantity', params: { max: MOST_REQUESTED } });
  const request = {
    sku: input.sku.trim(),
    formKey: input.form_key || randomUUID(),
    quantity,
    name,
    company: input.company?.trim() ?? '',
    email,
    telephone,
    message: input.comment?.trim() ?? '',
  };
  return { ok: true, request };
}

async function asking({ queue, mailbox: named }: RequestParts, context: Context) {
  const [who, { units }, assortment, mailbox] = await Promise.all([
    context.signedIn(),
    context.productScene(),
    context.assortment(),
    shopMailAddress(named, context.db),
  ]);
  const { pool, store, language, now } = context;
  const unitName = (code: string) => units.get(code) ?? code;
  const customerId = who?.customer.id ?? null;
  return { pool, queue, store, assortment, customerId, language, mailbox, unitName, now };
}

async function addressOf(email: string | null | undefined, context: Context): Promise<string> {
  const own = (await context.signedIn())?.customer.email ?? null;
  const known = email ? emailFrom(email) : own !== null && hasMailbox(own) ? own : null;
  if (known === null) throw refusedBy(refusal(email ? 'EMAIL_INVALID' : 'REQUIRED', { field: 'email' }));
  return known;
}

/** By sender and by the address that will get mail. */
async function takeMailboxTry(limits: Limits, email: string, { clientAddress }: Context): Promise<void> {
  // A caller in process or without a known address is limited by the mailbox alone.
  const isKnown = clientAddress !== '';
  const isWithin = !isKnown || (await limits.take('request-address', clientAddress));
  if (!isWithin || !(await limits.take('request-email', email))) throw refusedBy(refusal('TOO_MANY_REQUESTS'));
}

export function requestResolvers(parts: RequestParts, limits: Limits): Resolvers {
  return {
    Mutation: {
      requestPrice: async (_root, { input }, context) => {
        const parsed = checkedRequest(input);
        if (!parsed.ok) throw refusedBy(parsed);
        await takeMailboxTry(limits, parsed.request.email, context);
        const outcome = await requestPrice(parsed.request, await asking(parts, context));
        if (!outcome.ok) throw refusedBy(outcome);
        return { success: true, reference: outcome.reference, answer_by: outcome.answerBy };
      },
      contactUs: async (_root, { input }, context) => {
        const parsed = checkedQuestion(input);
        if (!parsed.ok) throw refusedBy(parsed);
        await takeMailboxTry(limits, parsed.question.email, context);
        const { pool, store, language, now } = context;
        const mailbox = await shopMailAddress(parts.mailbox, context.db);
        const { queue } = parts;
        await askTheShop(parsed.question, { pool, store, language, now, queue, mailbox });
        return { status: true };
      },
      subscribeProductAlertStock: async (_root, { input }, context) => {
        const email = await addressOf(input.email, context);
        await takeMailboxTry(limits, email, context);
        const outcome = await keepNotice({ sku: input.sku.trim(), email }, await asking(parts, context));
        if (!outcome.ok) throw refusedBy(outcome);
        return { success: true };
      },
      endProductAlertStock: async (_root, { token }, context) => ({ success: await deleteAlert(context.db, token) }),
    },
  };
}
