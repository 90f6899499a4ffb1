// On top of every page while staff act for a customer: for whom, by whom, and the way to end it.
import { useTexts } from '~/i18n/use-texts';
import type { ActingView } from '~/models/frame';
import { Container, Icon } from '../kit';
import * as styles from './bars.css';

export function ActingBar({ acting, endAction }: { acting: ActingView; endAction: string }) {
  const { t } = useTexts('common');
  return (
    <section className={styles.acting} aria-label={t('acting.label')}>
      <Container wide className={styles.lineRow}>
        <Icon name="user" />
        <p className={styles.lineText}>
          <strong>{t('acting.for', { customer: acting.customer })}</strong>{' '}
          {t('acting.logged', { staff: acting.staff })}
        </p>
        <form method="post" action={endAction}>
          <button type="submit" className={styles.actingEnd}>
            {t('acting.end')}
          </button>
        </form>
      </Container>
    </section>
  );
}
