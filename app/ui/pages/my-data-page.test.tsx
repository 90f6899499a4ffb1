// The page of one's data shows the retention period of every kind, in the words of both languages.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RETENTION, RETENTION_CODES } from '#domain/customer/retention';
import { readerIn } from '~/i18n/texts.server';
import { TextsProvider } from '~/i18n/use-texts';
import { MyDataPage } from './my-data-page';

function periodsShown(retention: { code: string; days: number | null; years: number | null }[], language: 'da' | 'en') {
  const page = { consents: [], erasure: null, downloadHref: '/', isStaff: false, reply: null };
  const $ = load(
    renderToStaticMarkup(
      <TextsProvider reader={readerIn(language)}>
        <MyDataPage {...{ ...page, retention, language }} />
      </TextsProvider>,
    ),
  );
  return $('tbody tr')
    .map((_, row) => $(row).find('td').last().text())
    .get();
}

test.each([
  [{ days: 0, years: null }, 'Slettes, når det er udløbet'],
  [{ days: 1, years: null }, '1 dag'],
  [{ days: 29, years: null }, '29 dage'],
  [{ days: 30, years: null }, '1 måned'],
  [{ days: 31, years: null }, '31 dage'],
  [{ days: 90, years: null }, '3 måneder'],
  [{ days: 364, years: null }, '364 dage'],
  [{ days: 365, years: null }, '1 år'],
  [{ days: 730, years: null }, '2 år'],
  [{ days: null, years: 5 }, '5 år efter årets udgang (bogføringsloven)'],
])('the period %j is shown as "%s"', (period, shown) => {
  expect(periodsShown([{ code: 'mails', ...period }], 'da')).toEqual([shown]);
});

test.each(['da', 'en'] as const)('each kind has the number of its own period on the page (%s)', (language) => {
  const rows = RETENTION_CODES.map((code) => ({ code, days: null, years: null, ...RETENTION[code] }));
  const shown = periodsShown(rows, language);
  const numbers = rows.map(({ days, years }) => {
    if (years !== null) return years;
    const each = [365, 30, 1].find((length) => (days ?? 0) % length === 0) ?? 1;
    return (days ?? 0) / each;
  });
  expect(shown.map((text) => Number(/^\d+/.exec(text)?.[0] ?? 0))).toEqual(numbers);
});
