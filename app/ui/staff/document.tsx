// The document of every page of the back office: head, navigation by the member's rights, and the page.
import type { ReactNode } from 'react';
import {
  staffAccountPath,
  staffContentPath,
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
import { SEES_CONTENT } from '#domain/staff/content-views';
import { SEES_CUSTOMERS } from '#domain/staff/customer-acts';
import { SEES_FIGURES, SEES_SEARCHES, staffFiguresPath, staffSearchesPath } from '#domain/staff/figures';
import { SEES_LOG } from '#domain/staff/log-views';
import { SEES_MEDIA, staffMediaPath } from '#domain/staff/media-library';
import { SEES_STAFF } from '#domain/staff/members';
import { SEES_MONEY, staffMonthPath } from '#domain/staff/money';
import { SEES_PRODUCTS } from '#domain/staff/product-acts';
import { SEES_PROMOTIONS } from '#domain/staff/promotion-acts';
import { SEES_ORDERS, type StaffRight } from '#domain/staff/rights';
import { searchedGroups, staffSearchPath } from '#domain/staff/search';
import { SEES_PARTS, staffPartsPath } from '#domain/staff/shop-parts';
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
      <body className={member ? 'framed' : undefined}>
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

interface NavigationPage {
  name: string;
  to: string;
  /** Null: any role. */
  rights: readonly StaffRight[] | null;
}

/** In their order, in groups. */
const PAGE_GROUPS: readonly (readonly NavigationPage[])[] = [
  [{ name: 'today', to: staffPath(), rights: null }],
  [
    { name: 'orders', to: staffOrdersPath(), rights: SEES_ORDERS },
    { name: 'customers', to: staffCustomersPath(), rights: SEES_CUSTOMERS },
  ],
  [
    { name: 'products', to: staffProductsPath(), rights: SEES_PRODUCTS },
    { name: 'promotions', to: staffPromotionsPath(), rights: SEES_PROMOTIONS },
    { name: 'content', to: staffContentPath(), rights: SEES_CONTENT },
    { name: 'media', to: staffMediaPath(), rights: SEES_MEDIA },
    { name: 'searches', to: staffSearchesPath(), rights: SEES_SEARCHES },
  ],
  [
    { name: 'money', to: staffMonthPath(), rights: SEES_MONEY },
    { name: 'figures', to: staffFiguresPath(), rights: SEES_FIGURES },
  ],
  [
    { name: 'settings', to: staffPartsPath(), rights: SEES_PARTS },
    { name: 'webhooks', to: staffWebhooksPath(), rights: SEES_WEBHOOKS },
    { name: 'log', to: staffLogPath(), rights: SEES_LOG },
    { name: 'members', to: staffMembersPath(), rights: SEES_STAFF },
  ],
];

/** Every page is below the front page, which marks only itself. */
const isPageBelow = (path: string, to: string): boolean =>
  path === to || (to !== staffPath() && path.startsWith(`${to}/`));

function StaffTop({ member, here }: { member: StaffMemberView; here: string }) {
  const { t } = useTexts('staff');
  const [path = ''] = here.split('?');
  const mayOpen = (rights: readonly StaffRight[] | null) =>
    rights === null || rights.some((right) => member.rights.includes(right));
  const groups = member.lacksSecondFactor
    ? []
    : PAGE_GROUPS.map((pages) => pages.filter(({ rights }) => mayOpen(rights))).filter((pages) => pages.length > 0);
  return (
    <header className="top">
      <a className="shop" href={staffPath()}>
        {t('name')}
      </a>
      <div className="who">
        <a href={staffAccountPath()}>{member.name}</a>
        <form method="post" action={staffLogoutPath()}>
          <button className="plain" type="submit">
            {t('logOut')}
          </button>
        </form>
      </div>
      {searchedGroups(member.rights).length > 0 && !member.lacksSecondFactor ? (
        <div className="find" role="search">
          <form action={staffSearchPath()}>
            <label className="hidden" htmlFor="find">
              {t('nav.find')}
            </label>
            <input id="find" name="q" type="search" placeholder={t('nav.find')} maxLength={100} />
          </form>
        </div>
      ) : null}
      <nav aria-label={t('nav.label')}>
        {groups.map((pages) => (
          <ul key={pages[0]?.name}>
            {pages.map(({ name, to }) => (
              <li key={to}>
                <a href={to} aria-current={isPageBelow(path, to) ? 'page' : undefined}>
                  {t(`nav.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </header>
  );
}
