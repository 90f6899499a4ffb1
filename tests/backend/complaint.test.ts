// Complaints against the database: who may file one for which items, the pictures and the one-time link, and the actions of staff.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPicture } from '#backend/commerce/complaint/add-picture';
import { refundComplaint, replaceGoods } from '#backend/commerce/complaint/settle';
import { handleComplaint } from '#backend/commerce/complaint/step';
import { takePicture, type UploadDoor } from '#backend/commerce/complaint/take-picture';
import { forgetComplaintPictures, forgetUnsentForms } from '#backend/commerce/complaint/uploads.sql';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { carryOut } from '#backend/commerce/payment/money/carry-out';
import { ship } from '#backend/commerce/shipment/ship';
import { noJobs } from '#backend/db/job-queue';
import { drawnAgain } from '#backend/ports/media/photo-intake';
import type { PaymentProvider } from '#backend/ports/payment/index';
import { oere } from '#domain/money/money';
import {
  AnswerComplaintDocument,
  ArrivedPicturesDocument,
  ComplaintByTokenDocument,
  MakeComplaintDocument,
  type MakeComplaintInput,
  OrderToComplainDocument,
  SendUploadLinkDocument,
  StartUploadDocument,
  TokenOfOrderDocument,
  UploadByLinkDocument,
} from '~/services/generated/commerce';
import { mailsIn } from '../support/outbox';
import { heicPhoto, jpegPhoto, pngPhoto, webpPhoto } from '../support/photo';
import { deliveredAt, dyingProvider, lifeAt, shelvedAt, typedAt } from './after-sales';
import {
  type Counter,
  logIn,
  openCounter,
  place,
  press,
  readyCart,
  someSkus,
  stockMismatches,
  type Who,
} from './test-backend';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let counter: Counter;
let skus: string[];
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 3);
});
afterAll(() => counter?.close());

const sku = (at: number) => skus[at] ?? '';
const lifeWith = (provider?: PaymentProvider) => lifeAt(counter, provider);
const handling = () => ({ pool: counter.database.pool, queue: noJobs, now: counter.clock.now() });

interface Bought {
  number: string;
  token: string;
  lines: number[];
}

async function ordered(goods: [sku: string, quantity: number][], who: Who = {}): Promise<Bought> {
  const placed = await place(counter, await readyCart(counter, goods, 'card', who), who);
  if (placed.payAt) await press(counter, placed.payAt, 'authorised');
  const rows = await counter.rows<{ id: number; token: string }>(
    `SELECT l.id, o.public_token AS token FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1 ORDER BY l.position`,
    [placed.number],
  );
  return { number: placed.number ?? '', token: rows[0]?.token ?? '', lines: rows.map(({ id }) => id) };
}

const sent = (number: string, pieces?: ReadonlyMap<string, number>) => deliveredAt(counter, number, pieces);

const bought = async (goods: [sku: string, quantity: number][]): Promise<Bought> => {
  const order = await ordered(goods);
  await sent(order.number);
  return order;
};

const take = (door: UploadDoor, side: 'front' | 'back' | 'side', file: Buffer) =>
  takePicture(door, side, file, { pool: counter.database.pool, now: counter.clock.now() });

let seeds = 0;
async function withPictures(): Promise<string> {
  const key = randomUUID();
  await counter.ask(StartUploadDocument, { key });
  for (const side of ['front', 'back', 'side'] as const) {
    seeds += 1;
    expect(await take({ key }, side, await jpegPhoto(seeds))).toMatchObject({ ok: true });
  }
  return key;
}

const WHAT = { quantity: 1, wish: 'REFUND', description: 'Den er gået i stykker.' } as const;
const make = (input: Partial<MakeComplaintInput> & { key: string }, who: Who = {}) =>
  counter.ask(MakeComplaintDocument, { input: { ...WHAT, ...input } }, who);
const FREE = { product: 'Kontorstol', name: 'Ole Lund', email: 'ole@example.dk' };

async function complained(
  order: Bought,
  more: Partial<MakeComplaintInput> = {},
): Promise<{ number: string; token: string }> {
  const input = { key: await withPictures(), order_token: order.token, line_id: order.lines[0], ...more };
  const { data, errors } = await make(input);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.makeComplaint;
}

const booksOf = async (number: string) =>
  (
    await counter.rows<{ credited: number; refunded: number; pieces: number; status: string }>(
      `SELECT o.status, (SELECT coalesce(sum(total_oere), 0)::int FROM invoice WHERE order_id = o.id AND kind = 'credit') AS credited,
          p.refunded_oere::int AS refunded, (SELECT sum(credited)::int FROM order_line WHERE order_id = o.id) AS pieces
        FROM sales_order o JOIN payment p ON p.order_id = o.id WHERE o.number = $1`,
      [number],
    )
  )[0];
