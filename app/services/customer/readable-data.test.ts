// The page of a customer's stored data: every value is escaped text, including untrusted input.
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { RETENTION_CODES } from '#domain/customer/retention';
import { textsOf } from '~/i18n/texts.server';
import { DATA_GROUPS, type ReadableWords, readableData } from './readable-data';

const words: ReadableWords = {
  ...{ language: 'da', title: 'Mine data', madeAt: 'Hentet i dag', stays: 'Bliver gemt', yes: 'ja', no: 'nej' },
  group: (code) => code,
};

test('escapes untrusted text, omits empty values, and groups tables under their heading', () => {
  const odd = '<script>alert(1)</script>"&\u202e';
  const page = load(
    readableData(
      {
        madeAt: '2026-11-23T12:00:00Z',
        sections: [
          { table: 'customer', stays: null, rows: [{ firstname: odd, middlename: null, is_active: true }] },
          {
            table: 'sales_order',
            stays: 'bookkeeping',
            rows: [{ shipping_address: { street: [odd] }, total_oere: 100 }],
          },
          { table: 'of_tomorrow', stays: null, rows: [{ note: 'ny' }] },
        ],
      },
      words,
    ),
  );
  expect(page('script').length).toBe(0);
  expect(
    page('h2')
      .toArray()
      .map((one) => page(one).text()),
  ).toEqual(['profile', 'orders', 'other']);
  expect(page('td').first().text()).toBe(odd);
  expect(
    page('th')
      .toArray()
      .map((one) => page(one).text()),
  ).toEqual([...['firstname', 'is active', 'shipping address', 'total oere', 'note']]);
  expect(page('body').text()).toContain('Bliver gemt');
});

test('the pictures of a complaint are shown', () => {
  const rows = [{ side: 'front', bytes: '\\x52494646' }];
  const data = { madeAt: '2026-11-23T12:00:00Z', sections: [{ table: 'complaint_picture', stays: null, rows }] };
  const page = load(readableData(data, words));
  expect(page('img').attr('src')).toBe(`data:image/webp;base64,${Buffer.from('RIFF').toString('base64')}`);
  expect(page('h2').text()).toBe('returns');
});

test.each(['da', 'en'] as const)('each heading has a text (%s)', (language) => {
  const { t } = textsOf(language);
  for (const code of DATA_GROUPS) expect(t(`mydata:group.${code}`)).not.toContain('group.');
});

test.each(['da', 'en'] as const)('each retention rule has a text (%s)', (language) => {
  const { t } = textsOf(language);
  expect(RETENTION_CODES.filter((code) => t(`mydata:kind.${code}`).includes('kind.'))).toEqual([]);
});
