// The profile's fields: the language can be chosen only in a shop with several languages.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Profile } from '~/models/customer';
import { ProfileFields } from './fields';

const HELLE = { firstname: 'Helle', lastname: 'Kofoed', email: 'helle@example.dk' };
const PROFILE: Profile = { ...HELLE, language: 'en', newsletter: false, newsletterWaits: false };

const fieldsOf = (languages: ('da' | 'en')[]) =>
  renderToStaticMarkup(<ProfileFields t={(key) => key} reply={null} profile={PROFILE} languages={languages} />);

test('offers both languages in a bilingual shop, with the customer’s language selected', () => {
  const html = fieldsOf(['da', 'en']);
  expect(html).toContain('name="language"');
  expect(html).toContain('<option value="en" selected="">');
  expect(html).toContain('<option value="da">');
});

test('offers no language in a shop with one, and submits the customer’s language unchanged', () => {
  const html = fieldsOf(['da']);
  expect(html).not.toContain('<select');
  expect(html).toContain('<input type="hidden" name="language" value="en"/>');
});
