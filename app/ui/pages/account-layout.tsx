// The account area: its pages to the left, the open one to the right.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  accountPath,
  addressBookPath,
  customerAdministrationPath,
  logoutPath,
  myPrintersPath,
  ordersPath,
  pendingOrderPath,
  quickOrderPath,
  profileSettingsPath,
} from '#domain/addresses';
import { Button, Icon, type IconName } from '~/ui/kit';
import * as styles from './account-layout.css';

interface AccountLayoutProps {
  /** Path of the page that is open. */
  path: string;
  /** Right of the customer: order_history_access (spec §3). */
  orderHistory: boolean;
  /** Right of the customer: manage and create customers (spec §3). */
  managesUsers: boolean;
  /** Orders that wait for this customer's yes; null for who has nobody to wait for. */
  waiting: number | null;
  /** Whether this shop has the ink finder. */
  inkFinder: boolean;
  children: ReactNode;
}

export function AccountLayout({ path, orderHistory, managesUsers, waiting, inkFinder, children }: AccountLayoutProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.account}>
      <nav className={styles.nav} aria-label={t('account:nav.label')}>
        <NavLink href={accountPath()} icon="user" current={path === accountPath()}>
          {t('account:nav.overview')}
        </NavLink>
        {orderHistory ? (
          <NavLink href={ordersPath()} icon="box" current={path.startsWith(ordersPath())}>
            {t('account:nav.orders')}
          </NavLink>
        ) : null}
        {waiting === null ? null : (
          <NavLink href={pendingOrderPath()} icon="check-circle" current={path === pendingOrderPath()}>
            {waiting > 0 ? t('approval:navCount', { count: waiting }) : t('approval:nav')}
          </NavLink>
        )}
        {inkFinder ? (
          <NavLink href={myPrintersPath()} icon="printer" current={path === myPrintersPath()}>
            {t('ink:mine.title')}
          </NavLink>
        ) : null}
        <NavLink href={addressBookPath()} icon="pin" current={path === addressBookPath()}>
          {t('addresses:title')}
        </NavLink>
        {managesUsers ? (
          <NavLink href={customerAdministrationPath()} icon="users" current={path === customerAdministrationPath()}>
            {t('company:nav')}
          </NavLink>
        ) : null}
        <NavLink href={quickOrderPath()} icon="list" current={false}>
          {t('ink:quick.title')}
        </NavLink>
        <NavLink href={profileSettingsPath()} icon="lock" current={path === profileSettingsPath()}>
          {t('account:profile.nav')}
        </NavLink>
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

interface NavLinkProps {
  href: string;
  icon: IconName;
  current: boolean;
  children: ReactNode;
}

function NavLink({ href, icon, current, children }: NavLinkProps) {
  return (
    <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
      <Icon name={icon} size="s" />
      {children}
    </a>
  );
}
