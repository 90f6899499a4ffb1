// What PDFs print: names in 40 languages, symbols, and placeholders for letters that their font lacks.
import { describe, expect, it, test } from 'vitest';
import { printable } from '#domain/text/printable';

/** A name as people of that language write it; those after the bar have letters that the font lacks. */
const NAMES: readonly [language: string, name: string, isPrinted?: boolean][] = [
  ['Danish', 'Søren Ærø Åkjær'],
  ['Norwegian', 'Bjørn Ødegård'],
  ['Swedish', 'Göran Åström'],
  ['Icelandic', 'Þórður Æðarson'],
  ['Faroese', 'Jógvan á Høvdanum'],
  ['Greenlandic', 'Aĸĸaluk Kûitse'],
  ['Northern Sámi', 'Áilu Šuvđđa Ŋávttit Ŧ'],
  ['Finnish', 'Väinö Hämäläinen'],
  ['Estonian', 'Jüri Õunapuu Žižka'],
  ['Latvian', 'Jānis Bērziņš Ģirts Ķēniņš'],
  ['Lithuanian', 'Žygimantas Ąžuolas Ėglė Ųla'],
  ['Polish', 'Łukasz Żółć Ścibór Ąę'],
  ['Czech', 'Jiří Dvořák Žofie Ňuchař'],
  ['Slovak', 'Ľudovít Štúr Ĺubica Ŕ'],
  ['Hungarian', 'Győző Űrmössy'],
  ['Romanian', 'Ștefan Țurcanu Ăâî'],
  ['Moldovan with cedillas', 'Ştefan Ţurcanu'],
  ['Croatian', 'Đorđe Čavrak Ćiro Žižić'],
  ['Serbian', 'Ђорђе Јовановић Љубица Њ Џ'],
  ['Macedonian', 'Ѓорѓи Ќосев Ѕвездан'],
  ['Bulgarian', 'Йордан Щерев'],
  ['Russian', 'Фёдор Щукин'],
  ['Ukrainian', 'Їжакевич Ґалаґан Є'],
  ['Belarusian', 'Ўладзімір Караткевіч'],
  ['Kazakh', 'Әлия Құрманғазы Өмір Ұлы Һ'],
  ['Greek', 'Γιώργος Ξένος Ϊ́ ϋ'],
  ['Ancient Greek', 'Ἀριστοτέλης ᾧ'],
  ['Turkish', 'İpek Yıldız Şahin Ğ'],
  ['Azerbaijani', 'Əli Məmmədov'],
  ['Albanian', 'Çlirim Ëndrra'],
  ['Maltese', 'Ġorġ Ħaż-Żabbar Ċ'],
  ['Welsh', 'Siân Ŵyn Ŷnys'],
  ['Irish', 'Séamus Ó hÉigeartaigh Ḃ Ṫ'],
  ['French', 'Éloïse Lœuvre Ÿ ç'],
  ['German', 'Jörg Weiß GROẞE'],
  ['Dutch', 'Ĳsbrand IJsseldĳk'],
  ['Spanish', 'Iñaki Peña'],
  ['Portuguese', 'João Conceição'],
  ['Catalan', 'Marçal Coŀlell'],
  ['Vietnamese', 'Nguyễn Thị Phượng Đặng Ẵ'],
  ['Esperanto', 'Ĝojo Ĥoro Ŝipo Ŭa'],
  ['Hawaiian', 'Kaʻahumanu Ōhiʻa'],
  ['Yoruba', 'Ọláńrewájú Ẹ̀ṣọ́'],
  ['Hausa', 'Ɓala Ɗanƙwairo'],
  ['Pinyin', 'Lǚ Xùn Ǎ'],
  ['Mongolian', 'Өнөр Үүлэн'],
  ['Chinese', '漢字', false],
  ['Japanese', 'さくら', false],
  ['Korean', '김민준', false],
  ['Arabic', 'محمد', false],
  ['Hebrew', 'דוד', false],
  ['Georgian', 'გიორგი', false],
  ['Armenian', 'Արամ', false],
  ['Hindi', 'राम', false],
  ['Thai', 'สมชาย', false],
];

describe('names', () => {
  test('of at least 40 languages are printed as written', () =>
    expect(NAMES.filter(([, , isPrintedToo]) => isPrintedToo === undefined).length).toBeGreaterThanOrEqual(40));

  it.each(NAMES)('%s: %s', (_language, name, isPrintedToo = true) => {
    if (isPrintedToo) expect(printable(name)).toBe(name.normalize('NFC'));
    else expect(printable(name)).toMatch(/^\[U\+[0-9A-F]{4}( U\+[0-9A-F]{4})*\]$/);
  });
});

it.each([
  ['Første linje\r\nAnden linje', 'Første linje\nAnden linje'],
  ['æøå ÆØÅ é ü ß – “x” €', 'æøå ÆØÅ é ü ß – “x” €'],
  ['≥ ≤ ≠ → ← ✓ ✗ Ω µ ′ ″ ‰ ★ × − ½ ² ™ ® № ∞ √', '≥ ≤ ≠ → ← ✓ ✗ Ω µ ′ ″ ‰ ★ × − ½ ² ™ ® № ∞ √'],
  ['A\u030alborg', 'Ålborg'],
  ['ﬁnt ﬂot oﬃce', 'fint flot office'],
  ['✔ ☑ ✅ ☐ ⌀40', '✓ ✓ ✓ □ Ø40'],
  ['✔\ufe0f', '✓'],
  ['a\tb', 'a b'],
  ['a\u200bb\u00adc\u202ed', 'abcd'],
  ['10\u202f000', '10\u202f000'],
  ['ＡＢＣ１', 'ABC1'],
  ['Kop 漢字 blå', 'Kop [U+6F22 U+5B57] blå'],
  ['📎', '[U+1F4CE]'],
  ['👨‍👩‍👧', '[U+1F468 U+1F469 U+1F467]'],
])('%j is printed as %j', (text, printed) => expect(printable(text)).toBe(printed));
