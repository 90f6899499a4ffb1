// Parts of the pages of the books: their tabs, the choice of a month, and its name.
import type { ReactNode } from 'react';
import { staffJournalPath } from '#domain/staff/journal-files';
import { type Month, monthAfter, monthBefore, staffDocumentsPath, staffMonthPath } from '#domain/staff/money';
import { staffOpenPath } from '#domain/staff/open-items';
import { localeOf } from '#domain/store/locale';
import { useTexts } from '~/i18n/use-texts';
import { StaffSelect } from './form';
import { ListTabs } from './list';

const TABS = [
  { name: 'month', text: 'money.month', to: staffMonthPath() },
  { name: 'documents', text: 'money.documents', to: staffDocumentsPath() },
  { name: 'open', text: 'open.title', to: staffOpenPath() },
  { name: 'journal', text: 'journal.title', to: staffJournalPath() },
] as const;

export function MoneyTabs({ here }: { here: (typeof TABS)[number]['name'] }) {
  const { t } = useTexts('staff');
  return (
    <ListTabs
      label={t('nav.money')}
      tabs={TABS.map(({ name, text, to }) => ({ href: to, title: t(text), count: '', isHere: name === here }))}
    />
  );
}

/** "november 2026" */
export const monthName = (month: Month, language: 'da' | 'en'): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

interface StepProps {
  month: Month;
  months: readonly Month[];
  /** No later month is offered. */
  isRunning: boolean;
  language: 'da' | 'en';
  to(month: Month): string;
  /** Other fields of the form. */
  children?: ReactNode;
}

/** In a form of filters: links to the months before and after, and a choice of all. */
export function MonthStep({ month, months, isRunning, language, to, children }: StepProps) {
  const { t } = useTexts('staff');
  const chosen = months.includes(month) ? months : [...months, month];
  return (
    <>
      <a href={to(monthBefore(month))} rel="prev">
        ‹ {monthName(monthBefore(month), language)}
      </a>
      <StaffSelect
        {...{ form: 'month', name: 'month', label: t('money.month'), value: month }}
        options={chosen.map((value) => ({ value, label: monthName(value, language) }))}
      />
      {children}
      <button type="submit">{t('filter.submit')}</button>
      {isRunning ? null : (
        <a href={to(monthAfter(month))} rel="next">
          {monthName(monthAfter(month), language)} ›
        </a>
      )}
    </>
  );
}
