// The name of a list and one line about it; the rest of the text opens with one press, without scripts too.
import type { Translate } from '~/forms/reply/fields';
import { classes, Heading, VisuallyHidden } from '~/ui/kit';
import * as styles from './list-intro.css';

/** Letters that one line holds on a phone, and where there is room. */
const LINE = { narrow: 42, wide: 88 } as const;

interface ListIntroProps {
  name: string;
  text: string;
  /** The number of products; on phones it is shown here, so that filters and order have their line to themselves. */
  number?: string;
  /** A category without breadcrumbs: its name is stored as the way to the products of its list. */
  way?: 'category' | undefined;
  t: Translate;
}

export function ListIntro({ name, text, number, way, t }: ListIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={styles.title}>
        <div data-way={way}>
          <Heading level={1}>{name}</Heading>
        </div>
        {number ? <p className={styles.number}>{number}</p> : null}
      </div>
      {text ? <ShortText text={text} about={name} t={t} /> : null}
    </div>
  );
}

function ShortText({ text, about, t }: { text: string; about: string; t: Translate }) {
  if (text.length <= LINE.narrow) return <p className={styles.text}>{text}</p>;
  return (
    <div className={classes(styles.short, text.length <= LINE.wide && styles.fitsWide)}>
      <p className={styles.text}>{text}</p>
      <details className={styles.more}>
        <summary className={styles.handle}>
          {t('catalogue:category.readMore')}
          <VisuallyHidden> {t('catalogue:category.about', { name: about })}</VisuallyHidden>
        </summary>
      </details>
    </div>
  );
}
