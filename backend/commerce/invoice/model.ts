// An invoice or a credit note on the wire, in Magento's names.
import { money } from '#backend/commerce/catalogue/product/price';
import { Model } from '#backend/graphql/model';
import { uidOf } from '#backend/graphql/uid';
import type { InvoiceRow } from './invoice.sql';

export class InvoiceModel extends Model {
  constructor(readonly row: InvoiceRow) {
    super();
  }

  get id() {
    return uidOf(this.row.id);
  }
  get number() {
    return this.row.number;
  }
  get issued_at() {
    return this.row.issuedAt.toISOString();
  }
  get due_at() {
    return this.row.dueAt;
  }
  get total() {
    return { grand_total: money(this.row.totalOere), total_tax: money(this.row.vatOere) };
  }
}
