// On top of every page while staff look at the shop by the laws of another day: which day, and the way back to today.
import { useTexts } from '~/i18n/use-texts';
import type { LawPreviewView } from '~/models/frame';
import { Container, Icon } from '../kit';
import { dayText } from '../shop/dates';
import * as styles from './bars.css';

export function LawBar({ law, endAction }: { law: LawPreviewView; endAction: string }) {
  const { t } = useTexts('law');
  return (
    <section className={styles.law} aria-label={t('preview.label')}>
      <Container wide className={styles.lineRow}>
        <Icon name="info" />
        <p className={styles.lineText}>
          <strong>{t('preview.text', { day: dayText(law.day, law.language) })}</strong> {t('preview.selling')}
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
