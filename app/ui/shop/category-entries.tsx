// Ways into the range: categories with a large picture each, or as small cards above the goods of a category.
import type { CategoryEntry } from '~/models/catalogue';
import { linkTo, Photo } from '~/ui/kit';
import * as styles from './category-entries.css';

const ENTRY_PHOTO = { width: 96, height: 72, sizes: '(min-width: 768px) 130px, 68px' };

export function CategoryEntries({ entries, label }: { entries: CategoryEntry[]; label: string }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a className={styles.entry} {...linkTo(entry.href)}>
              {entry.picture ? (
                <Photo className={styles.picture} picture={entry.picture} {...ENTRY_PHOTO} decorative />
              ) : null}
              <span className={styles.name}>{entry.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Sub-categories above goods: one line of small cards. */
export function CategoryWays({ entries, label }: { entries: CategoryEntry[]; label: string }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.ways}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a className={styles.way} aria-current={entry.isHere ? 'page' : undefined} {...linkTo(entry.href)}>
              {/* Not eager: the line belongs to the picture of the first goods until the page is laid out. */}
              {entry.picture ? (
                <Photo className={styles.wayPicture} picture={entry.picture} width={36} height={36} decorative />
              ) : null}
              <span>{entry.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
