// Invoices and credit notes as rows: a table on wide windows, cards on phones.
import { orderPath, pdfPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { InvoiceRow } from '~/models/order';
import { type Language, money, Table } from '~/ui/kit';
import { dayText } from './dates';
import { PdfLink } from './pdf-link';

interface InvoiceTableProps {
  invoices: InvoiceRow[];
  seesOrders: boolean;
  t: Translate;
  language: Language;
}

export function InvoiceTable({ invoices, seesOrders, t, language }: InvoiceTableProps) {
  return (
    <Table
      caption={t('documents:invoices.title')}
      captionHidden
      columns={[
        { label: t('documents:invoices.number') },
        { label: t('documents:invoices.issued') },
        { label: t('documents:invoices.due') },
        { label: t('documents:invoices.order') },
        { label: t('documents:invoices.total'), align: 'end' },
        { label: '', align: 'end' },
      ]}
      rows={invoices.map((invoice) => {
        const { kind, number, orderNumber, issuedAt, dueAt, totalOere } = invoice;
        const name = t(`documents:invoices.${kind}`, { number });
        return {
          key: kind + number,
          cells: [
            <strong key="number">{name}</strong>,
            dayText(issuedAt, language),
            dueAt ? dayText(dueAt, language) : '',
            seesOrders ? (
              <a key="order" href={orderPath(orderNumber)}>
                {orderNumber}
              </a>
            ) : (
              orderNumber
            ),
            kind === 'credit' ? `−${money(totalOere, language)}` : money(totalOere, language),
            <PdfLink key="pdf" href={pdfPath(kind, number)} label={t('documents:invoices.pdfOf', { name })}>
              {t('documents:invoices.pdf')}
            </PdfLink>,
          ],
        };
      })}
    />
  );
}
