// The document of every page of the back office: head, navigation by the member's rights, and the page.
import type { ReactNode } from 'react';
import {
  staffAccountPath,
  staffCustomersPath,
  staffLanguagePath,
  staffLogoutPath,
  staffLogPath,
  staffMembersPath,
  staffOrdersPath,
  staffPath,
  staffProductsPath,
  staffPromotionsPath,
  staffWebhooksPath,
} from '#domain/staff/addresses';
import { SEES_CUSTOMERS } from '#domain/staff/customer-acts';
import { SEES_FIGURES, staffFiguresPath } from '#domain/staff/figures';
import { SEES_LOG } from '#domain/staff/log-views';
import { SEES_STAFF } from '#domain/staff/members';
import { SEES_PRODUCTS } from '#domain/staff/product-acts';
import { SEES_PROMOTIONS } from '#domain/staff/promotion-acts';
import { SEES_ORDERS } from '#domain/staff/rights';
import { SEES_WEBHOOKS } from '#domain/staff/webhook-views';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffMemberView } from '~/models/staff';

interface DocumentProps {
  title: string;
  given: StaffGiven;
  style: string;
  children: ReactNode;
}

export function StaffDocument({ title, given, style, children }: DocumentProps) {
  const { t } = useTexts('staff');
  const { member, language, here } = given;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${t('name')}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        {member ? <StaffTop member={member} here={here} /> : null}
        <main id="main">{children}</main>
        <footer className="foot">
          <form method="post" action={staffLanguagePath()}>
            <input type="hidden" name="to" value={here} />
            <button className="plain" name="language" value={language === 'da' ? 'en' : 'da'} type="submit">
              {t('otherLanguage')}
            </button>
          </form>
        </footer>
      </body>
    </html>
  );
}

function StaffTop({ member, here }: { member: StaffMemberView; here: string }) {
  const { t } = useTexts('staff');
  const [path = ''] = here.split('?');
  const seesOrders = SEES_ORDERS.some((right) => member.rights.includes(right));
  const pages = [
    { path: staffPath(), title: t('nav.today'), isHere: path === staffPath() },
    ...(seesOrders
      ? [{ path: staffOrdersPath(), title: t('nav.orders'), isHere: path.startsWith(staffOrdersPath()) }]
      : []),
    ...(SEES_CUSTOMERS.some((right) => member.rights.includes(right))
      ? [{ path: staffCustomersPath(), title: t('nav.customers'), isHere: path.startsWith(staffCustomersPath()) }]
      : []),
    ...(SEES_PRODUCTS.some((right) => member.rights.includes(right))
      ? [{ path: staffProductsPath(), title: t('nav.products'), isHere: path.startsWith(staffProductsPath()) }]
      : []),
    ...(SEES_PROMOTIONS.some((right) => member.rights.includes(right))
      ? [{ path: staffPromotionsPath(), title: t('nav.promotions'), isHere: path.startsWith(staffPromotionsPath()) }]
      : []),
    ...(SEES_FIGURES.some((right) => member.rights.includes(right))
      ? [{ path: staffFiguresPath(), title: t('nav.figures'), isHere: path === staffFiguresPath() }]
      : []),
    ...(SEES_WEBHOOKS.some((right) => member.rights.includes(right))
      ? [{ path: staffWebhooksPath(), title: t('nav.webhooks'), isHere: path.startsWith(staffWebhooksPath()) }]
      : []),
    ...(SEES_LOG.some((right) => member.rights.includes(right))
      ? [{ path: staffLogPath(), title: t('nav.log'), isHere: path === staffLogPath() }]
      : []),
    ...(SEES_STAFF.some((right) => member.rights.includes(right))
      ? [{ path: staffMembersPath(), title: t('nav.members'), isHere: path.startsWith(staffMembersPath()) }]
      : []),
  ];
  return (
    <header className="top">
      <a className="shop" href={staffPath()}>
        {t('name')}
      </a>
      <nav aria-label={t('nav.label')}>
        <ul>
          {(member.lacksSecondFactor ? [] : pages).map(({ path: to, title, isHere }) => (
            <li key={to}>
              <a href={to} aria-current={isHere ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {seesOrders && !member.lacksSecondFactor ? (
        <div className="find" role="search">
          <form action={staffOrdersPath()}>
            <label className="hidden" htmlFor="find">
              {t('nav.find')}
            </label>
            <input id="find" name="q" type="search" placeholder={t('nav.find')} maxLength={100} />
          </form>
        </div>
      ) : null}
      <div className="who">
        <a href={staffAccountPath()}>{member.name}</a>
        <form method="post" action={staffLogoutPath()}>
          <button className="plain" type="submit">
            {t('logOut')}
          </button>
        </form>
      </div>
    </header>
  );
}
