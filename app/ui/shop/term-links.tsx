// Search terms as links: suggestions and what others look for.
import { searchPath } from '#domain/page/addresses';
import { chip } from './category-entries.css';
import * as styles from './term-links.css';

export function TermLinks({ title, terms }: { title: string; terms: string[] }) {
  if (terms.length === 0) return null;
  return (
    <div className={styles.terms}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {terms.map((term) => (
          <li key={term}>
            <a className={chip} href={searchPath(term)}>
              {term}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
