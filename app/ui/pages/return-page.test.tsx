// The page of a return for orders that cannot be returned: why, and the alternative or contact.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readerIn, textsOf } from '~/i18n/texts.server';
import { TextsProvider } from '~/i18n/use-texts';
import type { ReturnOfferView } from '~/models/goods-return';
import { ReturnPage } from './return-page';
import { ReturnSend } from './return-send';
import type { ReturnStepProps } from './return-steps';

const offer: ReturnOfferView = {
  ...{ order: '100000012', email: 'b@example.dk', placedAt: '2026-11-01', buyer: 'Birgitte', telephone: '20304050' },
  from: { name: 'Havnens Arkitekter', street: 'Havnen 1', postcode: '8000', city: 'Aarhus C' },
  ...{ refusal: null, pickupDays: [], lines: [], returns: [] },
};
const seller = { name: 'Kontorværk A/S', email: 'hej@kontorvaerk.example', telephone: '70 20 30 40' };

test.each([
  ['late', 'da', 'Returfristen er overskredet: der er gået mere end 14 dage'],
  ['late', 'en', '14 days'],
  ['undelivered', 'da', 'Der er ikke leveret varer fra ordren endnu'],
  ['over', 'da', 'Der er ikke flere varer i ordren at returnere.'],
  ['consumer', 'da', 'Du har fortrydelsesret på ordren.'],
] as const)('%s, in %s', (refusal, language, words) => {
  const shown = { token: 'tok', language, seller: seller as never, done: null, reply: null };
  const page = <ReturnPage step="over" offer={{ ...offer, refusal }} {...shown} />;
  const drawn = load(renderToStaticMarkup(<TextsProvider reader={readerIn(language)}>{page}</TextsProvider>));
  expect(drawn('body').text()).toContain(words);
  expect(drawn('form').length).toBe(0);
  // Consumers are directed to their right of withdrawal; others get a contact.
  const isConsumer = refusal === 'consumer';
  expect([drawn('a[href="/fortryd/tok"]').length, drawn('a[href^="mailto:"]').length]).toEqual(
    isConsumer ? [1, 0] : [0, 1],
  );
});

test.each([
  [7_500, 7_500, true],
  [7_501, 7_500, false],
])('items of %i øre with a fee of %i are shown as not worth returning: %s', (priceOere, feeOere, isLost) => {
  const line = { uid: 'L1', name: 'Kuglepen Nordlys', unit: 'stk.' };
  const step = {
    ...{ offer: { ...offer, lines: [line] }, language: 'da', formKey: 'k', reply: null, t: textsOf('da').t },
    progress: { step: 'send', answers: { size: 'boxes', parcels: 1, pickupOn: null, isPickup: false, lines: [] } },
    fees: { lines: [{ uid: 'L1', priceOere, feeOere }], feeOere, creditOere: 0 },
  };
  const page = <ReturnSend {...(step as unknown as ReturnStepProps)} />;
  const words = load(renderToStaticMarkup(<TextsProvider reader={readerIn('da')}>{page}</TextsProvider>)).text();
  const lost = 'Returgebyret er lige så højt som prisen for Kuglepen Nordlys.';
  expect(words.includes(lost)).toBe(isLost);
});
