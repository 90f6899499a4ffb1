// The list of migrations in the order of their numbers, none left out. Never edit one that has been released: add the next number.
import { baseline } from './0001-baseline';
import { purchaseOrderDecisions } from './0002-purchase-order-decisions';
import { staffAccounts } from './0003-staff-accounts';
import { erpReferences } from './0004-erp-references';
import { purchaseOrderAmounts } from './0005-purchase-order-amounts';
import { productOrderUnits } from './0006-product-order-units';
import { purchaseOrderFiles } from './0007-purchase-order-files';
import { productManufacturerNumber } from './0008-product-manufacturer-number';
import { notedStock } from './0009-noted-stock';
import { ublOrders } from './0010-ubl-orders';
import { subjectEvents } from './0011-subject-events';
import { productLists } from './0012-product-lists';
import { productClasses } from './0013-product-classes';
import { webhookLog } from './0014-webhook-log';
import { staffInvitations } from './0015-staff-invitations';
import { composedTexts } from './0016-composed-texts';
import { pausedPromotions } from './0017-paused-promotions';
import { staffSecondFactors } from './0018-staff-second-factors';
import { staffSearches } from './0019-staff-searches';
import { documentsByDay } from './0020-documents-by-day';
import { orderRemaining } from './0021-order-remaining';
import { books } from './0022-books';
import { phoneOrders } from './0023-phone-orders';
import { erpRecords } from './0024-erp-records';
import { priceVersions } from './0025-price-versions';
import { openInvoices } from './0026-open-invoices';
import { mediaLibrary } from './0027-media-library';
import { contentPlans } from './0028-content-plans';
import { staffViews } from './0029-staff-views';
import { orderStates } from './0030-order-states';
import { missedSearches } from './0031-missed-searches';

export interface Migration {
  number: number;
  name: string;
  sql: string;
}

export const migrations: readonly Migration[] = [
  { number: 1, name: 'baseline', sql: baseline },
  { number: 2, name: 'purchase-order-decisions', sql: purchaseOrderDecisions },
  { number: 3, name: 'staff-accounts', sql: staffAccounts },
  { number: 4, name: 'erp-references', sql: erpReferences },
  { number: 5, name: 'purchase-order-amounts', sql: purchaseOrderAmounts },
  { number: 6, name: 'product-order-units', sql: productOrderUnits },
  { number: 7, name: 'purchase-order-files', sql: purchaseOrderFiles },
  { number: 8, name: 'product-manufacturer-number', sql: productManufacturerNumber },
  { number: 9, name: 'noted-stock', sql: notedStock },
  { number: 10, name: 'ubl-orders', sql: ublOrders },
  { number: 11, name: 'subject-events', sql: subjectEvents },
  { number: 12, name: 'product-lists', sql: productLists },
  { number: 13, name: 'product-classes', sql: productClasses },
  { number: 14, name: 'webhook-log', sql: webhookLog },
  { number: 15, name: 'staff-invitations', sql: staffInvitations },
  { number: 16, name: 'composed-texts', sql: composedTexts },
  { number: 17, name: 'paused-promotions', sql: pausedPromotions },
  { number: 18, name: 'staff-second-factors', sql: staffSecondFactors },
  { number: 19, name: 'staff-searches', sql: staffSearches },
  { number: 20, name: 'documents-by-day', sql: documentsByDay },
  { number: 21, name: 'order-remaining', sql: orderRemaining },
  { number: 22, name: 'books', sql: books },
  { number: 23, name: 'phone-orders', sql: phoneOrders },
  { number: 24, name: 'erp-records', sql: erpRecords },
  { number: 25, name: 'price-versions', sql: priceVersions },
  { number: 26, name: 'open-invoices', sql: openInvoices },
  { number: 27, name: 'media-library', sql: mediaLibrary },
  { number: 28, name: 'content-plans', sql: contentPlans },
  { number: 29, name: 'staff-views', sql: staffViews },
  { number: 30, name: 'order-states', sql: orderStates },
  { number: 31, name: 'missed-searches', sql: missedSearches },
];
