// Only in the demo world: who to log in as, which shop to see, scripts on or off, the outbox, and what this page cost.
import { useTexts } from '~/i18n/use-texts';
import type { DemoBarView } from '~/models/frame';
import { Container, Icon, linkTo } from '../kit';
import * as styles from './bars.css';

interface DemoBarProps {
  demo: DemoBarView;
  /** What this page cost, as text; only the server knows it, so the browser retains what it was sent. */
  cost: string;
  /** Form targets: log in as `email`, and the `no-js` switch. */
  loginAction: string;
  scriptsAction: string;
  orderAction: string;
  here: string;
}

export function DemoBar({ demo, cost, loginAction, scriptsAction, orderAction, here }: DemoBarProps) {
  const { t } = useTexts('common');
  return (
    <details className={styles.demo} data-ring="ink">
      <summary>
        <Container as="span" wide className={styles.demoSummary}>
          <strong>{t('demo.title')}</strong>
          <span>{t('demo.open')}</span>
          <Icon name="chevron-up" size="s" />
          <span className={styles.demoMeter} suppressHydrationWarning>
            {cost}
          </span>
        </Container>
      </summary>
      <Container wide className={styles.demoBody}>
        <form method="post" action={loginAction} className={styles.demoList}>
          <strong>{t('demo.logInAs')}</strong>
          <input type="hidden" name="returnTo" value={here} />
          {demo.logins.map((login) => (
            <button key={login.email} type="submit" name="email" value={login.email} className={styles.demoButton}>
              {login.role}
            </button>
          ))}
        </form>
        <div className={styles.demoList}>
          <strong>{t('demo.shops')}</strong>
          {demo.shops.map((shop) => (
            <a key={shop.href} href={shop.href} className={styles.demoButton}>
              {shop.label}
            </a>
          ))}
        </div>
        {demo.showsOrder ? (
          <form method="post" action={orderAction} className={styles.demoList}>
            <strong>{t('demo.order')}</strong>
            <input type="hidden" name="returnTo" value={here} />
            {(['ship', 'invoice', 'refund'] as const).map((step) => (
              <button key={step} type="submit" name="step" value={step} className={styles.demoButton}>
                {t(`demo.${step}`)}
              </button>
            ))}
          </form>
        ) : null}
        <div className={styles.demoList}>
          <form method="post" action={scriptsAction}>
            <input type="hidden" name="returnTo" value={here} />
            <button type="submit" name="scripts" value={demo.scriptsOff ? 'on' : 'off'} className={styles.demoButton}>
              {demo.scriptsOff ? t('demo.scriptsOn') : t('demo.scriptsOff')}
            </button>
          </form>
          <a {...linkTo(demo.outboxHref)} className={styles.demoButton}>
            {t('demo.outbox')}
          </a>
          {demo.procurementHref ? (
            <a {...linkTo(demo.procurementHref)} className={styles.demoButton}>
              {t('demo.procurement')}
            </a>
          ) : null}
        </div>
      </Container>
    </details>
  );
}
