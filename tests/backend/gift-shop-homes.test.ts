// Gift shops with delivery to employees' homes, and proposals made by a language model, against the database.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetOfNouns } from '#backend/commerce/retention/forget';
import { PLAIN_SERVICES } from '#backend/composition';
import { inCopenhagen } from '#domain/calendar/calendar';
import { firstGiftDelivery } from '#domain/gift-shop/gift-shop';
import {
  AcceptGiftShopDocument,
  AskGiftShopDocument,
  type AskGiftShopInput,
  ChooseShopGiftDocument,
  GiftChoiceDocument,
  GiftCodesDocument,
  GiftPackingDocument,
  GiftShopDocument,
  GiftShopOfferDocument,
} from '~/services/generated/commerce';
import { typedAt } from './after-sales';
import { type Counter, openCounter } from './test-backend';

const DAY = 24 * 60 * 60 * 1000;
const STORE = { store: 'firmagaver_dk' };

/** The response of the language model, set by each test. */
let says: (facts: { gifts: { sku: string }[] }) => string | null = () => null;
const heard: string[] = [];
const model = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  heard.push(body);
  const said = says(JSON.parse(JSON.parse(body).messages[1].content));
  if (said === null) return void response.writeHead(503).end();
  response.end(JSON.stringify({ choices: [{ message: { content: said } }] }));
});

