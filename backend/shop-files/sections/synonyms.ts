// synonyms.csv: words that buyers use for words of the catalogue. The file is the complete list.
import { tidyWords } from '#backend/commerce/catalogue/search/synonyms/keep-synonyms';
import { checkedSource } from '../file/checked';
import { byRule, oneOfTexts } from '../file/columns';
import { type RowOf, tableOf } from '../file/table';
import { recordSection } from '../section';
import { loadSynonyms, removeSynonyms, writeSynonyms } from './synonyms.sql';

const words = byRule((typed) => {
  const tidy = tidyWords(typed);
  return /[\p{L}\p{N}]/u.test(tidy) && tidy.length <= 100 ? tidy : null;
}, 'Her skal stå et ord på højst 100 tegn.');

const columns = { language: oneOfTexts(['da', 'en']), typed: words, means: words };

export type SynonymRecord = RowOf<typeof columns>;

export const synonymsSource = checkedSource(tableOf({ file: 'synonyms.csv', columns }), ({ typed, means }) =>
  typed === means ? { column: 'means', message: 'De to ord er det samme.' } : null,
);

export const synonyms = recordSection<SynonymRecord>({
  name: 'synonyms',
  title: 'synonymer',
  source: synonymsSource,
  keyOf: ({ language, typed, means }) => `${language}: ${typed} → ${means}`,
  missing: 'removed',
  load: loadSynonyms,
  async write({ added, removed }, { on }) {
    await removeSynonyms(on, removed);
    await writeSynonyms(
      on,
      added.map(({ record }) => record),
    );
  },
});