const mailsOf = async (complaint: string) =>
  (
    await counter.rows<{ template: string }>(
      `SELECT template FROM mail WHERE payload->'told'->>'number' = $1 AND template LIKE 'complaint%' ORDER BY id`,
      [complaint],
    )
  ).map(({ template }) => template);

describe('quantity open to complaints', () => {
  const left = async (order: Bought) =>
    (await counter.ask(OrderToComplainDocument, { token: order.token })).data?.guestOrderByToken.complaints?.lines.map(
      (line) => line.left,
    );

  test('is what was shipped, less pieces returned or in an open complaint', async () => {
    const order = await ordered([
      [sku(0), 3],
      [sku(1), 1],
    ]);
    expect(await left(order)).toEqual([0, 0]);
    const refused = await make({ key: await withPictures(), order_token: order.token, line_id: order.lines[0] });
    expect(refused.errors[0]?.code).toBe('COMPLAINT_NOT_SENT');
    await sent(order.number, new Map([[sku(0), 2]]));
    expect(await left(order)).toEqual([2, 0]);
    await sent(order.number);
    await creditOrder(
      order.number,
      { pieces: new Map([[sku(0), 1]]), restock: true, freight: null, reason: 'Retur' },
      lifeWith(),
    );
    expect(await left(order)).toEqual([2, 1]);
    const more = await make({
      key: await withPictures(),
      order_token: order.token,
      line_id: order.lines[0],
      quantity: 3,
    });
    expect(more.errors[0]?.code).toBe('MORE_THAN_LEFT');
    const { number } = await complained(order, { quantity: 2 });
    expect(await left(order)).toEqual([0, 1]);
    await handleComplaint(number, { step: 'refuse', text: 'Nej.' }, handling());
    expect(await left(order)).toEqual([2, 1]);
  });

  test('is none of a canceled order, and of a partly shipped order the shipped part', async () => {
    const off = await ordered([[sku(0), 1]]);
    await typedAt(counter, 'order', 'cancel', off.number);
    expect(await left(off)).toEqual([0]);
    const half = await ordered([[sku(0), 2]]);
    await sent(half.number, new Map([[sku(0), 1]]));
    await typedAt(counter, 'order', 'cancel', half.number);
    expect(await left(half)).toEqual([1]);
  });

  test('rejects a line of another order, and an unknown token', async () => {
    const [one, two] = [await bought([[sku(0), 1]]), await bought([[sku(1), 1]])];
    const key = await withPictures();
    expect((await make({ key, order_token: one.token, line_id: two.lines[0] })).errors[0]?.code).toBe(
      'COMPLAINT_LINE_MISSING',
    );
    expect((await make({ key, order_token: 'x' })).errors[0]?.category).toBe('graphql-no-such-entity');
  });

  test('two concurrent complaints about the last piece create one', async () => {
    const order = await bought([[sku(0), 1]]);
    const keys = [await withPictures(), await withPictures()];
    const both = await Promise.all(keys.map((key) => make({ key, order_token: order.token, line_id: order.lines[0] })));
    expect(both.filter(({ data }) => data)).toHaveLength(1);
  });

  test('submitting the same form twice creates one complaint, with one mail to each recipient', async () => {
    const order = await bought([[sku(0), 1]]);
    const input = { key: await withPictures(), order_token: order.token, line_id: order.lines[0] };
    const both = await Promise.all([make(input), make(input)]);
    const [number = '', ...more] = new Set(both.map(({ data }) => data?.makeComplaint.number ?? ''));
    expect([both.flatMap(({ errors }) => errors), more]).toEqual([[], []]);
    expect(await mailsOf(number)).toEqual(['complaint-received', 'complaint-new']);
  });

  test('a customer gets the order token by order number, another customer does not', async () => {
    const anna = await logIn(counter, 'anna@example.dk', 'b2c');
    const order = await ordered([[sku(0), 1]], anna);
    const token = async (who: Who) =>
      (await counter.ask(TokenOfOrderDocument, { number: order.number }, who)).data?.customer?.orders?.items[0]?.token;
    expect(await token(anna)).toBe(order.token);
    expect(await token(await logIn(counter, 'christian@havnens-arkitekter.example'))).toBeUndefined();
  });
});

test('without an order a complaint is settled by words alone: neither money nor new goods', async () => {
  const { data } = await make({ key: await withPictures(), ...FREE });
  const number = data?.makeComplaint.number ?? '';
  const refused = { ok: false, code: 'COMPLAINT_NO_ORDER' };
  expect(await refundComplaint(number, { amount: null, text: 'Ja.' }, lifeWith())).toMatchObject(refused);
  expect(await replaceGoods(number, 'Ja.', lifeWith())).toMatchObject(refused);
  expect(await replaceGoods('999999', 'Ja.', lifeWith())).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await mailsOf(number)).toEqual(['complaint-received', 'complaint-new']);
});

