// The words of a product: name, description and facts in Danish and English, from its line, size, colour and pack.
import { brandNamed } from '../brands';
import { LOGOS } from '../content/logos';
import type { ProductAttribute } from '../types';
import { attributeOf, inEnglish, weightInWords } from './attributes';
import type { Fact, Line, Pack, Size } from './line';
import { type ColourKey, colourOf } from './palette';

/** One combination of a line's dimensions; what the buyer still has to choose is absent. */
export interface Choice {
  size?: Size;
  colour?: ColourKey;
  pack: Pack;
}

const UNIT_WORD = {
  stk: ['stk.', 'pcs'],
  pk: ['pk.', 'pack'],
  ds: ['ds.', 'boxes'],
  ks: ['ks.', 'case'],
  rl: ['rl.', 'rolls'],
  sæt: ['sæt', 'set'],
  par: ['par', 'pairs'],
} as const;

export function packWords(pack: Pack, unit: Line['unit'] = 'stk'): readonly [da: string, en: string] {
  if (pack.da !== undefined) return [pack.da, pack.en ?? inEnglish(pack.da)];
  const [da, en] = UNIT_WORD[unit];
  return [`${pack.n} ${da}`, `${pack.n} ${en}`];
}

export function nameOf(line: Line, { size, colour, pack }: Choice, language: 'da' | 'en'): string {
  const at = language === 'da' ? 0 : 1;
  const words = [
    line.noun[at],
    brandNamed(line.brand).name,
    language === 'da' ? line.model : (line.modelEn ?? line.model),
    size && (language === 'da' ? size.da : (size.en ?? inEnglish(size.da))),
    colour && colourOf(colour)[language],
    line.tail?.[at],
  ].filter(Boolean);
  const name = words.join(' ');
  return pack.n > 1 || pack.da ? `${name}, ${packWords(pack, line.unit)[at]}` : name;
}

export function factsOf(line: Line, { size, colour, pack }: Choice, weightGrams: number): ProductAttribute[] {
  const facts: Fact[] = [
    ['brand', brandNamed(line.brand).name, brandNamed(line.brand).name],
    ...(size?.facts ?? []),
    ...line.facts,
  ];
  if (colour) facts.push(['colour', colourOf(colour).da, colourOf(colour).en]);
  // A gift card comes by mail: it has neither count nor weight.
  if (!line.giftCard && !facts.some(([code]) => code === 'count'))
    facts.push(['count', packWords(pack, line.unit)[0], packWords(pack, line.unit)[1]]);
  if (!line.giftCard) facts.push(['weight', weightInWords(weightGrams)]);
  const seen = new Set<string>();
  return facts.filter(([code]) => !seen.has(code) && seen.add(code)).map(attributeOf);
}

const LOGO_NAMES = new Map(LOGOS.map((logo) => [logo.identifier, logo.name]));

/** The meaning of a label is described with its name; our own claims would break the rule on generic green claims. */
function labelSentence(certificates: readonly string[]): string {
  const names = certificates.map((id) => LOGO_NAMES.get(id)).filter(Boolean);
  return names.length ? `Varen er mærket med ${names.join(' og ')}; licensnummeret står på emballagen.` : '';
}

export function descriptionOf(
  line: Line,
  choice: Choice,
  facts: readonly ProductAttribute[],
): { da: string; en: string } {
  const [packDa, packEn] = packWords(choice.pack, line.unit);
  const packed = choice.pack.n > 1 ? ` Leveres som ${packDa}` : '';
  const paragraphs = [
    line.about,
    choice.size?.note ?? '',
    `${labelSentence(line.certificates ?? [])}${packed && `${packed}.`}`.trim(),
  ].filter(Boolean);
  const own = facts.filter(({ code }) => code !== 'brand' && code !== 'count');
  return {
    da: `${paragraphs.map((text) => `<p>${text.replace('..', '.')}</p>`).join('')}<ul>${line.points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    en: `<p>${line.short[1]}${choice.pack.n > 1 ? ` Supplied as ${packEn}.` : ''}</p><ul>${own.map((fact) => `<li>${fact.labelEn}: ${fact.valueEn}</li>`).join('')}</ul>`,
  };
}

/** A colour without a choice is listed among the facts, not in the name; ink always names its colour. */
export function named(line: Line, choice: Choice): Choice {
  const only = (line.colours?.length ?? 0) < 2 && !line.cartridge;
  return only ? { ...choice, colour: undefined } : choice;
}
