// A page of the content service: title, picture, text, the related pages, and its blocks below them.
import { useTexts } from '~/i18n/use-texts';
import type { ContentPage as ContentPageModel, FooterColumn } from '~/models/content';
import type { PageBlock } from '~/models/page-block';
import { classes, Heading, type Language, linkTo, MessageBar, Photo, RichText, Text } from '~/ui/kit';
import { PageBlocks } from '~/ui/shop/page-blocks';
import * as styles from './content-page.css';
import { page as pageStyle } from './page.css';

interface ContentPageProps {
  page: ContentPageModel;
  blocks: PageBlock[];
  newsletter: { words: string } | null;
  /** Read by a signed link before it is published. */
  isDraft: boolean;
  /** The film that the visitor has started, by its block. */
  playing: string | null;
  language: Language;
  /** The group of links that the page is one of; null where it is in none. */
  group?: FooterColumn | null;
  /** Its own address among them. */
  here?: string;
}

export function ContentPage({ page, group = null, here = '', isDraft, ...below }: ContentPageProps) {
  const { t } = useTexts();
  const article = <Article page={page} group={group} here={here} />;
  if (!isDraft && below.blocks.length === 0) return article;
  return (
    <div className={pageStyle}>
      {isDraft ? (
        <MessageBar tone="warning" title={t('content:draft.title')}>
          <Text>{t('content:draft.text')}</Text>
        </MessageBar>
      ) : null}
      {article}
      <PageBlocks {...below} here={here} t={t} />
    </div>
  );
}

function Article({ page, group, here }: Required<Pick<ContentPageProps, 'page' | 'group' | 'here'>>) {
  const beside = page.picture ? styles.withPicture : group ? styles.withGroup : null;
  return (
    <article className={classes(styles.article, beside)}>
      <div className={styles.title}>
        <Heading level={1}>{page.title}</Heading>
      </div>
      {page.picture ? (
        <div className={styles.side}>
          <Photo
            className={styles.picture}
            picture={page.picture}
            width={400}
            height={400}
            sizes="(min-width: 1024px) 22rem, 100vw"
            eager
          />
        </div>
      ) : null}
      <div className={styles.text}>
        <RichText html={page.html} />
      </div>
      {group ? <Group group={group} here={here} /> : null}
    </article>
  );
}

function Group({ group, here }: { group: FooterColumn; here: string }) {
  const path = here.split('?')[0];
  return (
    <nav className={styles.group} aria-labelledby="page-group">
      <Heading level={2} size="h4" id="page-group">
        {group.title}
      </Heading>
      {group.links.map((link) => (
        <a
          key={link.href}
          className={styles.groupLink}
          aria-current={link.href === path ? 'page' : undefined}
          {...linkTo(link.href)}
        >
          {link.label}
        </a>
      ))}
    </nav>
  );
}
