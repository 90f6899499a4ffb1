// The line at the very top: what the shop promises, private or business, and the language.
import { useTexts } from '~/i18n/use-texts';
import type { FrameView, StoreLink } from '~/models/frame';
import { CachedMarkup, Container, Icon, type Memory } from '../kit';
import * as styles from './bars.css';
import type { FrameLinks } from './links';

const FACTS: Memory = new WeakMap();

interface TopBarProps {
  frame: Pick<FrameView, 'stores' | 'facts' | 'language'>;
  links: FrameLinks;
  /** Path and query of this page: a store change comes back to it. */
  here: string;
}

export function TopBar({ frame, links, here }: TopBarProps) {
  const { t } = useTexts('common');
  return (
    <div className={styles.top} data-ring="ink">
      <Container wide className={styles.topRow}>
        <CachedMarkup memory={FACTS} of={frame.facts}>
          <ul className={styles.topFacts}>
            {frame.facts.slice(0, 3).map((fact) => (
              <li key={fact.title} className={styles.topFact}>
                <Icon name="check" size="s" />
                {fact.title}
              </li>
            ))}
          </ul>
        </CachedMarkup>
        <div className={styles.topEnd}>
          <StoreSwitch stores={frame.stores} label={t('storeChoice')} action={links.storeChange} here={here} />
          <a className={styles.topLink} href={links.language} rel="nofollow">
            <Icon name="globe" size="s" />
            {t('languageName')}
          </a>
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
