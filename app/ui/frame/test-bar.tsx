// At the top of every page while the shop takes test payments: a shop that sells must not be mistaken for one that is ready.
import { useTexts } from '~/i18n/use-texts';
import { Container, Icon } from '../kit';
import * as styles from './bars.css';

export function TestBar() {
  const { t } = useTexts('common');
  return (
    <section className={styles.test} aria-label={t('testPayments.label')}>
      <Container wide className={styles.lineRow}>
        <Icon name="info" />
        <p className={styles.lineText}>
          <strong>{t('testPayments.title')}</strong> {t('testPayments.text')}
        </p>
      </Container>
    </section>
  );
}
