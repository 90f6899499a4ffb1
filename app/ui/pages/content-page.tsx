// A page of the content service: title, picture, text, and the pages that stand beside it.
import type { ContentPage as ContentPageModel, FooterColumn } from '~/models/content';
import { classes, Heading, linkTo, Photo, RichText } from '~/ui/kit';
import * as styles from './content-page.css';

interface ContentPageProps {
  model: ContentPageModel;
  /** The group of links that the page is one of; null where it is in none. */
  group?: FooterColumn | null;
  /** Its own address among them. */
  here?: string;
}

export function ContentPage({ model, group = null, here = '' }: ContentPageProps) {
  const beside = model.picture ? styles.withPicture : group ? styles.withGroup : null;
  return (
    <article className={classes(styles.article, beside)}>
      <div className={styles.title}>
        <Heading level={1}>{model.title}</Heading>
      </div>
      {model.picture ? (
        <div className={styles.side}>
          <Photo
            className={styles.picture}
            picture={model.picture}
            width={400}
            height={400}
            sizes="(min-width: 1024px) 22rem, 100vw"
            eager
          />
        </div>
      ) : null}
      <div className={styles.text}>
        <RichText html={model.html} />
      </div>
      {group ? <Group group={group} here={here} /> : null}
    </article>
  );
}

function Group({ group, here }: { group: FooterColumn; here: string }) {
  return (
    <nav className={styles.group} aria-labelledby="page-group">
      <Heading level={2} size="h4" id="page-group">
        {group.title}
      </Heading>
      {group.links.map((link) => (
        <a
          key={link.href}
          className={styles.groupLink}
          aria-current={link.href === here ? 'page' : undefined}
          {...linkTo(link.href)}
        >
          {link.label}
        </a>
      ))}
    </nav>
  );
}
