// Renders every rejection message in both languages with its values, at each place where a shopper may see it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemOnWire, refusedBy } from '#backend/refusal';
import { cartErrorIn, cartErrorParams } from '#domain/cart/cart-error';
import { paramNamesOf, REFUSAL_PARAMS } from '#domain/refusal/refusal-params';
import {
  isRefusalCode,
  REFUSALS,
  type Refusal,
  type RefusalCode,
  refusalOf,
  textKeyOf,
} from '#domain/refusal/refusals';
import { missingIn, withMissing } from '~/forms/reorder/schema.server';
import { errorText } from '~/forms/reply/field-state';
import { type FormReply, messageText } from '~/forms/reply/fields';
import { LANGUAGES } from '~/i18n/languages';
import { textsOf } from '~/i18n/texts.server';
import type { OrderLine } from '~/models/order';
import { refusalToast, refuseWith } from '~/request-context/respond.server';
import { toastCookie, waitingToast } from '~/request-context/toast.server';
import { couponsOf } from '~/services/cart/promotions.map';
import { refusalOfPlacing } from '~/services/checkout/place-order.server';
import { quickCheckOf } from '~/services/ink/quick-order.map';
import { notReorderedOf } from '~/services/order/own-order.map';
import { refusalOfCoded, refusalOfError } from '~/services/transport/refused.map';
import { errorOf } from '~/services/transport/wire.map';
import { refusalText } from '~/ui/shop/refusal-text';

const CODES = Object.keys(REFUSALS).filter(isRefusalCode);
/** As their producers pass them; each number differs from those in the texts. */
const VALUES: Record<string, string | number> = {
  sku: '1000-A',
  orders: '100000012',
  quantity: 37,
  left: 38,
  min: 41,
  max: 43,
  increment: 47,
  days: 53,
  least: 59,
  most: 61,
  kilos: 67,
  count: 79,
  line: 83,
  missing: 'kr. 71,00',
  date: '3. maj 2027',
  other: 'SOMMER73',
  telephone: '70 79 83 89',
  megabytes: 97,
  megapixels: 101,
  fault: 'blank',
  found: '<script',
  typed: '1.250',
  one: '1,25',
  name: 'te/urtete',
  reply: 'HTTP 503',
  address: 'kontorstole-103',
  store: 'Erhverv',
  href: '/info/vaek-107',
};
const given = (code: RefusalCode): Refusal =>
  refusalOf(code, Object.fromEntries(paramNamesOf(code).map((name) => [name, VALUES[name] ?? ''])), 'field');
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

const OVER_THE_WIRE = { code: 'UNDEFINED', message: 'The cart could not be changed.' };
const posted = new Request('http://localhost:3000/cart', { method: 'POST' });
const toasted = (refused: Refusal, language: 'da' | 'en') => {
  const cookie = toastCookie(posted, refusalToast(refused)).split(';')[0] ?? '';
  const next = new Request('http://localhost:3000/', { headers: { cookie } });
  return waitingToast(next, language)?.toast.text ?? '';
};
const replyOf = async (refused: Refusal): Promise<FormReply> => (await refuseWith('form', refused, {})).json();

