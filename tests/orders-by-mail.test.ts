// Orders as schools, municipalities, companies and their systems write them (tests/fixtures/orders/mail), each with what a careful clerk reads in it.
// They were written before the reader was looked at.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openFile } from '#backend/commerce/order-reading/open-file';
import type { ReadOrder } from '#domain/purchase-order/reading/model';
import { orderOfRows } from '#domain/purchase-order/reading/read-order';

const FOLDER = new URL('./fixtures/orders/mail/', import.meta.url);

interface Clerk {
  /** 'quantity unit number'; '-' where no unit is stated, '?' before a quantity that a person has to decide on. */
  lines: readonly string[];
  prices?: readonly number[];
  days?: readonly (string | null)[];
  facts?: ReadOrder['facts'];
  address?: readonly string[];
  /** Rows that no order line has taken and that a person has to read. */
  unread?: readonly string[];
}

const CLERK: Readonly<Record<string, Clerk>> = {
  'school-sentences.txt': {
    lines: ['12 pakker 1200201', '3 stk 1300417', '40 stk 1200106'],
    days: ['2026-12-11', '2026-12-11', null],
    facts: { gln: '5798002785425', requisition: 'R-2026-118' },
  },
  'municipality-opus.txt': {
    lines: ['40 PAK 1200201', '2 STK 1300417', '50 STK 1100231'],
    prices: [31.5, 89, 14.95],
    facts: {
      ...{ reference: '4500981223', cvr: '58271713', gln: '5798008708008', wishedOn: '2026-12-07' },
      attention: 'Pia Lindegaard, tlf. 44 77 20 00',
    },
    address: ['Hedegårdsskolen', 'Magleparken 3', '2750 Ballerup'],
  },
  'builder-site.txt': {
    lines: ['4 - 1100231', '2 ks 1700512', '1 rulle 1700640', '10 stk 1000310'],
    address: ['Nygård Byg A/S', 'Avedøre Tværvej 54', '2650 Hvidovre'],
  },
  'e-conomic-purchase.csv': {
    lines: ['25 pk. 1200201', '100 stk. 1200106', '3 stk. TN-2420'],
    prices: [31.5, 4.25, 399],
  },
  'business-central-en.csv': {
    lines: ['20 PCS 1200201', '4 PCS LC-3217', '12 BOX 1300417'],
    prices: [31.5, 1249.5, 89],
  },
  'business-central-da.csv': {
    lines: ['1000 PAKKE 1200201', '60 STK 1100231'],
    prices: [28.75, 14.95],
    unread: ['Husk følgeseddel'],
  },
  'uniconta.csv': { lines: ['150 Stk 1200106', '2 Stk 1300417'], prices: [4.25, 89] },
  'dinero-pasted.txt': {
    lines: ['500 stk. 1400033', '36 ruller 1500220'],
    prices: [0.6, 12],
    facts: { cvr: '36421800' },
  },
  'opus-fixed.txt': {
    lines: ['100 PK 1200201', '144 STK 1000310', '6 STK TN-2420'],
    prices: [31.5, 2.1, 399],
    facts: { requisition: '80114422 fra Egedal Kommune' },
  },
  'quantity-last.txt': { lines: ['50 stk 1200106', '25 stk 1200107', '1 kasse 1100231', '2 stk 1300417'] },
  'thousands.txt': {
    lines: ['1000 stk 1400033', '2500 stk 1400120', '12 stk 1200201'],
    prices: [0.6, 0.12, 1031.5],
    facts: { reference: 'IO-77120', wishedOn: '2026-12-18' },
  },
  'dozen-en.txt': {
    lines: ['2 dozen 1000310', '5 boxes 1200201', '1 - 1300417'],
    facts: { wishedOn: '2026-12-14', reference: '4711-B' },
  },
  'reply-to-offer.txt': { lines: ['10 stk 1200201'] },
  'norwegian.txt': {
    lines: ['30 stk 1200106', '10 pakke 1200201'],
    facts: { reference: '55018', wishedOn: '2026-12-16' },
  },
  'order-form.txt': { lines: ['5 pk 1200201', '2 stk 1300417'], facts: { attention: 'Dorthe' } },
  'two-schools.txt': { lines: ['10 pk 1200201', '2 stk 1300417', '5 pk 1200201', '30 stk 1000310'] },
  'blocks.txt': { lines: ['25 stk 1200106', '4 kasse 1200201', '1 stk 1300417'], facts: { wishedOn: '2026-12-10' } },
  'tradeshift-en.txt': {
    lines: ['60 EA 1200201', '24 EA 1100231'],
    prices: [31.5, 14.95],
    facts: { reference: 'PO-88123', wishedOn: '2026-12-04' },
  },
  'lines-numbered.txt': { lines: ['20 stk 1200106', '6 stk 1300417', '3 kasser 1200201'] },
  'numbers-around.txt': { lines: ['2 stk TN-2420', '1 stk DR-2400'], facts: { cvr: '26911745', gln: '5790001234560' } },
  'colon-list.txt': {
    lines: ['15 pakker 1200201', '50 stk 1200106', '1 stk 1300417'],
    facts: { requisition: '26-0091' },
  },
  'colleague.eml': {
    lines: ['5 pakker 1200230', '12 stk 1000422', '1 kasse 1100260'],
    facts: { wishedOn: '2026-12-09', reference: '3321' },
  },
  'outlook-table.eml': { lines: ['8 - 1200201', '3 - 1500220', '1 - 1300417'], prices: [31.5, 12, 89] },
  'xena.csv': { lines: ['15 pk 1200201', '144 stk 1000310'], prices: [31.5, 2.1] },
  'short-sms-like.txt': { lines: ['3 ks 1200201', '2 - 1300417', '50 - 1200106'] },
};

async function read(name: string) {
  const { parts } = await openFile({ name, bytes: readFileSync(new URL(name, FOLDER)) });
  const [part] = parts;
  if (!part) throw new Error('nothing was opened');
  return orderOfRows(part.rows);
}

describe('an order that others wrote', () => {
  test('is one of these files', () => {
    expect(Object.keys(CLERK).sort()).toEqual(readdirSync(FOLDER).sort());
  });

  test.each(Object.entries(CLERK))('%s is read as a clerk reads it', async (name, clerk) => {
    const { lines, facts, address, rows } = await read(name);
    const said = lines.map(({ quantity, typed, unit, codes, name: words }) =>
      [quantity ?? `?${typed ?? ''}`, unit ?? '-', codes[0] ?? words].join(' '),
    );
    expect(said).toEqual(clerk.lines);
    if (clerk.prices) expect(lines.map(({ price }) => price)).toEqual(clerk.prices);
    if (clerk.days) expect(lines.map(({ wishedOn }) => wishedOn)).toEqual(clerk.days);
    expect(facts).toMatchObject(clerk.facts ?? {});
    if (clerk.address) expect(address).toEqual(clerk.address);
    const unread = rows.filter(({ use }) => use === 'unread').map(({ text }) => text);
    if (clerk.unread) expect(unread).toEqual(clerk.unread);
  });
});
