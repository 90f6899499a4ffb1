// The account area: its pages to the left, the open one to the right.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { logoutPath } from '#domain/addresses';
import type { AccountEntry } from '~/models/account';
import { Button, Icon } from '~/ui/kit';
import * as styles from './account-layout.css';

interface AccountLayoutProps {
  /** Path of the page that is open. */
  path: string;
  menu: AccountEntry[];
  children: ReactNode;
}

export function AccountLayout({ path, menu, children }: AccountLayoutProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.account}>
      <nav className={styles.nav} aria-label={t('account:nav.label')}>
        {menu.map((entry) => (
          <a
            key={entry.href}
            className={styles.link}
            href={entry.href}
            aria-current={isOpen(entry, path) ? 'page' : undefined}
          >
            <Icon name={entry.icon} size="s" />
            {entry.text}
          </a>
        ))}
        <form method="post" action={logoutPath()}>
          <Button tone="tertiary" size="small">
            <Icon name="logout" size="s" />
            {t('account:nav.logout')}
          </Button>
        </form>
      </nav>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

const isOpen = ({ href, deep }: AccountEntry, path: string) => (deep ? path.startsWith(href) : path === href);
