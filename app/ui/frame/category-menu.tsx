// All categories: a wide panel from 1024 px, a list of folds on phones. Both are <details>, so they open without scripts.
import { type Shortcut, shortcutPath } from '#domain/page/shortcuts';
import { useTexts } from '~/i18n/use-texts';
import type { MenuItem } from '~/models/catalogue';
import { CachedMarkup, Container, classes, Details, Icon, type IconName, linkTo, type Memory, Thumbnail } from '../kit';
import type { FrameProps } from './links';
import * as styles from './menu.css';
import { StoreSwitch } from './top-bar';

const SHEETS: Memory = new WeakMap();
const FOLDS: Memory = new WeakMap();

const ICONS = { 'quick-order': 'list', 'ink-finder': 'printer', 'gift-card': 'gift' } as const;

interface CategoryMenuProps {
  items: MenuItem[];
  shortcuts: readonly Shortcut[];
  allHref: string | null;
}

export function CategoryMenu(props: CategoryMenuProps) {
  return (
    <CachedMarkup memory={SHEETS} of={props.items} as={props.shortcuts.join()}>
      <CategorySheet {...props} />
    </CachedMarkup>
  );
}

function CategorySheet({ items, shortcuts, allHref }: CategoryMenuProps) {
  const { t } = useTexts('common');
  return (
    <details data-menu="" className={classes(styles.menu, styles.onlyWide)}>
      <summary className={styles.menuSummary}>
        <Icon name="menu" />
        {t('categories')}
      </summary>
      <nav className={styles.sheet} aria-label={t('categories')}>
        <Container wide>
          <ul className={styles.sheetColumns}>
            {items.map((item) => (
              <MenuGroup key={item.id} item={item} />
            ))}
          </ul>
          {shortcuts.length > 0 ? (
            <ul className={styles.shortcuts}>
              {shortcuts.map((shortcut) => (
                <li key={shortcut}>
                  <a className={styles.shortcut} href={shortcutPath(shortcut)}>
                    <Icon name={ICONS[shortcut]} />
                    {t(`shortcuts.${shortcut}`)}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
          {items.length === 0 ? <p className={styles.group}>{t('noCategories')}</p> : null}
          {allHref ? (
            <p className={styles.group}>
              <a href={allHref}>{t('allCategories')}</a>
            </p>
          ) : null}
        </Container>
      </nav>
    </details>
  );
}

function MenuGroup({ item }: { item: MenuItem }) {
  return (
    <li className={styles.group}>
      <a className={styles.groupTitle} {...linkTo(item.href)}>
        {item.picture ? <Thumbnail picture={item.picture} className={styles.groupPicture} /> : null}
        {item.label}
      </a>
      {item.children.map((child) => (
        <div key={child.id}>
          <a className={styles.groupLink} {...linkTo(child.href)}>
            {child.label}
          </a>
        </div>
      ))}
    </li>
  );
}

export function MobileMenu({ frame, links, here }: FrameProps) {
  const { t } = useTexts('common');
  return (
    <details data-menu="" className={classes(styles.menu, styles.onlyNarrow)}>
      <summary className={styles.menuSummary} aria-label={t('menu')}>
        <Icon name="menu" />
      </summary>
      <nav className={styles.sheet} aria-label={t('menu')}>
        <Container className={styles.mobile}>
          <CachedMarkup memory={FOLDS} of={frame.menu}>
            {frame.menu.map((item) => (
              <MobileGroup key={item.id} item={item} all={t('showAll')} />
            ))}
          </CachedMarkup>
          {frame.shortcuts.map((shortcut) => (
            <MobileLink key={shortcut} href={shortcutPath(shortcut)} icon={ICONS[shortcut]}>
              {t(`shortcuts.${shortcut}`)}
            </MobileLink>
          ))}
          {frame.features.login && frame.features.accountLink ? (
            <MobileLink href={frame.customer ? links.account : links.login} icon="user">
              {frame.customer ? t('account') : t('logIn')}
            </MobileLink>
          ) : null}
          {links.lists ? (
            <MobileLink href={links.lists} icon="heart">
              {t('lists')}
            </MobileLink>
          ) : null}
          {links.language ? (
            <MobileLink href={links.language} icon="globe">
              {t('language')}
            </MobileLink>
          ) : null}
          <StoreSwitch stores={frame.stores} label={t('storeChoice')} action={links.storeChange} here={here} />
        </Container>
      </nav>
    </details>
  );
}

function MobileGroup({ item, all }: { item: MenuItem; all: string }) {
  if (item.children.length === 0) {
    return (
      <a className={styles.mobileLink} {...linkTo(item.href)}>
        {item.label}
      </a>
    );
  }
  return (
    <Details summary={item.label} group="mobile-menu">
      {[{ ...item, label: all }, ...item.children].map((child) => (
        <a key={child.id} className={classes(styles.mobileLink, styles.mobileChild)} {...linkTo(child.href)}>
          {child.label}
        </a>
      ))}
    </Details>
  );
}

function MobileLink({ href, icon, children }: { href: string; icon: IconName; children: string }) {
  return (
    <a className={styles.mobileLink} {...linkTo(href)}>
      <Icon name={icon} />
      {children}
    </a>
  );
}
