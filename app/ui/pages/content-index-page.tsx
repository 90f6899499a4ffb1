// The pages of one section of the content service, for its address without a page: /info, /service, /inspiration. Those with a picture are
// cards, the others are a list below them.
import type { PageEntry } from '~/models/content';
import type { Picture } from '~/models/product';
import { Heading, linkTo, Photo, Text } from '~/ui/kit';
import * as styles from './content-page.css';
import { head, page } from './page.css';

type Pictured = PageEntry & { picture: Picture };

const isPictured = (entry: PageEntry): entry is Pictured => entry.picture !== null;

export function ContentIndexPage({ title, entries }: { title: string; entries: PageEntry[] }) {
  const pictured = entries.filter(isPictured);
  const plain = entries.filter((entry) => !isPictured(entry));
  return (
    <div className={page}>
      <div className={head}>
        <Heading level={1}>{title}</Heading>
      </div>
      {pictured.length > 0 ? (
        <ul className={styles.cards}>
          {pictured.map((entry, at) => (
            <PageCard key={entry.href} entry={entry} isFirst={at === 0} />
          ))}
        </ul>
      ) : null}
      {plain.length > 0 ? (
        <ul className={styles.entries}>
          {plain.map((entry) => (
            <li key={entry.href}>
              <a {...linkTo(entry.href)}>{entry.title}</a>
              {entry.text ? <Text tone="quiet">{entry.text}</Text> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The entire card is a link; its accessible name is the title alone. */
function PageCard({ entry: { href, title, text, picture }, isFirst }: { entry: Pictured; isFirst: boolean }) {
  return (
    <li className={styles.card}>
      <Photo
        className={styles.cardPicture}
        picture={picture}
        width={400}
        height={400}
        sizes="(min-width: 1024px) 22rem, (min-width: 640px) 50vw, 100vw"
        decorative
        eager={isFirst}
      />
      <Heading level={2} size="h4">
        <a className={styles.cardLink} {...linkTo(href)}>
          {title}
        </a>
      </Heading>
      {text ? <Text tone="quiet">{text}</Text> : null}
    </li>
  );
}
