// The general error page (spec §2): a large status code, picture, text and buttons; the words come from the content service where it has some.
import { useTranslation } from 'react-i18next';
import { frontPath } from '#domain/addresses';
import type { ErrorPageView } from '~/models/content';
import { ButtonLink, Heading, Inline, Photo, RichText, Text } from '~/ui/kit';
import * as styles from './error-page.css';

interface ErrorPageProps {
  status: number;
  /** Null when the content service has no page for this status, or cannot be asked. */
  view: ErrorPageView | null;
  /** Shown so that it can be told to the shop. */
  requestId: string | null;
  /** Where the visitor came from; null when that is not known. */
  backHref: string | null;
}

export function ErrorPage({ status, view, requestId, backHref }: ErrorPageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.error}>
      {view?.banner ? <p className={styles.banner}>{view.banner.text}</p> : null}
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      {view?.picture ? <Photo className={styles.picture} picture={view.picture} width={400} height={300} /> : null}
      <Heading level={1}>{view?.title ?? t('content:error.title')}</Heading>
      {view?.html ? <RichText html={view.html} /> : <Text prose>{t('content:error.text')}</Text>}
      {requestId ? (
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
