// Examples of new accounts: what is refused at which field.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessFrom, checkPassword, mayClose, personFrom } from './account';

const anna = { firstname: ' Anna ', lastname: ' Sørensen ', email: ' Anna@Example.DK ' };

test('a person has two names and an e-mail address, trimmed, the address in lower case', () => {
  expect(personFrom(anna)).toEqual({
    ok: true,
    person: { firstname: 'Anna', lastname: 'Sørensen', email: 'anna@example.dk' },
  });
  expect(personFrom({ ...anna, firstname: ' ' })).toMatchObject({ code: 'REQUIRED', field: 'firstname' });
  expect(personFrom({ ...anna, lastname: ' ' })).toMatchObject({ code: 'REQUIRED', field: 'lastname' });
  expect(personFrom({ ...anna, email: 'anna@' })).toMatchObject({ code: 'EMAIL_INVALID', field: 'email' });
});

test('names have at most 30 characters together', () => {
  expect(personFrom({ ...anna, firstname: 'A'.repeat(15), lastname: 'B'.repeat(15) }).ok).toBe(true);
  expect(personFrom({ ...anna, firstname: 'A'.repeat(15), lastname: 'B'.repeat(16) })).toMatchObject({
    code: 'NAME_TOO_LONG',
    params: { max: 30 },
  });
});

test.each([
  ['', 'REQUIRED'],
  ['Ab1!', 'PASSWORD_TOO_SHORT'],
  ['kontorstol', 'PASSWORD_TOO_WEAK'],
  ['Kontorstol', 'PASSWORD_TOO_WEAK'],
])('the password "%s" is refused', (password, code) => {
  expect(checkPassword(password)).toMatchObject({ ok: false, code, field: 'password' });
});

test('three of the four character classes in a password are enough', () => {
  expect(checkPassword('Kontor-stol').ok).toBe(true);
  expect(checkPassword('kontor-2026').ok).toBe(true);
});

test('a business has a CVR number, and an EAN only when it has one', () => {
  const typed = { name: 'Havnens Arkitekter', cvr: 'DK 13 74 81 36', ean: '', vatId: '' };
  expect(businessFrom(typed)).toEqual({
    ok: true,
    business: { name: 'Havnens Arkitekter', cvr: '13748136', ean: null, vatId: 'DK13748136' },
  });
  expect(businessFrom({ ...typed, cvr: '12345678' })).toMatchObject({ code: 'CVR_CHECK_DIGIT', field: 'cvr' });
  expect(businessFrom({ ...typed, ean: '5790000275853' })).toMatchObject({ code: 'EAN_CHECK_DIGIT', field: 'ean' });
  expect(businessFrom({ ...typed, vatId: 'se 5560360793 01' })).toMatchObject({
    business: { vatId: 'SE556036079301' },
  });
  expect(businessFrom({ ...typed, vatId: '29028842' })).toMatchObject({ business: { vatId: 'DK29028842' } });
  expect(businessFrom({ ...typed, vatId: 'DK12345678' })).toMatchObject({ code: 'VAT_ID_CHECK_DIGIT', field: 'vatId' });
  expect(businessFrom({ ...typed, ean: '5798-0098-11578' })).toMatchObject({ business: { ean: '5798009811578' } });
});

test('a business has a name; blanks are no name and no number, and an optional blank is no error', () => {
  const typed = { name: ' Havnens Arkitekter ', cvr: '13748136', ean: ' ', vatId: ' ' };
  expect(businessFrom(typed)).toEqual({
    ok: true,
    business: { name: 'Havnens Arkitekter', cvr: '13748136', ean: null, vatId: 'DK13748136' },
  });
  expect(businessFrom({ ...typed, name: ' ' })).toMatchObject({ code: 'REQUIRED', field: 'company' });
  expect(businessFrom({ ...typed, cvr: ' ' })).toMatchObject({ code: 'REQUIRED', field: 'cvr' });
});

test.each([
  ['the last administrator of a business that another buys for', true, { admins: 0, all: 1 }, false],
  ['an administrator with no one else in the business', true, { admins: 0, all: 0 }, true],
  ['one of two administrators', true, { admins: 1, all: 1 }, true],
  ['a colleague without that right', false, { admins: 0, all: 3 }, true],
])('%s may leave: %s', (_who, isBusinessAdmin, others, may) => {
  expect(mayClose({ isBusinessAdmin }, others).ok).toBe(may);
});

test('an administrator may leave when another stays, or when there are no other users in the business', () => {
  const counts = fc.record({ admins: fc.nat(3), all: fc.nat(9) });
  fc.assert(
    fc.property(fc.boolean(), counts, (isBusinessAdmin, others) => {
      const refused = !mayClose({ isBusinessAdmin }, others).ok;
      expect(refused).toBe(isBusinessAdmin && others.admins === 0 && others.all > 0);
    }),
    { seed: 11 },
  );
});
