// Danish words as addresses. Spec §3 slug; ø becomes oe and å aa, so that 'bør' does not become 'bor' (demand D26).

const DANISH: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  é: 'e',
  // Letters of the neighbours that Unicode does not decompose.
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  œ: 'oe',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ĸ: 'k',
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ƒ: 'f',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ƙ: 'k',
  ȷ: 'j',
  '&': ' og ',
};
const LETTERS = new RegExp(`[${Object.keys(DANISH).join('')}]`, 'g');
const lettersSpelledOut = (text: string): string => text.replace(LETTERS, (letter) => String(DANISH[letter]));

/** Lower case letters a-z, digits and single hyphens; at most `longest` characters, cut at a hyphen. Empty when nothing is left. */
export function slugOf(text: string, longest = 120): string {
  // What is a slug already stays as it is.
  if (text.length <= longest && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)) return text;
  const letters = text
    .replace(/[™®©℠]/g, ' ')
    // Ligatures and full-width letters become ordinary ones.
    .normalize('NFKC')
    .toLowerCase();
  // Anything else that carries an accent loses it: 'crème' → 'creme', 'ǿ' → 'ø'.
  const plain = lettersSpelledOut(letters).normalize('NFD').replace(/\p{M}/gu, '');
  const slug = lettersSpelledOut(plain)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= longest) return slug;
  const cut = slug.slice(0, longest + 1);
  // Without a hyphen that is all but the last letter.
  return cut.slice(0, cut.lastIndexOf('-'));
}
