// Notes around the search results: how the query was understood, and matching categories, printers and pages.
import type { Texts } from '~/i18n/use-texts';
import type { PlaceLink, SearchGuide } from '~/models/catalogue';
import { linkTo, Text } from '~/ui/kit';
import { chip } from './category-entries.css';
import * as styles from './search-notes.css';
import { TermLinks } from './term-links';
import * as terms from './term-links.css';

export const quotedWords = (words: readonly string[]): string => words.map((word) => `»${word}«`).join(', ');

/** Says it where something else was searched for than was typed. */
export function UnderstoodAs({ guide, query, t }: { guide: SearchGuide; query: string; t: Texts['t'] }) {
  const { corrected, unknown, someWordsOnly, words } = guide;
  if (!corrected && unknown.length === 0 && !someWordsOnly) return null;
  return (
    <div className={styles.notes} role="status">
      {corrected ? <Text>{t('catalogue:search.searchedFor', { query, corrected })}</Text> : null}
      {unknown.length > 0 ? (
        <Text>
          {t('catalogue:search.unknown', {
            count: unknown.length,
            words: quotedWords(unknown),
          })}
        </Text>
      ) : null}
      {someWordsOnly ? <Text>{t('catalogue:search.someWords')}</Text> : null}
      {someWordsOnly ? <TermLinks title={t('catalogue:search.eachWord')} terms={words} /> : null}
    </div>
  );
}

export function PlaceLinks({ title, links }: { title: string; links: readonly PlaceLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className={terms.terms}>
      <p className={terms.title}>{title}</p>
      <ul className={terms.list}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className={chip} {...linkTo(href)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pages of the shop itself that the words are about. */
export function PageHits({ title, pages }: { title: string; pages: SearchGuide['pages'] }) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.pages} aria-labelledby="page-hits">
      <h2 className={styles.title} id="page-hits">
        {title}
      </h2>
      <ul className={styles.list}>
        {pages.map(({ label, href, text }) => (
          <li key={href}>
            <a className={styles.hit} {...linkTo(href)}>
              {label}
            </a>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
