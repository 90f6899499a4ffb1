// The pages of one section of the content service, for its address without a page: /info, /service, /inspiration.
import type { PageEntry } from '~/models/content';
import { Heading, linkTo, Text } from '~/ui/kit';
import * as styles from './content-page.css';
import { head, page } from './page.css';

export function ContentIndexPage({ title, entries }: { title: string; entries: PageEntry[] }) {
  return (
    <div className={page}>
      <div className={head}>
        <Heading level={1}>{title}</Heading>
      </div>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <a {...linkTo(entry.href)}>{entry.title}</a>
            {entry.text ? <Text tone="quiet">{entry.text}</Text> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
