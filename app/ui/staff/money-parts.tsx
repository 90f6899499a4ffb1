// Parts of the pages of the books: their tabs, and the name of a month.
import { type Month, staffDocumentsPath, staffMonthPath } from '#domain/staff/money';
import { localeOf } from '#domain/store/locale';
import { useTexts } from '~/i18n/use-texts';
import { ListTabs } from './list';

const TABS = [
  { name: 'month', text: 'money.month', to: staffMonthPath() },
  { name: 'documents', text: 'money.documents', to: staffDocumentsPath() },
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
