// What a product's label says of its dangers, as the wire says it (spec §3 danger_content).
import type { ProductDanger } from '#backend/db/tables/product';
import type { ProductDangerContent } from '#backend/generated/commerce';
import { pictogramOf } from './pictograms';
import { hazardOf, precautionOf, SIGNAL_WORDS, signalOf } from './sentences';

/** Plain HTTP address of a pictogram (files/documents). */
export const pictogramPath = (code: string): string => `/media/clp/${code.toLowerCase()}.svg`;

export function dangerToWire(danger: ProductDanger | null, language: 'da' | 'en'): ProductDangerContent | null {
  if (!danger || danger.clp.length + danger.hSentences.length + danger.pSentences.length === 0) return null;
  const signal = signalOf(danger.hSentences);
  return {
    clp: danger.clp.flatMap((code) => {
      const found = pictogramOf(code);
      return found ? [{ code, label: found[language], url: pictogramPath(code) }] : [];
    }),
    signal_word: signal && SIGNAL_WORDS[language][signal],
    // A code without a text here is shown as a code: no warning on a label is left out.
    h_sentences: danger.hSentences.map((code) => ({ code, text: hazardOf(code)?.[language] ?? '' })),
    p_sentences: danger.pSentences.map((code) => ({ code, text: precautionOf(code)?.[language] ?? '' })),
  };
}
