// On top of every page during a visit from a procurement system: for which system the buyer shops, the cart, and the way out without one.
import { useTexts } from '~/i18n/use-texts';
import type { PunchoutBarView } from '~/models/frame';
import { Container } from '../kit';
import * as styles from './bars.css';

interface PunchoutBarProps {
  bar: PunchoutBarView;
  cart: string;
  /** Form target of a buyer who returns to the procurement system without a cart. */
  leaveAction: string;
}

export function PunchoutBar({ bar, cart, leaveAction }: PunchoutBarProps) {
  const { t } = useTexts('common');
  return (
    <section className={styles.punchout} aria-label={t('punchout.bar.label')}>
      <Container wide className={styles.punchoutRow}>
        <p className={styles.punchoutSaid}>
          {t('punchout.bar.for', { system: bar.title })} {bar.looksOnly ? t('punchout.bar.looking') : null}
          {bar.minimum ? t('punchout.bar.minimum', { least: bar.minimum }) : null}
        </p>
        <div className={styles.punchoutWays}>
          <a href={cart}>{t('punchout.bar.cart')}</a>
          {bar.cancelUrl ? <a href={bar.cancelUrl}>{t('punchout.bar.cancel')}</a> : null}
          {bar.mayLeave && !bar.cancelUrl ? (
            <form method="post" action={leaveAction}>
              <button type="submit" className={styles.punchoutLeave}>
                {t('punchout.bar.cancel')}
              </button>
            </form>
          ) : null}
        </div>
      </Container>
    </section>
  );
}
