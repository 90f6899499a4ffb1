// The profile's own fields: which language may be chosen depends on those that the shop speaks.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Profile } from '~/models/customer';
import { ProfileFields } from './fields';

const HELLE = { firstname: 'Helle', lastname: 'Kofoed', email: 'helle@example.dk' };
const PROFILE: Profile = { ...HELLE, language: 'en', newsletter: false, newsletterWaits: false };

const fieldsOf = (languages: ('da' | 'en')[]) =>
  renderToStaticMarkup(<ProfileFields t={(key) => key} reply={null} profile={PROFILE} languages={languages} />);

test('a shop of two languages offers both, the customer’s own chosen', () => {
  const html = fieldsOf(['da', 'en']);
  expect(html).toContain('name="language"');
  expect(html).toContain('<option value="en" selected="">');
  expect(html).toContain('<option value="da">');
});

test('a shop of one language offers none, and leaves the customer’s choice as it was', () => {
  const html = fieldsOf(['da']);
  expect(html).not.toContain('<select');
  expect(html).toContain('<input type="hidden" name="language" value="en"/>');
});
