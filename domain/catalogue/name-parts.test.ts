// The parts of a product's name: joined they are the name, and the second part is the distinguishing one.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameParts } from './name-parts';

test.each([
  ['Kuglepen Nordlys Flow 0,7 mm, 12 stk.', 'Kuglepen Nordlys Flow', '0,7 mm, 12 stk.'],
  ['Kopipapir Skovly Klima A4 80 g, 5 pk.', 'Kopipapir Skovly Klima', 'A4 80 g, 5 pk.'],
  ['Kontorstol Falk høj ryg med armlæn, sort', 'Kontorstol Falk', 'høj ryg med armlæn, sort'],
  ['Pakketape Pakhus 9 Papir 50 mm', 'Pakketape Pakhus 9 Papir', '50 mm'],
  ['Kontorstol Hverdag Rul lav ryg uden armlæn', 'Kontorstol Hverdag Rul', 'lav ryg uden armlæn'],
  ['Kontorstol Havgus 220 høj ryg med armlæn', 'Kontorstol Havgus 220', 'høj ryg med armlæn'],
  ['Bordlampe Lysekrog Led 1 med klemme', 'Bordlampe Lysekrog Led 1', 'med klemme'],
  ['Te Morgenfrue Earl Grey 25 breve', 'Te Morgenfrue Earl Grey', '25 breve'],
  ['Kaffebønner Kajplads Morgenskib 1\u00a0kg', 'Kaffebønner Kajplads Morgenskib', '1\u00a0kg'],
  ['Plade mørk 70 % kakao', 'Plade mørk 70 % kakao', ''],
  ['Chokoladeplade mørk 70 % kakao', 'Chokoladeplade mørk', '70 % kakao'],
  ['Brevordner Leitz 180 A4 blå', 'Brevordner Leitz 180', 'A4 blå'],
  ['Kuglepen Nordlys', 'Kuglepen Nordlys', ''],
  ['Hæve-sænkebord Ravnholt Løft 2 120\u00a0× 80\u00a0cm', 'Hæve-sænkebord Ravnholt Løft 2', '120\u00a0× 80\u00a0cm'],
  ['Batteri AA', 'Batteri AA', ''],
  ['BIC Cristal kuglepen medium, 50 stk.', 'BIC Cristal kuglepen medium,', '50 stk.'],
  ['LEITZ Active brevordner 180 A4 blå', 'LEITZ Active brevordner', '180 A4 blå'],
  ['DURABLE navneskilt 60 × 90 mm', 'DURABLE navneskilt', '60 × 90 mm'],
  ['HP LaserJet Pro M404dn printer', 'HP LaserJet Pro', 'M404dn printer'],
  ['3M Scotch tapedispenser sort', '3M Scotch tapedispenser sort', ''],
  ['LEITZ Brevordner 180 A4 blå', 'LEITZ Brevordner 180', 'A4 blå'],
  // A match within the first twelve letters is part of the first part.
  ['Blok blank 5 stk.', 'Blok blank 5 stk.', ''],
  ['Blok ternet 5 stk.', 'Blok ternet', '5 stk.'],
  ['A4-mappe 3 klapper', 'A4-mappe 3 klapper', ''],
  ['', '', ''],
])('%s', (name, head, rest) => expect(nameParts(name)).toEqual({ head, rest }));

test('two names that differ only in a number differ in the second part', () => {
  const words = fc.array(fc.stringMatching(/^[a-zæøå]{5,9}$/), { minLength: 3, maxLength: 9 });
  const amount = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(words, amount, amount, (some, one, other) => {
      fc.pre(one !== other);
      const [a, b] = [one, other].map((n) => nameParts(`${some.join(' ')} ${n} stk.`));
      expect(a?.head).toBe(b?.head);
      expect(a?.rest).not.toBe(b?.rest);
    }),
  );
});

test('no part of a name is lost', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const { head, rest } = nameParts(name);
      expect(`${head}${rest}`.replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
      expect(name.startsWith(head) && name.endsWith(rest)).toBe(true);
    }),
  );
});
