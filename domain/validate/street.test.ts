// Distinguishes post boxes, to which no carrier delivers, from streets.
import { describe, expect, it } from 'vitest';
import { isPostBox, streetFrom } from './street';

describe('a post box', () => {
  it.each([
    'Postboks 123',
    'postboks123',
    'Post boks nr. 7',
    'Boks 12',
    'Box 12',
    'Pakkeboks 4711',
    'Postbox 1',
    'PO Box 1',
    'P.O. Box 33',
    'Pb. 120',
    'Postboks 12, 2100 København Ø',
    'Postboks 123 2100 København Ø',
    'c/o Hansen, Postboks 12',
    'Postboks 12\nPakkeboks 3',
    'POB 12',
    'P.O.B. 12',
    'PO-Box 12',
    'Post Box 12',
    'Post-boks 12',
    'Pboks 12',
    'Postb. 12',
    'Postboks 12A',
    'Boks 12 A',
    'Postboks 1.234',
    'c/o Postboks 12',
    'Døgnboks 12',
    'Pakkeshop 4',
    'GLS Pakkeshop 95123',
    'Pakkeautomat 1',
    'Postfach 12',
    'BP 12',
    'B.P. 12',
    'Postlåda 4',
    'Packstation 123',
  ])('is %j', (typed) => expect(isPostBox(typed)).toBe(true));

  it.each([
    'Postboksvej 12',
    'Boksgade 1',
    'P.B. Lunds Vej 3',
    'Nygade 1, Postboks 12',
    'Postboks 12, Nygade 1',
    'Nygade 12',
    'Boxtoftevej 4',
    'Pakkeboksvej 3',
    'Postboks Allé 4',
    'Box Alle 12',
    'Bpgade 2',
    'BP Vej 12',
    'Postbygade 7',
    'Poststræde 3 A',
    'Pobvej 3',
    'Postboks',
    '',
  ])('is not %j', (typed) => expect(isPostBox(typed)).toBe(false));

  it('is still a valid street for an invoice', () => expect(streetFrom('Postboks 12')).toBe('Postboks 12'));
});
