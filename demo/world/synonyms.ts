// Words that buyers use for what the catalogue calls something else: the demo world starts with the complete list of the trade.
import { pairsIn } from '#backend/commerce/catalogue/search/synonyms/trade-words';
import words from '../../backend/commerce/catalogue/search/synonyms/trade-words.json';

export interface WorldSynonym {
  language: 'da' | 'en';
  typed: string;
  means: string;
}

export const SYNONYMS: readonly WorldSynonym[] = pairsIn(words);
