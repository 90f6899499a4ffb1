// On top of every page while staff look at the shop by the laws of another day: which day, and the way back to today.
import { useTexts } from '~/i18n/use-texts';
import { Container, Icon } from '../kit';
import * as styles from './bars.css';

/** `day`: in words. */
export function LawBar({ day, endAction }: { day: string; endAction: string }) {
  const { t } = useTexts('law');
  return (
    <section className={styles.law} aria-label={t('preview.label')}>
      <Container wide className={styles.lineRow}>
        <Icon name="info" />
        <p className={styles.lineText}>
          <strong>{t('preview.text', { day: day })}</strong> {t('preview.selling')}
        </p>
        <form method="post" action={endAction}>
          <button type="submit" className={styles.actingEnd}>
            {t('preview.end')}
          </button>
        </form>
      </Container>
    </section>
  );
}
