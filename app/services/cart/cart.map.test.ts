// Maps the cart from GraphQL: the delivery and the link of a line, and the totals that a company sees.
import { describe, expect, it } from 'vitest';
import { visitorContext } from '../../../tests/support/visitor-context';
import { totalsOfWire, type WireCart } from './cart.map';
import { lineOf } from './line.map';

type WireLine = Parameters<typeof lineOf>[0];

const { rules } = visitorContext();
const company = { ...rules, showsVat: false };
const uid = (choice: string) => Buffer.from(choice).toString('base64');
const time = (days: number, label = 'På lager: 1–2 hverdage') => ({ days, label });

const simple = (more: object = {}): WireLine =>
  ({
    __typename: 'SimpleCartItem',
    uid: 'u1',
    quantity: 1,
    is_available: true,
    product: {
      sku: 'KV-1',
      name: 'Kopipapir',
      type_id: 'simple',
      url_key: 'kopipapir',
      delivery_time: time(1),
      ...more,
    },
    configurable_options: [],
  }) as unknown as WireLine;

describe('the delivery of a line', () => {
  it('is the delivery text of its product', () => {
    expect(lineOf(simple(), rules).delivery).toBe('På lager: 1–2\u00a0hverdage');
  });

  it('has no days where the cart has a promised day, unless the line is the slowest', () => {
    expect(lineOf(simple(), rules, true).delivery).toBe('På lager');
    expect(lineOf(simple({ delivery_time: time(2) }), rules, true).delivery).toBe('På lager');
    const ordered = simple({ delivery_time: time(3, 'På lager: 3–5 hverdage') });
    expect(lineOf(ordered, rules, true).delivery).toBe('På lager: 3–5\u00a0hverdage');
  });

  it.each([
    ['no one knows', { delivery_time: time(999, 'Udsolgt') }],
    ['it comes by mail', { type_id: 'giftcard' }],
    ['the other back end does not tell', { delivery_time: undefined }],
  ])('is empty where %s', (_why, more) => {
    expect(lineOf(simple(more), rules).delivery).toBe('');
  });

  it('is empty while the line cannot be ordered', () => {
    expect(lineOf({ ...simple(), is_available: false } as WireLine, rules).delivery).toBe('');
  });
});

describe('a line of a variant', () => {
  const chosen = uid('configurable/colour/red');
  const line = {
    ...simple({ type_id: 'configurable' }),
    __typename: 'ConfigurableCartItem',
    configured_variant: { sku: 'KV-1-R', delivery_time: time(10, 'Bestillingsvare: 1–2 uger') },
    configurable_options: [
      { configurable_product_option_value_uid: chosen, option_label: 'Farve', value_label: 'Rød' },
      { configurable_product_option_value_uid: uid('1000'), option_label: 'Indpakning', value_label: 'Gavepapir' },
    ],
  } as unknown as WireLine;

  it('links to the page with the selected options, and has the delivery time of the variant', () => {
    const { href, delivery } = lineOf(line, rules);
    expect(href).toBe(`/kopipapir?configurableOptions=${encodeURIComponent(chosen)}`);
    expect(delivery).toContain('Bestillingsvare');
  });

  it('bought for points links to the bonus shop', () => {
    expect(lineOf({ ...line, points: 5 } as WireLine, rules).href).toBe('/bonusshop/kopipapir');
  });
});

describe('the items’ total after discounts', () => {
  const cart = (discounts: { label: string; amount: { value: number } }[]) =>
    ({
      is_virtual: false,
      shipping_addresses: [],
      prices: {
        subtotal_excluding_tax: { value: 100 },
        subtotal_including_tax: { value: 125 },
        subtotal_with_discount_excluding_tax: { value: 90 },
        discounts,
        duties: [{ code: 'coffee', label: 'Afgift', amount: { value: 5 } }],
      },
    }) as unknown as WireCart;
  const off = [{ label: 'Efterår', amount: { value: 10 } }];

  it('is shown to companies, duties included, and is the sum of the lines above it', () => {
    const { afterDiscountsOere, subtotalOere, duties, discounts } = totalsOfWire(cart(off), company);
    expect(afterDiscountsOere).toBe(9500);
    expect(subtotalOere + (duties[0]?.oere ?? 0) - (discounts[0]?.oere ?? 0)).toBe(afterDiscountsOere);
  });

  it('is not shown where no discount applies to the items, nor to consumers', () => {
    const free = [{ label: 'Fri fragt', amount: { value: 0 } }];
    for (const none of [[], free]) expect(totalsOfWire(cart(none), company).afterDiscountsOere).toBeNull();
    expect(totalsOfWire(cart(off), rules).afterDiscountsOere).toBeNull();
  });
});