describe('pictures', () => {
  test('are required: a complaint is rejected until all three are uploaded', async () => {
    const key = randomUUID();
    expect((await make({ key, ...FREE })).errors[0]?.code).toBe('PICTURE_MISSING');
    await counter.ask(StartUploadDocument, { key });
    await take({ key }, 'front', await jpegPhoto(900));
    await take({ key }, 'back', await pngPhoto(901));
    expect((await make({ key, ...FREE })).errors[0]?.code).toBe('PICTURE_MISSING');
    await take({ key }, 'side', await webpPhoto(902));
    expect((await make({ key, ...FREE })).errors).toEqual([]);
    expect(await take({ key }, 'front', await jpegPhoto(903))).toMatchObject({ code: 'PICTURES_UPLOADED' });
  });

  test('are re-encoded: upright, without location, camera or appended data', async () => {
    const key = randomUUID();
    await counter.ask(StartUploadDocument, { key });
    const photo = Buffer.concat([await jpegPhoto(910, 80, 40), Buffer.from('<script>alert(1)</script>')]);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    await take({ key }, 'front', photo);
    const reply = await counter.backend.files(new Request(`http://localhost/complaint-picture/form/${key}/front`));
    const kept = Buffer.from(await reply.arrayBuffer());
    const { format, width, height, exif, xmp, orientation } = await sharp(kept).metadata();
    expect({ format, width, height, exif, xmp, orientation }).toMatchObject({ format: 'webp', width: 40, height: 80 });
    expect([exif, xmp, kept.includes('script')]).toEqual([undefined, undefined, false]);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
  });

  test('in HEIC format are re-encoded without location, and detected as duplicates', async () => {
    const key = randomUUID();
    await counter.ask(StartUploadDocument, { key });
    const photo = await heicPhoto();
    expect(photo.includes('Camera of the tests')).toBe(true);
    expect(await take({ key }, 'front', photo)).toMatchObject({ ok: true });
    const reply = await counter.backend.files(new Request(`http://localhost/complaint-picture/form/${key}/front`));
    const { format, width, height, exif, xmp } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect({ format, width, height, exif, xmp }).toEqual({ format: 'webp', width: 64, height: 96 });
    expect(await take({ key }, 'back', photo)).toMatchObject({ code: 'PICTURE_TWICE' });
  });

  test('are compared by content: the same picture is rejected for another side; a new one replaces it', async () => {
    const key = randomUUID();
    await counter.ask(StartUploadDocument, { key });
    const photo = await pngPhoto(920);
    await take({ key }, 'front', photo);
    expect(await take({ key }, 'back', photo)).toMatchObject({ code: 'PICTURE_TWICE' });
    const again = await sharp(photo)
      .withExif({ IFD0: { Make: 'Another' } })
      .png()
      .toBuffer();
    expect(await take({ key }, 'back', again)).toMatchObject({ code: 'PICTURE_TWICE' });
    expect(await take({ key }, 'front', photo)).toMatchObject({ ok: true, missing: ['back', 'side'] });
    await take({ key }, 'front', await pngPhoto(921));
    expect(await take({ key }, 'back', photo)).toMatchObject({ ok: true, missing: ['side'] });
  });

  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
  test.each<[string, () => Promise<Buffer>, string]>([
    ['a text', async () => Buffer.from('hello'), 'PICTURE_UNREADABLE'],
    ['nothing', async () => Buffer.alloc(0), 'PICTURE_UNREADABLE'],
    ['HEIC without a picture', async () => heic, 'PICTURE_HEIC'],
    ['half a HEIC', async () => (await heicPhoto()).subarray(0, 900), 'PICTURE_HEIC'],
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'PICTURE_UNREADABLE',
    ],
    ['a paper', async () => Buffer.from('%PDF-1.7\n'), 'PICTURE_UNREADABLE'],
    [
      'a page that begins like a picture',
      async () => Buffer.from('\xff\xd8\xff<html>', 'latin1'),
      'PICTURE_UNREADABLE',
    ],
    ['half a picture', async () => (await pngPhoto(930, 300, 300)).subarray(0, 200), 'PICTURE_UNREADABLE'],
    ['20,000 pixels', () => pngPhoto(931, 20_000, 20), 'PICTURE_TOO_WIDE'],
    ['a bomb of pixels', () => pngPhoto(932, 11_000, 11_000), 'PICTURE_TOO_WIDE'],
    ['13 MB', async () => Buffer.concat([await jpegPhoto(933), Buffer.alloc(13 * 1024 * 1024)]), 'PICTURE_TOO_LARGE'],
  ])('rejects an invalid file: %s', async (_what, file, code) => {
    const key = randomUUID();
    await counter.ask(StartUploadDocument, { key });
    expect(await take({ key }, 'front', await file())).toMatchObject({ ok: false, code });
    expect((await counter.ask(ArrivedPicturesDocument, { key })).data?.complaintUpload?.pictures).toEqual([]);
  });

  test('are refused as busy while more pixels wait than can be decoded in ten seconds', async ({ skip }) => {
    skip(!process.env.ALL_FLOWS);
    const blank = { width: 12_000, height: 9_000, channels: 3, background: '#888' } as const;
    const file = await sharp({ create: blank }).jpeg().toBuffer();
    const all = await Promise.all(Array.from({ length: 7 }, () => drawnAgain(file)));
    const busy = all.filter((one) => !one.ok && one.code === 'PICTURES_BUSY');
    expect([busy.length, all.filter(({ ok }) => ok).length]).toEqual([1, 6]);
    expect(await drawnAgain(file)).toMatchObject({ ok: true });
  });

  test('are readable with the complaint’s token, with the form’s key until it is submitted, and with no other token', async () => {
    const order = await bought([[sku(0), 1]]);
    const key = await withPictures();
    const see = async (door: string, by: string, side = 'front') =>
      (await counter.backend.files(new Request(`http://localhost/complaint-picture/${door}/${by}/${side}`))).status;
    expect([
      await see('form', key),
      await see('seen', key),
      await see('form', 'x'),
      await see('form', key, 'top'),
    ]).toEqual([...[200, 404, 404, 404]]);
    const { data } = await make({ key, order_token: order.token, line_id: order.lines[0] });
    const token = data?.makeComplaint.token ?? '';
    expect([
      await see('form', key),
      await see('seen', token),
      await see('link', token),
      await see('seen', order.token),
    ]).toEqual([...[404, 200, 404, 404]]);
  });

  test('of unsent forms are deleted after a day, those of complaints half a year after their end', async () => {
    const { pool } = counter.database;
    const [form, order] = [await withPictures(), await bought([[sku(0), 1]])];
    const { number, token } = await complained(order);
    await handleComplaint(number, { step: 'refuse', text: 'Nej.' }, handling());
    const kept = async () => [
      (await counter.ask(ArrivedPicturesDocument, { key: form })).data?.complaintUpload?.pictures.length,
      (await counter.ask(ComplaintByTokenDocument, { token })).data?.complaint?.pictures.length,
    ];
    const now = counter.clock.now();
    await forgetUnsentForms(pool, new Date(now.getTime() - DAY));
    await forgetComplaintPictures(pool, new Date(now.getTime() - DAY));
    expect(await kept()).toEqual([3, 3]);
    await forgetUnsentForms(pool, new Date(now.getTime() + 1));
    await forgetComplaintPictures(pool, now);
    expect(await kept()).toEqual([undefined, 3]);
    await forgetComplaintPictures(pool, new Date(now.getTime() + 1));
    expect(await kept()).toEqual([undefined, 0]);
  });
});

