// The account area: its pages to the left, the open one to the right; on phones its menu folds up under the name of the open page.
import type { ReactNode } from 'react';
import { logoutPath } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { AccountEntry } from '~/models/account';
import { classes, Icon } from '~/ui/kit';
import * as styles from './account-layout.css';

interface AccountLayoutProps {
  /** Path of the page that is open. */
  path: string;
  menu: AccountEntry[];
  children: ReactNode;
}

export function AccountLayout({ path, menu, children }: AccountLayoutProps) {
  const { t } = useTexts();
  const open = menu.find((entry) => isOpenEntry(entry, path));
  const links = <Links menu={menu} open={open} />;
  return (
    <div className={styles.account}>
      <nav className={styles.nav} aria-label={t('account:nav.label')}>
        <details className={styles.fold}>
          <summary className={styles.opener}>
            <Icon name={open?.icon ?? 'user'} size="s" />
            <span className={styles.where}>
              <span className={styles.whose}>{t('account:nav.label')}</span>
              {open?.text}
            </span>
            <Icon name="chevron-down" size="s" />
          </summary>
          {links}
        </details>
        <div className={styles.column}>{links}</div>
      </nav>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** One of the two is shown: folded on phones, a column on wide screens. */
function Links({ menu, open }: Pick<AccountLayoutProps, 'menu'> & { open: AccountEntry | undefined }) {
  const { t } = useTexts();
  return (
    <>
      {menu.map((entry) => (
        <a
          key={entry.href}
          className={classes(styles.link, entry.opensGroup && styles.group)}
          href={entry.href}
          aria-current={entry === open ? 'page' : undefined}
        >
          <Icon name={entry.icon} size="s" />
          {entry.text}
        </a>
      ))}
      <form method="post" action={logoutPath()} className={styles.group}>
        <button type="submit" className={styles.link}>
          <Icon name="logout" size="s" />
          {t('account:nav.logout')}
        </button>
      </form>
    </>
  );
}

const isOpenEntry = ({ href, deep }: AccountEntry, path: string) => (deep ? path.startsWith(href) : path === href);
