// The thin strip at the very top, one with the header: notices for all visitors, private or business, and the language.
import { useTexts } from '~/i18n/use-texts';
import type { StoreLink } from '~/models/frame';
import { Container, Icon } from '../kit';
import * as styles from './bars.css';
import type { FrameProps } from './links';
import { NotificationBar } from './notices';

export function TopBar({ frame, links, here }: FrameProps) {
  const { t } = useTexts('common');
  const { notification } = frame;
  return (
    <div className={styles.top} data-ring="ink" data-strip="">
      <Container wide className={styles.topRow}>
        {notification ? (
          <NotificationBar notification={notification} closeAction={links.notificationClose} here={here} />
        ) : null}
        <div className={styles.topEnd}>
          <StoreSwitch stores={frame.stores} label={t('storeChoice')} action={links.storeChange} here={here} />
          {links.language ? (
            <a className={styles.topLink} href={links.language} rel="nofollow">
              <Icon name="globe" size="s" />
              {t('languageName')}
            </a>
          ) : null}
        </div>
      </Container>
    </div>
  );
}

interface StoreSwitchProps {
  stores: StoreLink[];
  label: string;
  action: string;
  here: string;
}

/** Spec §4 "Store change": saved in a cookie and the page comes again, so it is a form and works without scripts. */
export function StoreSwitch({ stores, label, action, here }: StoreSwitchProps) {
  const { t } = useTexts('common');
  if (stores.length < 2) return null;
  return (
    <form method="post" action={action} className={styles.stores} aria-label={label}>
      <input type="hidden" name="returnTo" value={here} />
      {stores.map((store) => (
        <button
          type="submit"
          key={store.code}
          name="store"
          value={store.code}
          className={styles.store}
          aria-pressed={store.chosen}
        >
          {t(`store.${store.label}`)}
        </button>
      ))}
    </form>
  );
}