let counter: Counter;
beforeAll(async () => {
  await new Promise<void>((ready) => model.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
  counter = await openCounter({ selling: { ...PLAIN_SERVICES, languageModel: { url, model: 'small', key: null } } });
});
afterAll(async () => {
  await counter?.close();
  model.close();
});

const run = async (...typed: string[]): Promise<string> => (await typedAt(counter, ...typed)).said;

let asked = 0;
async function ask(more: Partial<AskGiftShopInput>): Promise<string> {
  asked += 1;
  const input: AskGiftShopInput = {
    ...{ email: `anders${asked}@tang.example`, kind: 'NORMAL', range: 'SELECTION', code_kind: 'ELECTRONIC' },
    ...{ packaging: 'WRAPPED', destination: 'COMPANY', price_class: 'op-til-400', employees: 3 },
    ...{ themes: ['godt-at-spise', 'til-hjemmet'], prefers_certified: false },
    delivery_on: firstGiftDelivery(inCopenhagen(counter.clock.now()).date),
    ...{ company: 'Tang & Søn ApS', cvr: '31415926', firstname: 'Anders', lastname: 'Tang' },
    ...{ telephone: '+45 20 30 40 50', street: 'Havnegade 3', postcode: '5000', city: 'Odense C' },
    ...more,
  };
  const who = { ...STORE, address: `203.0.113.${asked}` };
  const { data, errors } = await counter.ask(AskGiftShopDocument, { input }, who);
  return data?.askGiftShop.token ?? errors[0]?.code ?? '';
}
const seen = async (token: string) => (await counter.ask(GiftShopDocument, { token }, STORE)).data?.giftShop ?? null;
const look = async (code: string) => (await counter.ask(GiftChoiceDocument, { code }, STORE)).data?.giftChoice ?? null;

/** A gift shop open for choices, with codes. */
async function opened(more: Partial<AskGiftShopInput> = {}) {
  const token = await ask(more);
  const shop = await seen(token);
  const number = shop?.number ?? '';
  await run('gift-shop', 'quote', number);
  await counter.ask(AcceptGiftShopDocument, { token, each: shop?.price_each ?? 0 }, STORE);
  await run('gift-shop', 'open', number);
  const { data } = await counter.ask(GiftCodesDocument, { token }, STORE);
  const codes = data?.giftShopCodes?.codes.map(({ code }) => code) ?? [];
  return { token, number, codes, sku: shop?.gifts[0]?.sku ?? '' };
}

const HOME = { street: ' Nørregade  7 ', postcode: 'DK-5000', city: 'Odense C' };
async function choose(code: string, sku: string, address: typeof HOME | null): Promise<string> {
  const version = (await look(code))?.version ?? 0;
  const { data, errors } = await counter.ask(
    ChooseShopGiftDocument,
    { code, sku, label: 'Ada Bæk', address, version },
    STORE,
  );
  return data ? 'chosen' : (errors[0]?.code ?? '');
}

describe('home delivery of gifts', () => {
  test('requires a name label', async () => {
    expect(await ask({ destination: 'HOME', packaging: 'NONE' })).toBe('GIFT_HOME_NEEDS_LABEL');
    expect((await seen(await ask({ destination: 'HOME', packaging: 'LABEL' })))?.destination).toBe('HOME');
  });

  test('requires an address with each choice, shown to the warehouse only, and deleted with the names', async () => {
    const { token, number, codes, sku } = await opened({ destination: 'HOME' });
    const [one = '', two = ''] = codes;
    expect(await choose(one, sku, null)).toBe('REQUIRED');
    expect(await choose(one, sku, { ...HOME, street: 'Nørregade' })).toBe('HOUSE_NUMBER_MISSING');
    expect(await choose(one, sku, { ...HOME, postcode: '0000' })).toBe('POSTCODE_UNKNOWN');
    expect(await choose(one, sku, { ...HOME, city: 'x'.repeat(300) })).toBe('TOO_LONG');
    expect(await choose(one, sku, HOME)).toBe('chosen');
    expect(await choose(one, sku, { ...HOME, street: 'Vestergade 9' })).toBe('chosen');
    const tidy = { street: 'Vestergade 9', postcode: '5000', city: 'Odense C' };
    expect((await look(one))?.address).toEqual(tidy);
    // Neither a colleague nor the company can read it.
    expect(JSON.stringify([await look(two), await seen(token)])).not.toContain('Vestergade');
    await run('gift-shop', 'close', number);
    const [row] = await counter.rows<{ pack_token: string }>('SELECT pack_token FROM gift_shop WHERE number = $1', [
      number,
    ]);
    const packing = async () =>
      (await counter.ask(GiftPackingDocument, { token: row?.pack_token ?? '' }, STORE)).data?.giftShopPacking ?? null;
    // Employees who did not choose receive theirs at the company's address.
    expect((await packing())?.people.map(({ address }) => address)).toEqual([tidy, null, null]);
    expect(JSON.stringify(await seen(token))).not.toContain('Vestergade');
    const order = /ordre (\d+)/.exec(await run('gift-shop', 'send', number))?.[1] ?? '';
    const [shipping] = await counter.rows<{ said: string }>(
      'SELECT shipping::text AS said FROM sales_order WHERE number = $1',
      [order],
    );
    expect(shipping?.said).toContain('Til hver medarbejder');
    const { db, pool } = counter.database;
    await forgetOfNouns({ db, pool, now: new Date(counter.clock.now().getTime() + 92 * DAY) });
    const kept = await counter.rows(`SELECT 1 FROM gift_shop_employee WHERE address IS NOT NULL`);
    expect([kept, await packing()]).toEqual([[], null]);
  });

  test('discards the address when gifts are delivered to the company', async () => {
    const { codes, sku } = await opened();
    expect(await choose(codes[0] ?? '', sku, HOME)).toBe('chosen');
    expect((await look(codes[0] ?? ''))?.address).toBeNull();
  });
});

describe('proposal by a language model', () => {
  const proposed = async () => {
    const shop = await seen(await ask({ kind: 'AI' }));
    return { skus: shop?.gifts.map(({ sku }) => sku) ?? [], byModel: shop?.is_proposed_by_model, shop };
  };

  test('is announced before the order, and only when a model is configured', async () => {
    const offer = async (from: Counter) => (await from.ask(GiftShopOfferDocument, {}, STORE)).data?.giftShopOffer;
    expect((await offer(counter))?.asks_language_model).toBe(true);
    const plain = await openCounter({ database: counter.database });
    expect((await offer(plain))?.asks_language_model).toBe(false);
  });

  test('is the model’s selection of the gifts found by the shop, with the first as default', async () => {
    heard.length = 0;
    let chosen: string[] = [];
    says = ({ gifts }) => {
      chosen = gifts
        .map(({ sku }) => sku)
        .reverse()
        .slice(0, 4);
      return JSON.stringify(['made-up', ...chosen]);
    };
    const { skus, byModel, shop } = await proposed();
    expect([skus, byModel]).toEqual([chosen, true]);
    expect(shop?.gifts.find(({ is_default: isDefault }) => isDefault)?.sku).toBe(chosen[0]);
    // The request contains wishes and products, and nothing about the customer.
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(/Godt at spise/);
    expect(heard[0]).not.toMatch(/Tang|31415926|Havnegade|@|Odense/);
  });

  test.each<[string, typeof says]>([
    ['sells what is not there', () => '["A","B","C"]'],
    ['talks', () => 'Take the chocolate.'],
    ['is down', () => null],
  ])('falls back to the rule-based proposal when the model %s', async (_what, answer) => {
    says = answer;
    const { skus, byModel } = await proposed();
    expect(byModel).toBe(false);
    expect(skus.length).toBeGreaterThan(2);
  });

  test('is not requested for the normal kind', async () => {
    heard.length = 0;
    says = () => '[]';
    await ask({ kind: 'NORMAL' });
    expect(heard).toEqual([]);
  });
});