/** The places that show the texts, each from the rejection as it leaves the back end. */
const PLACES: Record<string, (refused: Refusal, language: 'da' | 'en') => string | Promise<string>> = {
  'at a field': async (refused, language) => {
    const overWire = refusalOfError(errorOf(JSON.parse(JSON.stringify(refusedBy(refused)))));
    const { errors } = await replyOf(overWire);
    return errorText(textsOf(language).t, errors.field) ?? '';
  },
  'in a message bar': async (refused, language) => {
    const { message } = await replyOf(refused);
    return message ? messageText(textsOf(language).t, message) : '';
  },
  'in a toast': toasted,
  'at a line of the cart': (refused, language) =>
    refusalText(textsOf(language).t, refusalOfCoded({ ...OVER_THE_WIRE, ...problemOnWire(refused) })),
  'at the order button': (refused, language) =>
    refusalText(textsOf(language).t, refusalOfPlacing({ ...OVER_THE_WIRE, ...problemOnWire(refused) })),
  'at a coupon': (refused, language) => {
    const { problem_code, problem_params } = problemOnWire(refused);
    const coupon = { code: 'X', description: '', is_personal_coupon: false, problem_code, problem_params };
    const problem = couponsOf([coupon])[0]?.problem;
    return problem ? refusalText(textsOf(language).t, problem) : '';
  },
  'at a line of a quick order': (refused, language) => {
    const line = { code: 'x', quantity: 1, joined: 0, status: 'REFUSED' as const, product: null, candidates: [] };
    const wire = {
      ...line,
      unit_price: null,
      row_total: null,
      refusal: { code: refused.code, params: refused.params },
    };
    const rules = { showsVat: true } as Parameters<typeof quickCheckOf>[1];
    const [row] = quickCheckOf([wire as never], rules).rows;
    return row?.refusal ? refusalText(textsOf(language).t, row.refusal) : '';
  },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const { t, exists } = textsOf(language);
  const words: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(join('app', 'i18n', language, 'errors.json'), 'utf8'),
  );

  it.each(CODES)('the text of %s has exactly its parameters as placeholders', (code) => {
    expect(exists(textKeyOf(code))).toBe(true);
    const [group = '', name = ''] = textKeyOf(code).replace('errors:', '').split('.');
    expect(placeholders(words[group]?.[name] ?? '')).toEqual([...paramNamesOf(code)].sort());
  });

  it.each(Object.keys(PLACES))('every rejection is complete %s', async (place) => {
    for (const code of CODES) {
      const refused = given(code);
      const text = (await PLACES[place]?.(refused, language)) ?? '';
      expect([code, text]).toEqual([code, t(textKeyOf(code), refused.params ?? {})]);
      expect(text).not.toMatch(/\{\{|undefined:/);
      for (const name of paramNamesOf(code)) expect([code, text.includes(String(VALUES[name]))]).toEqual([code, true]);
    }
  });

  it('every rejection shown by the cart panel is complete', () => {
    const told = CODES.filter((code) => cartErrorParams(given(code)).error === code);
    expect(told).toContain('QUANTITY_TOO_SMALL');
    for (const code of told) {
      const { error, about } = cartErrorParams(given(code));
      const read = cartErrorIn({ error, ...(about === null ? {} : { about: String(about) }) });
      expect([code, read && refusalText(t, read)]).toEqual([code, refusalText(t, given(code))]);
    }
  });

  it('every rejection of reordering is complete', () => {
    const lines = [{ sku: '1000-A', name: 'Papir' }] as unknown as OrderLine[];
    const codes = CODES.filter((code) =>
      paramNamesOf(code).every((name) => name === 'sku' || typeof VALUES[name] === 'number'),
    );
    for (const code of codes.filter((one) => paramNamesOf(one).length < 2)) {
      const wire = { ...OVER_THE_WIRE, sku: '1000-A', ...problemOnWire(given(code)) };
      const missing = notReorderedOf([wire as never]);
      const query = new URL(withMissing('/order', missing), 'http://localhost').searchParams;
      const [told] = missingIn(query, lines);
      expect([code, told && refusalText(t, told.refusal)]).toEqual([code, refusalText(t, given(code))]);
    }
  });

  it('a product that is not sold is not called sold out', () => {
    for (const language of LANGUAGES) {
      const { t } = textsOf(language);
      expect(t(textKeyOf('SOLD_OUT'))).toMatch(/udsolgt|sold out/);
      expect(t(textKeyOf('NOT_SALABLE'))).not.toMatch(/udsolgt|sold out/i);
    }
  });

  it('a product with none left is called sold out, not "only 0 left"', () => {
    const none = refusalOfCoded({
      ...OVER_THE_WIRE,
      problem_code: 'INSUFFICIENT_STOCK',
      problem_params: { quantity: 0 },
    });
    const byMagento = refusalOfCoded({
      code: 'INSUFFICIENT_STOCK',
      message: 'The requested qty is not available',
      quantity: 0,
    });
    expect([refusalText(t, none), refusalText(t, byMagento)]).toEqual(Array(2).fill(t(textKeyOf('SOLD_OUT'))));
  });

  it('a missing value leaves no unfilled placeholder', () => {
    for (const code of Object.keys(REFUSAL_PARAMS).filter(isRefusalCode))
      expect(refusalText(t, refusalOf(code))).not.toMatch(/\{\{|\bundefined\b/);
  });
});

it('no form uses a rejection with parameters without passing them', () => {
  const forms = readdirSync('app/forms', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /schema.*\.ts$/.test(name),
  );
  const found = forms.flatMap((file) =>
    [...readFileSync(join('app/forms', file), 'utf8').matchAll(/(fieldError\()?REFUSALS\.(\w+)/g)].flatMap(
      ([, said, code = '']) =>
        !said && isRefusalCode(code) && paramNamesOf(code).length > 0 ? [`${file}: ${code}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

/** A literal bypasses `refusal()`, which requires the values. */
it('no rejection with parameters is written as a literal', () => {
  const files = ['app', 'backend', 'demo', 'domain'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|generated/.test(name))
      .map((name) => join(room, name)),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/ok: false(?: as const)?, code: '(\w+)'/g)].flatMap(([, code = '']) =>
      isRefusalCode(code) && paramNamesOf(code).length > 0 ? [`${file}: ${code}`] : [],
    ),
  );
  expect(found).toEqual([]);
});
