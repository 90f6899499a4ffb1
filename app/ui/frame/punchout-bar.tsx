// On top of every page during a visit from a procurement system: for which system the buyer shops, the cart, and the way out without one.
import { useTexts } from '~/i18n/use-texts';
import type { PunchoutBarView } from '~/models/frame';
import { Container, Icon } from '../kit';
import * as styles from './bars.css';

export function PunchoutBar({ bar, cart }: { bar: PunchoutBarView; cart: string }) {
  const { t } = useTexts('common');
  return (
    <section className={styles.punchout} aria-label={t('punchout.bar.label')}>
      <Container wide className={styles.lineRow}>
        <Icon name="box" />
        <p className={styles.lineText}>
          {t('punchout.bar.for', { system: bar.title })} {bar.looksOnly ? t('punchout.bar.looking') : null}
          {bar.minimum ? t('punchout.bar.minimum', { least: bar.minimum }) : null}{' '}
          <a href={cart}>{t('punchout.bar.cart')}</a>
          {bar.cancelUrl ? (
            <>
              {' · '}
              <a href={bar.cancelUrl}>{t('punchout.bar.cancel')}</a>
            </>
          ) : null}
        </p>
      </Container>
    </section>
  );
}