describe('upload link by SMS', () => {
  async function asked(mobile = '20 30 40 50'): Promise<string> {
    const key = randomUUID();
    await counter.ask(StartUploadDocument, { key });
    const { errors } = await counter.ask(SendUploadLinkDocument, { key, mobile });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    await counter.deliverMail();
    return key;
  }
  async function linkTo(mobile: string): Promise<string> {
    const [sms] = (await mailsIn(counter.outbox)).filter(({ to }) => to.includes(mobile));
    return /\/reklamationsbilleder\/([\w-]+)/.exec(sms?.text ?? '')?.[1] ?? '';
  }
  const opened = async (token: string) => (await counter.ask(UploadByLinkDocument, { token })).data?.uploadOfLink;

  test('accepts all three pictures, is used up by the last, and is stored as a hash only', async () => {
    const key = await asked('+45 21 30 40 51');
    const link = await linkTo('+4521304051');
    expect(await opened(link)).toEqual({ pictures: [], is_done: false, is_late: false });
    const rows = await counter.rows(`SELECT 1 FROM complaint_upload WHERE link_hash = $1`, [link]);
    expect(rows).toEqual([]);
    for (const [at, side] of (['front', 'back', 'side'] as const).entries())
      expect(await take({ link }, side, await jpegPhoto(950 + at))).toMatchObject({ ok: true });
    expect(await take({ link }, 'side', await jpegPhoto(960))).toMatchObject({ code: 'PICTURES_UPLOADED' });
    expect((await opened(link))?.is_done).toBe(true);
    expect((await make({ key, ...FREE })).errors).toEqual([]);
  });

  test('expires after an hour, and a newer link replaces it', async () => {
    const key = await asked('21304052');
    const first = await linkTo('+4521304052');
    counter.clock.forward(59 * MINUTE);
    expect(await take({ link: first }, 'front', await jpegPhoto(970))).toMatchObject({ ok: true });
    counter.clock.forward(MINUTE);
    expect(await take({ link: first }, 'back', await jpegPhoto(971))).toMatchObject({ code: 'UPLOAD_LINK_LATE' });
    expect((await opened(first))?.is_late).toBe(true);
    await counter.ask(SendUploadLinkDocument, { key, mobile: '21304053' });
    expect(await opened(first)).toBeNull();
    await counter.deliverMail();
    expect(await take({ link: await linkTo('+4521304053') }, 'back', await jpegPhoto(971))).toMatchObject({ ok: true });
  });

  test('accepts no picture after the form was submitted on the computer', async () => {
    const key = await asked('21304054');
    const link = await linkTo('+4521304054');
    for (const [at, side] of (['front', 'back', 'side'] as const).entries())
      await take({ key }, side, await jpegPhoto(980 + at));
    await make({ key, ...FREE });
    expect(await take({ link }, 'front', await jpegPhoto(990))).toMatchObject({ code: 'PICTURES_UPLOADED' });
  });

  test.each(['x', '', 'a'.repeat(200)])('is rejected when unknown: %.5s', async (link) => {
    expect(await opened(link)).toBeNull();
    expect(await take({ link }, 'front', await jpegPhoto(991))).toMatchObject({ code: 'LINK_USED_UP' });
  });

  test('is limited to five per telephone number and twenty per sender in an hour', async () => {
    const key = randomUUID();
    await counter.ask(StartUploadDocument, { key }, { address: '203.0.113.40' });
    const codes = [];
    for (let turn = 0; turn < 21; turn += 1) {
      const mobile = turn < 7 ? '21304055' : `2230405${turn % 9}`;
      const { errors } = await counter.ask(SendUploadLinkDocument, { key, mobile }, { address: '203.0.113.40' });
      codes.push(errors[0]?.code ?? 'sent');
    }
    expect([codes.slice(0, 5), codes[5], codes[6]]).toEqual([
      Array(5).fill('sent'),
      'TOO_MANY_TRIES',
      'TOO_MANY_TRIES',
    ]);
    expect(codes[20]).toBe('TOO_MANY_TRIES');
    expect((await counter.ask(SendUploadLinkDocument, { key, mobile: '12' })).errors[0]?.code).toBe('PHONE_INVALID');
  });

  test('is not sent once the gateway was unavailable for half an hour', async () => {
    const key = randomUUID();
    await counter.ask(StartUploadDocument, { key });
    await counter.ask(SendUploadLinkDocument, { key, mobile: '21304056' });
    counter.clock.forward(31 * MINUTE);
    await counter.deliverMail();
    expect(await linkTo('+4521304056')).toBe('');
  });
});

