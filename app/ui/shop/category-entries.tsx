// Ways into the range: categories with a picture each on the front page, short links on a category page.
import type { CategoryEntry } from '~/models/catalogue';
import { linkTo, Photo } from '~/ui/kit';
import * as styles from './category-entries.css';

export function CategoryEntries({ entries, label }: { entries: CategoryEntry[]; label: string }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a className={styles.entry} {...linkTo(entry.href)}>
              {entry.picture ? (
                <Photo className={styles.picture} picture={entry.picture} width={160} height={120} decorative />
              ) : null}
              <span className={styles.name}>{entry.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Sub-categories of a category: one line that scrolls on phones and wraps where there is room. */
export function CategoryLinks({ entries, label }: { entries: CategoryEntry[]; label: string }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a className={styles.chip} {...linkTo(entry.href)}>
              {entry.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
