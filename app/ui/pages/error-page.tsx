// Pages for what went wrong (spec §2): 404, and the general one with a large status code, picture, text and buttons.

import { frontPath, infoPath, searchPath } from '#domain/page/addresses';
import { SearchFields } from '~/forms/search/fields';
import { useTexts } from '~/i18n/use-texts';
import type { ErrorPageView } from '~/models/content';
import { ButtonLink, EmptyState, Heading, Inline, type Language, Photo, RichText, Text } from '~/ui/kit';
import { TermLinks } from '~/ui/shop/term-links';
import { TileRow } from '~/ui/shop/tile-grid';
import * as styles from './error-page.css';

interface ErrorPageProps {
  status: number;
  /** The content service's page for this status; null when it has none, or is unavailable. */
  page: ErrorPageView | null;
  /** What the shop itself says, where it says more than that something went wrong. */
  text?: string;
  /** Shown so that the visitor can report it to the shop. */
  requestId?: string | null;
  /** Where the visitor came from; null when that is not known. */
  backHref?: string | null;
  language: Language;
  /** Rows of recommendations, if the page is within the shop's frame. */
  withRows?: boolean;
}

export function ErrorPage(props: ErrorPageProps) {
  const { page, language, withRows = false } = props;
  const { t } = useTexts();
  return (
    <div className={styles.page}>
      <ErrorText {...props} />
      {/* What is bought from here comes back to the front page: no one wants to see the error again. */}
      {withRows && page
        ? page.rows.map((row) => <TileRow key={row.id} {...row} t={t} language={language} here={frontPath()} />)
        : null}
    </div>
  );
}

function ErrorText({ status, page, text = '', requestId = null, backHref = null }: ErrorPageProps) {
  const { t } = useTexts();
  const isAway = status === 503;
  const [title, general] = isAway
    ? [t('content:error.awayTitle'), t('content:error.awayText')]
    : [t('content:error.title'), t('content:error.text')];
  return (
    <div className={styles.error}>
      {page?.banner ? <p className={styles.banner}>{page.banner.text}</p> : null}
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      {page?.picture ? (
        <Photo className={styles.picture} picture={page.picture} width={400} height={300} decorative />
      ) : null}
      <Heading level={1}>{page?.title || title}</Heading>
      {page?.html ? <RichText html={page.html} /> : <Text prose>{text || general}</Text>}
      {/* Of use where the fault is ours. */}
      {requestId && status >= 500 && !isAway ? (
        <Text size="small" tone="quiet">
          {t('content:error.requestId', { id: requestId })}
        </Text>
      ) : null}
      <Inline gap={3}>
        <ButtonLink href={frontPath()}>{t('content:actions.front')}</ButtonLink>
        {backHref ? (
          <ButtonLink href={backHref} tone="secondary">
            {t('content:actions.back')}
          </ButtonLink>
        ) : null}
      </Inline>
    </div>
  );
}

export function NotFoundPage({ popularTerms = [] }: { popularTerms?: string[] }) {
  const { t } = useTexts();
  return (
    <EmptyState level={1} title={t('content:notFound.title')} icon="search">
      <Text prose>{t('content:notFound.text')}</Text>
      <form role="search" aria-label={t('content:actions.searchLabel')} action={searchPath()}>
        <SearchFields t={t} query="" id="search-instead" />
      </form>
      <TermLinks title={t('catalogue:search.popular')} terms={popularTerms} />
      <Inline gap={3}>
        <ButtonLink href={frontPath()}>{t('content:actions.front')}</ButtonLink>
        <ButtonLink href={infoPath('kontakt')} tone="secondary">
          {t('content:actions.contact')}
        </ButtonLink>
      </Inline>
    </EmptyState>
  );
}
