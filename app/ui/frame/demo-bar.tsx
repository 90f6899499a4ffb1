// Only in the demo world: who to log in as, which shop to see, scripts on or off, the outbox, and what this page cost.
import { useTranslation } from 'react-i18next';
import type { Meter } from '~/models/caller';
import type { DemoBarView } from '~/models/frame';
import { Container, Icon, linkTo } from '../kit';
import * as styles from './bars.css';

interface DemoBarProps {
  demo: DemoBarView;
  meter: Meter | null;
  /** Form targets: log in as `email`, and the `no-js` switch. */
  loginAction: string;
  scriptsAction: string;
  here: string;
}

export function DemoBar({ demo, meter, loginAction, scriptsAction, here }: DemoBarProps) {
  const { t } = useTranslation('common');
  return (
    <details className={styles.demo} data-ring="ink">
      <summary>
        <Container as="span" wide className={styles.demoSummary}>
          <strong>{t('demo.title')}</strong>
          <span>{t('demo.open')}</span>
          <Icon name="chevron-up" size="s" />
          {meter ? (
            <span className={styles.demoMeter}>
              {t('demo.meter', { calls: meter.calls, statements: meter.statements, ms: Math.round(meter.graphqlMs) })}
            </span>
          ) : null}
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
        </div>
      </Container>
    </details>
  );
}
