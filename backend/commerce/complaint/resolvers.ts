// Complaints on the wire: what of an order can be complained of, the pictures of a form, making one, and answering.
import type { OrderServices } from '#backend/commerce/checkout/place/place-order';
import { orderBehind } from '#backend/commerce/order/read/find-orders';
import type { OrderModel } from '#backend/commerce/order/read/model';
import type { RequestParts } from '#backend/commerce/request/resolvers';
import type { Limits } from '#backend/db/limits';
import type { MakeComplaintInput, OrderComplaints, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { inputRefused, noSuchEntity, refusedBy } from '#backend/refusal';
import { complainable } from '#domain/complaint/complaint';
import { missingSides } from '#domain/complaint/pictures';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { checkedComplaint, checkedText, isToken } from './checked';
import { type ComplaintRow, complaintByToken } from './complaint.sql';
import { type Complaining, makeComplaint } from './make';
import { complainableOf } from './question';
import { takeSms, takeUploadTry } from './sms-limits';
import { answerComplaint } from './step';
import { isUploadKey, uploadBehind } from './take-picture';
import { sendUploadLink } from './upload-link';
import { insertUpload } from './uploads.sql';
import { complaintOnWire, SIDES_ON_WIRE, STATES_ON_WIRE, uploadOnWire } from './wire';

const NOT_FOUND = 'We couldn’t locate an order with the information provided.';

async function complaintsOfThis(order: OrderModel, { db }: Context): Promise<OrderComplaints> {
  const { isConsumer, lastDay, lines, complaints } = await complainableOf(db, order.whole);
  return {
    is_consumer: isConsumer,
    last_day: lastDay,
    lines: lines.flatMap((line) => {
      const bought = order.lines.find(({ id }) => id === line.id);
      const of = bought && { product_sku: line.sku, product_name: bought.name, unit: bought.unit };
      return of ? [{ id: line.id, ...of, left: complainable(line) }] : [];
    }),
    made: complaints.map(({ number, publicToken: token, product, state, receivedAt }) => ({
      ...{ number, token, product_name: product, state: STATES_ON_WIRE[state] },
      received_at: receivedAt.toISOString(),
    })),
  };
}

function uploadKeyOf(key: string): string {
  if (!isUploadKey(key)) throw inputRefused('key must be a UUID');
  return key;
}

const uploadSeen = async (key: string, { pool }: Context) => {
  const upload = isUploadKey(key) ? await uploadBehind(pool, { key }) : null;
  return upload && !upload.isUsed ? uploadOnWire(upload) : null;
};

async function startUpload(key: string, limits: Limits, context: Context) {
  if (!(await uploadSeen(uploadKeyOf(key), context))) {
    await takeUploadTry(limits, context);
    await insertUpload(context.pool, key, context.now);
  }
  return (await uploadSeen(key, context)) ?? Promise.reject(refusedBy(refusal('PICTURES_UPLOADED')));
}

async function sendLinkTo(key: string, typed: string, parts: Parts, context: Context) {
  const { services } = parts;
  const mobile = await takeSms(typed, parts, context);
  const { pool, now, store, language } = context;
  const asked = { pool, queue: services.queue, now, storeId: store.id, language };
  const done = await sendUploadLink(uploadKeyOf(key), mobile, asked);
  if (!done.ok) throw refusedBy(done);
  return (await uploadSeen(key, context)) ?? Promise.reject(noSuchEntity(NOT_FOUND));
}

async function uploadOfLink(link: string, { pool, now }: Context) {
  const upload = isToken(link) ? await uploadBehind(pool, { link }) : null;
  if (!upload) return null;
  return {
    pictures: upload.sides.map((side) => SIDES_ON_WIRE[side]),
    is_done: upload.isUsed || missingSides(upload.sides).length === 0,
    is_late: upload.linkExpiresAt === null || upload.linkExpiresAt <= now,
  };
}

async function complain(input: MakeComplaintInput, { limits, services, requests }: Parts, context: Context) {
  const checked = checkedComplaint(input);
  if (!checked.ok) throw refusedBy(checked);
  const { key, free, ...rest } = checked.complaint;
  const order = input.order_token ? await orderBehind(input.order_token, context) : null;
  if (input.order_token && !order) throw noSuchEntity(NOT_FOUND);
  if (!order && !free) throw refusedBy(refusal('REQUIRED', { field: 'product' }));
  // No mailbox is filled by someone else.
  if (!order && free && !(await limits.take('request-email', free.email))) throw refusedBy(refusal('TOO_MANY_TRIES'));
  const of = order ? { order: order.number, line: input.line_id ?? 0 } : null;
  const complaining: Complaining = { key: uploadKeyOf(key), of, free: order ? null : free, ...rest };
  const { pool, store, language, now } = context;
  const by = { pool, store, language, now, queue: services.queue, mailbox: requests.mailbox };
  return madeOnWire(await makeComplaint(complaining, by));
}

async function answerOnWire(
  token: string,
  formKey: string,
  typed: string,
  { services, requests }: Parts,
  context: Context,
) {
  const text = checkedText(typed, 'text');
  if (!text.ok) throw refusedBy(text);
  if (formKey === '' || formKey.length > 64) throw inputRefused('form_key must have 1 to 64 characters');
  const { pool, now } = context;
  const answered = { text: text.text, formKey, mailbox: requests.mailbox };
  return madeOnWire(await answerComplaint(token, answered, { pool, queue: services.queue, now }));
}

function madeOnWire(done: Outcome<{ complaint: ComplaintRow }>) {
  if (!done.ok) throw done.code === 'ORDER_NOT_FOUND' ? noSuchEntity(NOT_FOUND) : refusedBy(done);
  return { number: done.complaint.number, token: done.complaint.publicToken };
}

type Parts = { services: OrderServices; limits: Limits; requests: RequestParts };

export const complaintResolvers = (services: OrderServices, limits: Limits, requests: RequestParts): Resolvers => {
  const parts = { services, limits, requests };
  return {
    CustomerOrder: { complaints: (order, _args, context) => complaintsOfThis(order, context) },
    Query: {
      complaint: async (_root, { token }, { db, pool }) => {
        const row = isToken(token) ? await complaintByToken(db, token) : null;
        return row && complaintOnWire(row, db, pool);
      },
      complaintUpload: (_root, { key }, context) => uploadSeen(key, context),
      uploadOfLink: (_root, { token }, context) => uploadOfLink(token, context),
    },
    Mutation: {
      startComplaintUpload: (_root, { key }, context) => startUpload(key, limits, context),
      sendComplaintUploadLink: (_root, { key, mobile }, context) => sendLinkTo(key, mobile, parts, context),
      makeComplaint: (_root, { input }, context) => complain(input, parts, context),
      answerComplaint: (_root, { token, form_key, text }, context) =>
        answerOnWire(token, form_key, text, parts, context),
    },
  };
};
