// The journal of a month: what its postings come to by account, accounts that have no number, and the files for accounting systems.
import type { IsoDate } from '#domain/calendar/calendar';
import {
  type Account,
  type AccountSum,
  missingAccounts,
  numberOfAccount,
  suggestedLines,
  sumOfAccounts,
} from '#domain/staff/journal';
import { JOURNAL_FORMATS, staffJournalFilePath, staffJournalPath } from '#domain/staff/journal-files';
import { type Month, monthOfDay } from '#domain/staff/money';
import { placeOfPart, staffPartPath } from '#domain/staff/shop-parts';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffJournalView } from '~/models/staff-money';
import { ListTable, labelledNumber } from './list';
import { MoneyTabs, MonthStep, monthName } from './money-parts';
import { staffMoney } from './order-words';

interface JournalProps extends StaffGiven {
  month: Month;
  months: readonly Month[];
  today: IsoDate;
  journal: StaffJournalView;
}

export function StaffJournalPage({ month, months, today, journal, member, language }: JournalProps) {
  const { t } = useTexts('staff');
  const { sums, numbers } = journal;
  const missing = missingAccounts(sums, numbers);
  const isRunning = month >= monthOfDay(today);
  const rows = sums.length === 0 ? [] : [...sums, { account: null, ...sumOfAccounts(sums) }];
  return (
    <>
      <div className="heading">
        <h1>{`${t('journal.title')}: ${monthName(month, language)}`}</h1>
        {sums.length > 0 && missing.length === 0 ? <JournalFiles month={month} /> : null}
      </div>
      <MoneyTabs here="journal" />
      <form className="filters" action={staffJournalPath()}>
        <MonthStep {...{ month, months, isRunning, language }} to={staffJournalPath} />
      </form>
      <p className="soft">{t('journal.what')}</p>
      {isRunning ? <p className="note warn">{t('money.running')}</p> : null}
      {missing.length > 0 ? (
        <MissingAccounts missing={missing} isChanger={member?.rights.includes(placeOfPart('company').right) ?? false} />
      ) : null}
      <ListTable
        caption={t('journal.title')}
        columns={accountColumns(numbers, language, t)}
        rows={rows}
        keyOf={({ account }) => (account ? `${account.group} ${account.key}` : 'sum')}
        empty={t('journal.nothing')}
      />
    </>
  );
}

function JournalFiles({ month }: { month: Month }) {
  const { t } = useTexts('staff');
  return (
    <div className="acts">
      {JOURNAL_FORMATS.map((format) => (
        <a key={format} className="button" href={staffJournalFilePath(month, format)}>
          {t(`journal.file.${format}`)}
        </a>
      ))}
    </div>
  );
}

function MissingAccounts({ missing, isChanger }: { missing: readonly Account[]; isChanger: boolean }) {
  const { t } = useTexts('staff');
  return (
    <div className="note bad" role="alert">
      <p>{t('journal.missing', { accounts: missing.map((account) => accountName(account, t)).join(', ') })}</p>
      <p>{t('journal.suggested')}</p>
      <pre className="json">{suggestedLines(missing)}</pre>
      {isChanger ? (
        <p>
          <a href={staffPartPath('company')}>{t('settings:part.company.title')}</a>
        </p>
      ) : null}
    </div>
  );
}

const accountName = ({ group, key }: Account, t: Texts['t']): string => t(`journal.account.${group}`, { key });

interface SumRow extends Omit<AccountSum, 'account'> {
  /** Null: of all accounts. */
  account: Account | null;
}

const accountColumns = (numbers: StaffJournalView['numbers'], language: JournalProps['language'], t: Texts['t']) => [
  {
    title: t('journal.name'),
    cell: ({ account }: SumRow) => (account ? accountName(account, t) : t('money.total')),
  },
  {
    title: t('journal.number'),
    cell: ({ account }: SumRow) =>
      account ? (numberOfAccount(numbers, account.group, account.key) ?? <strong>{t('journal.none')}</strong>) : null,
  },
  labelledNumber(t('journal.debit'), ({ debitOere }: SumRow) => staffMoney(debitOere, language)),
  labelledNumber(t('journal.credit'), ({ creditOere }: SumRow) => staffMoney(creditOere, language)),
];