describe('staff actions', () => {
  const state = async (token: string) => (await counter.ask(ComplaintByTokenDocument, { token })).data?.complaint;
  const BOARD = 'Nævnenes Hus';

  test.each([
    ['a consumer, who is told where to take the complaint', { asBusiness: false }, true],
    ['a business', { asBusiness: true }, false],
  ])('refuse once, with the reason, a complaint of %s', async (_who, { asBusiness }, isToldOfBoard) => {
    const order = await bought([[sku(0), 1]]);
    const { number, token } = await complained(order);
    if (asBusiness) await counter.rows('UPDATE complaint SET is_consumer = false WHERE number = $1', [number]);
    const reason = `Skaden er sket efter leveringen (${number}).`;
    const before = await booksOf(order.number);
    expect(await handleComplaint(number, { step: 'refuse', text: reason }, handling())).toMatchObject({ ok: true });
    expect(await state(token)).toMatchObject({ state: 'REFUSED', remedy: null, may_answer: true });
    expect((await state(token))?.messages.at(-1)).toMatchObject({ is_from_shop: true, text: reason, state: 'REFUSED' });
    expect(await booksOf(order.number)).toEqual(before);
    await counter.deliverMail();
    const [mail = '', ...more] = (await mailsIn(counter.outbox))
      .map(({ text }) => text.replace(/\s+/g, ' '))
      .filter((text) => text.includes(reason));
    expect([more, mail.includes(BOARD)]).toEqual([[], isToldOfBoard]);
    // Only an acceptance follows a refusal.
    for (const step of ['refuse', 'ask'] as const)
      expect(await handleComplaint(number, { step, text: 'Igen.' }, handling())).toMatchObject({
        code: 'COMPLAINT_CLOSED',
      });
    expect(await refundComplaint(number, { amount: null, text: 'Ja.' }, lifeWith())).toMatchObject({
      code: 'COMPLAINT_CLOSED',
    });
    expect(await handleComplaint(number, { step: 'accept', text: 'Alligevel.' }, handling())).toMatchObject({
      ok: true,
    });
    expect(await state(token)).toMatchObject({ state: 'ACCEPTED' });
  });

  test('refund the pieces once, without restocking; a second refund is rejected', async () => {
    const order = await bought([[sku(0), 2]]);
    const { number } = await complained(order);
    const both = await Promise.all([
      refundComplaint(number, { amount: null, text: 'Pengene er på vej.' }, lifeWith()),
      refundComplaint(number, { amount: null, text: 'Pengene er på vej.' }, lifeWith()),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const books = await booksOf(order.number);
    expect(books).toMatchObject({ pieces: 1, credited: books?.refunded });
    expect(books?.credited).toBeGreaterThan(0);
    expect(await shelvedAt(counter, order.number)).toEqual([]);
    expect(await mailsOf(number)).toEqual(['complaint-received', 'complaint-new', 'complaint-news']);
  });

  test('a partial refund credits no pieces, and is limited to the amount paid', async () => {
    const order = await bought([[sku(0), 1]]);
    const { number } = await complained(order);
    const tooMuch = await refundComplaint(number, { amount: oere(99_000_000), text: '' }, lifeWith());
    expect(tooMuch).toMatchObject({ code: 'AMOUNT_ABOVE_INVOICED' });
    await refundComplaint(number, { amount: oere(500), text: '' }, lifeWith());
    expect(await booksOf(order.number)).toMatchObject({ credited: 500, refunded: 500, pieces: 0 });
  });

  test('a partial refund is limited to the price of the pieces complained about', async () => {
    const order = await bought([
      [sku(2), 1],
      [sku(1), 5],
    ]);
    const [line] = await counter.rows<{ paid: number }>(
      'SELECT (row_oere - discount_oere + duty_oere)::int AS paid FROM order_line WHERE id = $1',
      [order.lines[0]],
    );
    const paid = line?.paid ?? 0;
    const { number } = await complained(order);
    const off = (amount: number) => refundComplaint(number, { amount: oere(amount), text: '' }, lifeWith());
    expect(await off(paid + 1)).toMatchObject({ code: 'AMOUNT_ABOVE_INVOICED' });
    expect(await off(paid)).toMatchObject({ ok: true });
    // A refund for one line does not reduce the credit of another.
    const back = { restock: true, freight: false, reason: 'Retur', pieces: new Map([[sku(1), 5]]) };
    expect(await creditOrder(order.number, back, lifeWith())).toMatchObject({ ok: true });
  });

  test('rejects a refund for pieces returned during the complaint', async () => {
    const order = await bought([[sku(0), 3]]);
    const { number } = await complained(order, { quantity: 2 });
    const back = { restock: true, freight: false, reason: 'Retur', pieces: new Map([[sku(0), 2]]) };
    await creditOrder(order.number, back, lifeWith());
    expect(await refundComplaint(number, { amount: oere(100), text: '' }, lifeWith())).toMatchObject({
      code: 'NOT_INVOICED',
    });
  });

  test('does not credit a partial refund again when the goods are returned', async () => {
    const order = await bought([[sku(0), 2]]);
    const { number } = await complained(order);
    await refundComplaint(number, { amount: oere(500), text: '' }, lifeWith());
    const credited = async () => (await booksOf(order.number))?.credited ?? 0;
    const back = { restock: true, freight: false, reason: 'Retur' };
    // The piece at full price comes first.
    await creditOrder(order.number, { ...back, pieces: new Map([[sku(0), 1]]) }, lifeWith());
    const first = (await credited()) - 500;
    await creditOrder(order.number, { ...back, pieces: null }, lifeWith());
    const [paid] = await counter.rows<{ goods: number }>(
      `SELECT (total_oere - shipping_oere)::int AS goods FROM sales_order WHERE number = $1`,
      [order.number],
    );
    expect(await credited()).toBe(paid?.goods);
    expect(first * 2).toBeGreaterThanOrEqual((paid?.goods ?? 0) - 1);
  });

  test('rejects a refund of what is not invoiced', async () => {
    const order = await ordered([[sku(0), 1]]);
    await ship(order.number, { pieces: null, carrier: null, trackingNumber: '1' }, lifeWith());
    const { number } = await complained(order);
    expect(await refundComplaint(number, { amount: null, text: '' }, lifeWith())).toMatchObject({
      code: 'NOT_INVOICED',
    });
  });

  test('refunds once when the provider fails between refund and response', async () => {
    const order = await bought([[sku(0), 1]]);
    const { number } = await complained(order);
    const { provider, keys, mend } = dyingProvider();
    expect(await refundComplaint(number, { amount: null, text: '' }, lifeWith(provider))).toMatchObject({ ok: true });
    expect(await booksOf(order.number)).toMatchObject({ refunded: 0 });
    mend();
    await Promise.all([carryOut(null, lifeWith(provider)), carryOut(null, lifeWith(provider))]);
    const books = await booksOf(order.number);
    expect([books?.refunded, new Set(keys).size]).toEqual([books?.credited, 1]);
  });

  test('a replacement is an order at 0 kr. that reserves stock and is shipped; requested twice it is created once', async () => {
    const order = await bought([[sku(0), 2]]);
    const { number } = await complained(order, { quantity: 2 });
    const both = await Promise.all([
      replaceGoods(number, 'Ny vare.', lifeWith()),
      replaceGoods(number, 'Ny vare.', lifeWith()),
    ]);
    const [made, ...more] = both.flatMap((one) => (one.ok ? [one.order] : []));
    expect([made?.totalOere, made?.status, more]).toEqual([0, 'processing', []]);
    expect(await stockMismatches(counter)).toEqual([]);
    const [line] = await counter.rows<{ sku: string; quantity: number }>(
      `SELECT l.sku, l.quantity FROM order_line l WHERE l.order_id = $1`,
      [made?.id],
    );
    expect(line).toEqual({ sku: sku(0), quantity: 2 });
    await sent(made?.number ?? '');
    expect(await booksOf(made?.number ?? '')).toMatchObject({ credited: 0, refunded: 0 });
    expect(await booksOf(order.number)).toMatchObject({ credited: 0, pieces: 0 });
  });

  test('rejects a replacement without stock, and the complaint stays open', async () => {
    const order = await bought([[sku(2), 1]]);
    const { number } = await complained(order);
    await counter.rows(
      `UPDATE stock_item SET quantity = 0 WHERE source_code = 'central' AND product_id = (SELECT id FROM product WHERE sku = $1)`,
      [sku(2)],
    );
    expect(await replaceGoods(number, '', lifeWith())).toMatchObject({ code: 'INSUFFICIENT_STOCK' });
    expect(await counter.rows(`SELECT state FROM complaint WHERE number = $1`, [number])).toEqual([
      { state: 'received' },
    ]);
  });

  test('questions, answers and decisions are messages, and a settled complaint stays settled', async () => {
    const order = await bought([[sku(0), 1]]);
    const { number, token } = await complained(order);
    await handleComplaint(number, { step: 'ask', text: 'Hvornår?' }, handling());
    const answer = (formKey: string) => counter.ask(AnswerComplaintDocument, { token, formKey, text: 'I går.' });
    expect([(await answer('a')).errors, (await answer('a')).errors]).toEqual([[], []]);
    await handleComplaint(number, { step: 'accept', text: 'Vi reparerer den.', remedy: 'repair' }, handling());
    await handleComplaint(number, { step: 'settle', text: 'Repareret.' }, handling());
    expect((await answer('b')).errors[0]?.code).toBe('COMPLAINT_CLOSED');
    expect(await handleComplaint(number, { step: 'ask', text: '?' }, handling())).toMatchObject({
      code: 'COMPLAINT_CLOSED',
    });
    const told = (await counter.ask(ComplaintByTokenDocument, { token })).data?.complaint;
    expect(told?.messages.map(({ text, is_from_shop }) => [text, is_from_shop])).toEqual([
      ['Hvornår?', true],
      ['I går.', false],
      ['Vi reparerer den.', true],
      ['Repareret.', true],
    ]);
    expect(told).toMatchObject({ state: 'SETTLED', remedy: 'REPAIR', may_answer: false });
    expect(await mailsOf(number)).toEqual([
      ...[
        'complaint-received',
        'complaint-new',
        'complaint-news',
        'complaint-answered',
        'complaint-news',
        'complaint-news',
      ],
    ]);
  });

  test('the customer may add up to three pictures while the shop awaits an answer, each once', async () => {
    const order = await bought([[sku(0), 1]]);
    const { number, token } = await complained(order);
    const { pool } = counter.database;
    const now = counter.clock.now();
    const add = async (seed: number) => addPicture(token, await jpegPhoto(seed), { pool, now });
    const shown = async () => (await counter.ask(ComplaintByTokenDocument, { token })).data?.complaint?.extra_pictures;
    expect(await add(1001)).toMatchObject({ code: 'COMPLAINT_CLOSED' });
    await handleComplaint(number, { step: 'ask', text: 'Har du et billede?' }, handling());
    expect([await add(1001), await add(1001), await shown()]).toEqual([{ ok: true }, { ok: true }, 1]);
    expect(await addPicture(token, Buffer.from('x'), { pool, now })).toMatchObject({ code: 'PICTURE_UNREADABLE' });
    expect(await addPicture('x', await jpegPhoto(1002), { pool, now })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const two = await Promise.all([add(1002), add(1003)]);
    expect([two.every(({ ok }) => ok), await shown()]).toEqual([true, 3]);
    expect(await add(1004)).toMatchObject({ code: 'PICTURES_ENOUGH', params: { most: 3 } });
    const post = (path: string, body: Buffer) =>
      counter.backend.files(
        new Request(`http://localhost/complaint-picture/${path}`, { method: 'POST', body: new Uint8Array(body) }),
      );
    const told = await post(`answer/${token}/extra`, await jpegPhoto(1005));
    expect(await told.json()).toMatchObject({ code: 'PICTURES_ENOUGH' });
    const see = async (path: string) =>
      (await counter.backend.files(new Request(`http://localhost/complaint-picture/${path}`))).status;
    expect([
      await see(`seen/${token}/extra3`),
      await see(`seen/${token}/extra4`),
      await see(`answer/${token}/extra`),
    ]).toEqual([...[200, 404, 404]]);
    expect((await post(`answer/${token}/front`, await jpegPhoto(1006))).status).toBe(404);
    await counter.ask(AnswerComplaintDocument, { token, formKey: 'extra', text: 'Her.' });
    // The form submitted again: a duplicate picture is accepted, a different one is an error.
    expect([await add(1003), await add(1007)]).toMatchObject([{ ok: true }, { code: 'COMPLAINT_CLOSED' }]);
  });

  test('handles complaints from the command line', async () => {
    const run = (...typed: string[]) => typedAt(counter, 'complaint', ...typed);
    const order = await bought([[sku(0), 1]]);
    const { number, token } = await complained(order, { serial_number: 'SN-1' });
    const free = (await make({ key: await withPictures(), ...FREE })).data?.makeComplaint.number ?? '';
    expect((await run('list')).said).toContain(`${number}  ordre ${order.number}`);
    const shown = (await run('show', number)).said;
    for (const part of [
      'serienummer SN-1',
      'Den er gået i stykker.',
      `3 billeder: http://localhost:3000/reklamation/${order.number}/${token}`,
    ])
      expect(shown).toContain(part);
    expect(await run('show', '1')).toEqual({ code: 1, said: '1: findes ikke.\n' });
    expect(await run('ask', number)).toMatchObject({ code: 1 });
    expect((await run('ask', number, '--text', 'Hvornår?')).said).toContain('venter på kundens svar');
    expect(await run('replace', free)).toMatchObject({
      code: 1,
      said: expect.stringContaining('hører ikke til en ordre'),
    });
    expect((await run('refund', number, '--amount', '5')).said).toMatch(/kreditnota \d+, 5,00 kr\.; 5,00 kr\. tilbage/);
    expect(await run('refund', number)).toMatchObject({ code: 1, said: expect.stringContaining('tillader det ikke') });
    expect((await run('refuse', free, '--text', 'Uden for fristen.')).said).toContain('afvist');
    const said = (await run('list')).said;
    expect([said.includes(number), said.includes(free)]).toEqual([false, false]);
    const actions = await counter.rows<{ command: string }>(
      `SELECT command FROM staff_action WHERE subject IN ($1, $2) AND staff = 'Mette' ORDER BY id`,
      [number, free],
    );
    expect(actions.map(({ command }) => command)).toEqual(['complaint ask', 'complaint refund', 'complaint refuse']);
  });
});

// spec: 7 Other: Calls for complaints
//   at backend/commerce/complaint/extension.graphql
test('limits the upload forms per address and the mails per mailbox', async () => {
  const codes = [];
  for (let turn = 0; turn < 31; turn += 1) {
    const { errors } = await counter.ask(StartUploadDocument, { key: randomUUID() }, { address: '203.0.113.41' });
    codes.push(errors[0]?.code);
  }
  expect([codes[29], codes[30]]).toEqual([undefined, 'TOO_MANY_TRIES']);
  const mailed = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const { errors } = await make({ key: await withPictures(), ...FREE, email: 'spammet@example.dk' });
    mailed.push(errors[0]?.code);
  }
  expect([mailed[9], mailed[10]]).toEqual([undefined, 'TOO_MANY_TRIES']);
});
