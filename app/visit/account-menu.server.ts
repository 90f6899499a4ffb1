// What stands in the account area's menu for this customer (spec §6: hidden items and rights), pages of the content service last.
import {
  accountPath,
  addressBookPath,
  bonusPointPath,
  customerAdministrationPath,
  invoicesPath,
  myPrintersPath,
  ordersPath,
  pendingOrderPath,
  profileSettingsPath,
  quickOrderPath,
  safetyDatasheetsPath,
} from '#domain/addresses';
import { textsOf } from '~/i18n/texts.server';
import type { AccountEntry } from '~/models/account';
import type { Visit } from '~/models/visit';
import { countWaiting } from '~/services/approval/approval.server';
import { listAccountPages } from '~/services/content/content.server';

/** Whether the entry is this customer's, its address, its sign and its words. */
type Row = [isShown: boolean, href: string, icon: AccountEntry['icon'], key: string];

export async function accountMenu(visit: Visit): Promise<AccountEntry[]> {
  const { customer, variant, language } = visit;
  const { t } = textsOf(language);
  const limited = customer?.limitToShoppingLists ?? false;
  const rows: Row[] = [
    [true, accountPath(), 'user', 'account:nav.overview'],
    [customer?.orderHistoryAccess ?? false, ordersPath(), 'box', 'account:nav.orders'],
    [customer?.invoiceOverviewAccess ?? false, invoicesPath(), 'invoice', 'documents:invoices.title'],
    [true, addressBookPath(), 'pin', 'addresses:title'],
    [customer?.managesUsers ?? false, customerAdministrationPath(), 'users', 'company:nav'],
    [customer?.bonusShopAccess ?? false, bonusPointPath(), 'coins', 'documents:points.title'],
    [true, safetyDatasheetsPath(), 'shield', 'documents:sheets.title'],
    [variant.features.inkFinder, myPrintersPath(), 'printer', 'ink:mine.title'],
    // Who may buy from lists only is sent away from it.
    [!limited, quickOrderPath(), 'list', 'ink:quick.title'],
    [true, profileSettingsPath(), 'lock', 'account:profile.nav'],
  ];
  const own = rows.flatMap(([isShown, href, icon, key]): AccountEntry[] =>
    isShown ? [{ href, icon, text: t(key), deep: href === ordersPath() }] : [],
  );
  const [pages, waiting] = await Promise.all([listAccountPages(visit), waitingEntry(visit)]);
  return [
    ...own,
    ...waiting,
    ...pages.map(({ href, label }) => ({ href, icon: 'document' as const, text: label, deep: false })),
  ];
}

/** Only people of a company wait for each other. */
async function waitingEntry(visit: Visit): Promise<AccountEntry[]> {
  if (!visit.customer?.isBusiness) return [];
  const { t } = textsOf(visit.language);
  const count = await countWaiting(visit);
  const text = count > 0 ? t('approval:navCount', { count }) : t('approval:nav');
  return [{ href: pendingOrderPath(), icon: 'check-circle', text, deep: false }];
}
