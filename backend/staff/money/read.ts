// The books for staff: a page of invoices and credit notes, and the report of a month.
import { storesOfOrders } from '#backend/commerce/order-desk/index';
import type { StaffDocumentFilter } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { foundText, isSearchable } from '#domain/order/order-search';
import { isDocumentKind, isMonth, type Month, spanOfMonth } from '#domain/staff/money';
import type { StaffContext } from '../context';
import { momentFrom } from '../given';
import { pageByKey } from '../page-by-key';
import {
  type DocumentRow,
  giftCardsOfMonth,
  kindsOfMonth,
  listDocuments,
  providersOfMonth,
  ratesOfMonth,
} from './money.sql';

const MOST_ROWS = 500;

function documentFilter({ kind, from, to, store, text, after, before }: StaffDocumentFilter) {
  if (kind != null && !isDocumentKind(kind)) throw inputRefused(`${kind} is no kind of document.`);
  return {
    ...{ kind: kind ?? null, from: momentFrom(from) ?? null, to: momentFrom(to) ?? null, store: store ?? null },
    text: text != null && isSearchable(text) ? foundText(text) : null,
    ...{ after: after ?? null, before: before ?? null },
  };
}

export async function documentsForStaff(filter: StaffDocumentFilter, first: number, { pool }: StaffContext) {
  const query = documentFilter(filter);
  const page = await pageByKey(query, first, MOST_ROWS, (limit) => listDocuments(pool, query, limit));
  return { ...page, rows: page.rows.map(documentOnWire), stores: await storesOfOrders(pool) };
}

const documentOnWire = (row: DocumentRow) => ({
  ...{ id: row.id, kind: row.kind, number: row.number, issuedAt: row.issued_at.toISOString(), dueAt: row.due_at },
  ...{ order: row.order_number, store: row.store, email: row.email, buyer: row.buyer, company: row.company },
  ...{ cvr: row.cvr, payment: row.payment_code, netOere: row.net_oere, vatOere: row.vat_oere },
  ...{ totalOere: row.total_oere, giftCardOere: row.gift_card_oere },
  taxes: row.taxes.map(({ vat_bp: vatBp, base_oere: netOere, vat_oere: vatOere }) => ({ vatBp, netOere, vatOere })),
});

/** `store`: a code; null for all. An unknown store has nothing. */
export async function monthForStaff(month: Month, store: string | null, { pool }: Pick<StaffContext, 'pool'>) {
  if (!isMonth(month)) throw inputRefused(`${month} is no month.`);
  const range = { ...spanOfMonth(month), store };
  const [kinds, rates, providers, giftCards, stores] = await Promise.all([
    kindsOfMonth(pool, range),
    ratesOfMonth(pool, range),
    providersOfMonth(pool, range),
    store === null ? giftCardsOfMonth(pool, range.from, range.to) : null,
    storesOfOrders(pool),
  ]);
  return {
    kinds: kinds.map((row) => ({
      ...{ kind: row.kind, documents: row.documents, firstNumber: row.first_number, lastNumber: row.last_number },
      ...{ netOere: row.net_oere, vatOere: row.vat_oere, totalOere: row.total_oere },
      ...{ accountOere: row.account_oere, giftCardOere: row.gift_card_oere },
    })),
    rates: rates.map((row) => ({
      ...{ vatBp: row.vat_bp, invoicedNetOere: row.invoiced_net_oere, invoicedVatOere: row.invoiced_vat_oere },
      ...{ creditedNetOere: row.credited_net_oere, creditedVatOere: row.credited_vat_oere },
    })),
    providers: providers.map(({ provider, captured_oere: capturedOere, refunded_oere: refundedOere }) => ({
      ...{ provider, capturedOere, refundedOere },
    })),
    giftCards: giftCards && {
      ...{ soldOere: giftCards.sold_oere, issuedOere: giftCards.issued_oere, usedOere: giftCards.used_oere },
      ...{ withdrawnOere: giftCards.withdrawn_oere, balanceOere: giftCards.balance_oere },
    },
    stores,
  };
}
