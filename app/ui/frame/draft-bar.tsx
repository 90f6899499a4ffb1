// On top of a page that is looked at with a draft: what the draft is, whom it is for, and the way to the page as everyone sees it.
import { useTexts } from '~/i18n/use-texts';
import type { DraftView } from '~/models/content';
import { Container, Icon } from '../kit';
import * as styles from './bars.css';

export function DraftBar({ draft: { kind, state, stores }, page }: { draft: DraftView; page: string }) {
  const { t } = useTexts();
  return (
    <section className={styles.draft} aria-label={t('content:draft.title')}>
      <Container wide className={styles.lineRow}>
        <Icon name="info" />
        <p className={styles.lineText}>
          <strong>{t(`content:draft.of.${kind}`)}</strong> {t(`content:draft.${state}`, { stores: stores.join(', ') })}
        </p>
        <a href={page} className={styles.lineWay}>
          {t('content:draft.without')}
        </a>
      </Container>
    </section>
  );
}
