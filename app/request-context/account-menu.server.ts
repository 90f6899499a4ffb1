// Menu entries of the account area for this customer (spec §6: hidden items and rights), followed by pages of the content service.
import {
  accountPath,
  addressBookPath,
  bonusPointPath,
  bonusShopPath,
  customerAdministrationPath,
  invoicesPath,
  keptCardsPath,
  myDataPath,
  myPrintersPath,
  ordersPath,
  pendingOrderPath,
  profileSettingsPath,
  quickOrderPath,
  safetyDatasheetsPath,
  scannerPath,
  shoppingListPath,
  subscriptionsPath,
} from '#domain/page/addresses';
import { textsOf } from '~/i18n/texts.server';
import type { AccountEntry } from '~/models/account';
import type { RequestContext } from '~/models/request-context';
import { countWaiting } from '~/services/approval/approval.server';
import { listAccountPages } from '~/services/content/content.server';
import { bonusShopOf } from './bonus-shop.server';

/** Whether the entry is this customer's, its address, its sign and its words. */
type Row = [isShown: boolean, href: string, icon: AccountEntry['icon'], text: string];

/** Entries that are also active on pages below their address. */
const DEEP = new Set([ordersPath(), shoppingListPath(), subscriptionsPath()]);

export async function accountMenu(context: RequestContext): Promise<AccountEntry[]> {
  const { customer, variant } = context;
  const { t } = textsOf(context.language);
  const [pages, waiting] = await Promise.all([listAccountPages(context), waitingText(context)]);
  const orders: Row[] = [
    [true, accountPath(), 'user', t('account:nav.overview')],
    [customer?.orderHistoryAccess ?? false, ordersPath(), 'box', t('account:nav.orders')],
    [waiting !== null, pendingOrderPath(), 'check-circle', waiting ?? ''],
    [customer?.invoiceOverviewAccess ?? false, invoicesPath(), 'invoice', t('documents:invoices.title')],
  ];
  const goods: Row[] = [
    // A customer who may buy from lists only is redirected from it.
    [!customer?.limitToShoppingLists, quickOrderPath(), 'list', t('ink:quick.title')],
    [true, shoppingListPath(), 'heart', t('account:lists.title')],
    [customer?.scansGoods === true && !customer.limitToShoppingLists, scannerPath(), 'scan', t('scan:title')],
    [customer?.maySubscribe ?? false, subscriptionsPath(), 'repeat', t('subscription:title')],
    [variant.features.inkFinder, myPrintersPath(), 'printer', t('ink:mine.title')],
    [true, safetyDatasheetsPath(), 'shield', t('documents:sheets.title')],
    [bonusShopOf(context) !== null, bonusShopPath(), 'gift', t('shelf:bonus.title')],
    [context.rules.showsPoints, bonusPointPath(), 'coins', t('documents:points.title')],
  ];
  const own: Row[] = [
    [true, addressBookPath(), 'pin', t('addresses:title')],
    // They pay what comes again.
    [customer?.maySubscribe === true && customer.mayKeepCards, keptCardsPath(), 'card', t('subscription:cards.title')],
    [customer?.managesUsers ?? false, customerAdministrationPath(), 'users', t('company:nav')],
    [true, profileSettingsPath(), 'lock', t('account:profile.nav')],
    [true, myDataPath(), 'shield', t('mydata:title')],
    ...pages.map(({ href, label }): Row => [true, href, 'document', label]),
  ];
  return [orders, goods, own].flatMap((rows, group) =>
    rows
      .filter(([isShown]) => isShown)
      .map(([, href, icon, text], at) => {
        return { href, icon, text, deep: DEEP.has(href), opensGroup: group > 0 && at === 0 };
      }),
  );
}

/** Null for a customer who is alone: only people of a company wait for each other. */
async function waitingText(context: RequestContext): Promise<string | null> {
  if (!context.customer?.isBusiness) return null;
  const { t } = textsOf(context.language);
  const count = await countWaiting(context);
  return count > 0 ? t('approval:navCount', { count }) : t('approval:nav');
}
