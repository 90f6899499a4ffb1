// What every list of the back office is made of: views as tabs, removable filters, a table that becomes blocks on phones, and paging by key.
import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/use-texts';
import type { StaffReply } from '~/models/staff';

interface Tab {
  href: string;
  title: string;
  /** '' where nothing is counted. */
  count: string;
  isHere: boolean;
}

export function ListTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className="tabs">
        {tabs.map(({ href, title, count, isHere }) => (
          <li key={href}>
            <a href={href} aria-current={isHere ? 'page' : undefined}>
              {title}
              {count ? <span className="count">{count}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function FilterChips({ chips }: { chips: readonly { href: string; title: string }[] }) {
  const { t } = useTexts('staff');
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('list.filters')}>
      {chips.map(({ href, title }) => (
        <li key={href}>
          <a href={href} aria-label={t('list.remove', { filter: title })}>
            {title} <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface Column<Row> {
  title: string;
  cell(row: Row): ReactNode;
  isNumber?: boolean;
  /** A separate row on phones. */
  isFull?: boolean;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** In place of the table: what would be here, and how it gets here. */
  empty: string;
}

/** The first column names the row. */
export function ListTable<Row>({ caption, columns, rows, keyOf, empty }: TableProps<Row>) {
  if (rows.length === 0) return <p className="empty">{empty}</p>;
  const classOf = ({ isNumber, isFull }: Column<Row>) =>
    [isNumber && 'number', isFull && 'full'].filter(Boolean).join(' ') || undefined;
  return (
    <div className="scroll">
      <table className="stacks">
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={classOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.title} scope="row" className={classOf(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.title} className={classOf(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** With its column's title where the table has become blocks. */
export const LabelledCount = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <span className="label">{label} </span>
    {children}
  </>
);

/** A column of numbers, which have its title where the table has become blocks. */
export const labelledNumber = <Row,>(title: string, text: (row: Row) => string) => ({
  title,
  isNumber: true,
  cell: (row: Row) => <LabelledCount label={title}>{text(row)}</LabelledCount>,
});

/** Filters that were typed wrong, as the reply of a form. */
export const listReply = (faults: readonly { field: string; code: string }[]): StaffReply | null =>
  faults.length === 0
    ? null
    : {
        intent: 'filter',
        errors: Object.fromEntries(faults.map(({ field, code }) => [field, `list.fault.${code}`])),
        values: {},
        message: { key: 'list.noHits', params: {} },
      };

export function ListPager({ newer, older, first }: { newer: string | null; older: string | null; first: string }) {
  const { t } = useTexts('staff');
  if (!newer && !older) return null;
  return (
    <nav className="pager" aria-label={t('list.pages')}>
      {newer ? <a href={first}>{t('list.first')}</a> : null}
      {newer ? (
        <a href={newer} rel="prev">
          ‹ {t('list.newer')}
        </a>
      ) : null}
      {older ? (
        <a href={older} rel="next">
          {t('list.older')} ›
        </a>
      ) : null}
    </nav>
  );
}
