// The page of a withdrawal: the reason and a contact if it is not possible; the receipt, with its PDF, if it was made.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readerIn } from '~/i18n/texts.server';
import { TextsProvider } from '~/i18n/use-texts';
import type { WithdrawalView } from '~/models/withdrawal';
import { WithdrawPage } from './withdraw-page';

const order: WithdrawalView = {
  ...{ order: '100000012', email: 'kunde@example.dk', placedAt: '2026-11-01', refusal: null, lastDay: '2026-11-17' },
  lines: [
    {
      ...{
        id: 1,
        sku: 'KV-1',
        name: 'Kopipapir',
        unit: 'pk',
        quantity: 2,
        left: 2,
        exemption: null,
        isGiftCard: false,
      },
    },
  ],
  declared: [],
};
const seller = { name: 'Kontorværk A/S', email: 'hej@kontorvaerk.example', telephone: '70 20 30 40' };

function drawn(more: Partial<WithdrawalView>, language: 'da' | 'en' = 'da') {
  const shown = { token: 'tok', language, seller: seller as never, receipt: null, problems: null, reply: null };
  const page = <WithdrawPage step="choose" order={{ ...order, ...more }} {...shown} />;
  return load(renderToStaticMarkup(<TextsProvider reader={readerIn(language)}>{page}</TextsProvider>));
}

test.each([
  ['da', 'virksomheder har ingen fortrydelsesret'],
  ['en', 'companies have no right of withdrawal'],
] as const)('a company is shown that it has no such right, and a contact (%s)', (language, words) => {
  const page = drawn({ refusal: 'business' }, language);
  expect(page('body').text().toLowerCase()).toContain(words);
  expect(page('form').length).toBe(0);
  expect(page('a[href^="mailto:"]').length).toBe(1);
});

test('a consumer has a field for each line, and a receipt with its PDF without a login', () => {
  expect(drawn({})('input[name="line-1"]').attr('value')).toBe('2');
  const declared = [
    {
      ...{
        number: '900000001',
        declaredAt: '2026-11-10T22:30:00Z',
        dueOn: '2026-11-24',
        isClosed: false,
        isEnded: false,
      },
      lines: [{ sku: 'KV-1', name: 'Kopipapir', unit: 'pk', quantity: 1, calledOff: 0 }],
    },
  ];
  const page = drawn({ declared });
  expect(page('section').first().text()).toMatch(/10\.\snovember\s2026/);
  expect(page('a[type="application/pdf"]').attr('href')).toBe('/generate/pdf?withdrawal=900000001&token=tok');
});
