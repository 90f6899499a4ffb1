// A company's facts in its account: its agreed terms only.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsOf } from '~/i18n/texts.server';
import type { BusinessFacts } from '~/models/account-facts';
import { customerOfTests } from '../../../tests/support/visitor-context';
import { AccountFactsParts } from './account-facts';

const business: BusinessFacts = {
  salesCode: 'HA-204',
  reference: '',
  weekday: null,
  shareworks: false,
  seesAllOrders: false,
  description: '',
  freight: null,
  contractList: null,
  usesGiftCards: true,
};

function words(change: Partial<BusinessFacts>) {
  const facts = { business: { ...business, ...change }, points: null, lists: [], seller: null };
  const customer = customerOfTests({ orderHistoryAccess: false });
  const html = renderToStaticMarkup(
    <AccountFactsParts customer={customer} facts={facts} t={textsOf('da').t} language="da" />,
  );
  const $ = load(html)('[aria-labelledby=company]');
  return { text: $.text().replaceAll('\u00a0', ' '), href: $.find('a').attr('href') };
}

test('shows only the customer number where nothing was agreed', () => {
  expect(words({}).text).toBe('FjordhavnKundenummerHA-204');
});

test('shows what was agreed', () => {
  expect(words({ description: 'Tegnestue i Aarhus' }).text).toContain('Tegnestue i Aarhus');
  expect(words({ freight: { freeFromOere: 0 } }).text).toContain('FragtFri fragt på almindelig levering');
  expect(words({ freight: { freeFromOere: 75_000 } }).text).toContain(
    'Fri fragt på almindelig levering fra 750,00 kr.',
  );
  expect(words({ usesGiftCards: false }).text).toContain('Jeres ordrer kan ikke betales med gavekort');
  const contractList = {
    id: '7',
    name: 'Aftale',
    href: '/customer/shopping-list/7',
    kind: 'contract' as const,
    products: 12,
    canManage: false,
  };
  expect(words({ contractList })).toMatchObject({
    href: contractList.href,
    text: expect.stringContaining('Se 12 aftalevarer'),
  });
});
