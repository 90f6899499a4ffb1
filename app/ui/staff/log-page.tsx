// The log: who changed what, before and after, newest first; filters by person, subject and day; pages by key.
import { staffCasePath, staffLogPath, staffOrderPath, staffPromotionPath } from '#domain/staff/addresses';
import { LOG_FILTERS, type LogFault, type LogQuery, logPath } from '#domain/staff/log-views';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffLogEntryView, StaffLogView, StaffReply } from '~/models/staff';
import type { StaffListViews } from '~/models/staff-views';
import { changeInWords, commandWord } from './changed-words';
import { StaffField } from './form';
import { FilterChips, ListPager, ListTable } from './list';
import { daysInWords, staffMoment } from './order-words';
import { ListViews } from './saved-views';

interface LogProps extends StaffGiven {
  views: StaffListViews;
  query: LogQuery;
  faults: readonly LogFault[];
  log: StaffLogView;
}

export function StaffLogPage({ query, faults, log, views, language }: LogProps) {
  const { t } = useTexts('staff');
  const { rows, hasNewer, hasOlder } = log;
  const [newest, oldest] = [rows[0], rows.at(-1)];
  const active = LOG_FILTERS.filter((name) => query[name]);
  return (
    <>
      <div className="heading">
        <h1>{t('nav.log')}</h1>
      </div>
      <ListViews views={views} />
      <LogFilters query={query} faults={faults} people={log.people} />
      <FilterChips
        chips={active.map((name) => ({
          href: logPath(query, { [name]: '' }),
          title: `${t(`log.${name}`)}: ${daysInWords(query[name], language)}`,
        }))}
      />
      <ListTable
        caption={t('nav.log')}
        columns={logColumns({ t, language }, query)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={t(active.length > 0 ? 'log.noHits' : 'log.nothing')}
      />
      <ListPager
        first={logPath(query)}
        newer={hasNewer && newest ? logPath(query, { before: newest.id }) : null}
        older={hasOlder && oldest ? logPath(query, { after: oldest.id }) : null}
      />
    </>
  );
}

function LogFilters({ query, faults, people }: Pick<LogProps, 'query' | 'faults'> & { people: readonly string[] }) {
  const { t } = useTexts('staff');
  const errors = Object.fromEntries(faults.map(({ field, code }) => [field, `list.fault.${code}`]));
  const reply: StaffReply = { intent: 'log', errors, values: {}, message: { key: 'log.noHits', params: {} } };
  const field = { form: 'log', reply };
  return (
    <form className="filters" action={staffLogPath()}>
      <StaffField {...field} name="person" label={t('log.person')} value={query.person} list="log-people" />
      <datalist id="log-people">
        {people.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <StaffField {...field} name="subject" label={t('log.subject')} value={query.subject} />
      <StaffField {...field} name="since" label={t('log.since')} type="date" value={query.since} />
      <StaffField {...field} name="until" label={t('log.until')} type="date" value={query.until} />
      <button type="submit">{t('filter.submit')}</button>
    </form>
  );
}

const SUBJECT_PATHS: Readonly<Record<string, (subject: string) => string>> = {
  order: staffOrderPath,
  withdrawal: (number) => staffCasePath('withdrawals', number),
  return: (number) => staffCasePath('returns', number),
  complaint: (number) => staffCasePath('complaints', number),
};

const commandGroup = (command: string): string => command.split(' ', 1)[0] ?? '';

/** A new promotion is logged by its name, a stored one by its number. */
const isNumbered = (group: string, subject: string): boolean => group === 'promotion' && /^[1-9]\d{0,8}$/.test(subject);

/** A page of the thing where it has one; else everything that was done to it. */
function subjectHref({ command, subject }: StaffLogEntryView, query: LogQuery): string {
  const group = commandGroup(command);
  if (isNumbered(group, subject)) return staffPromotionPath(Number(subject));
  return SUBJECT_PATHS[group]?.(subject) ?? logPath(query, { subject });
}

interface Writing extends Pick<LogProps, 'language'> {
  t: Texts['t'];
}

const logColumns = ({ t, language }: Writing, query: LogQuery) => [
  {
    title: t('log.at'),
    cell: ({ at }: StaffLogEntryView) => <span className="once">{staffMoment(at, language)}</span>,
  },
  {
    title: t('log.person'),
    cell: ({ who }: StaffLogEntryView) => <a href={logPath(query, { person: who })}>{who}</a>,
  },
  {
    title: t('log.act'),
    cell: ({ command }: StaffLogEntryView) => <LogCommand command={command} language={language} />,
  },
  {
    title: t('log.subject'),
    isFull: true,
    cell: (entry: StaffLogEntryView) => (
      <a href={subjectHref(entry, query)}>
        {isNumbered(commandGroup(entry.command), entry.subject)
          ? `${t('fact.promotion')} ${entry.subject}`
          : entry.subject}
      </a>
    ),
  },
  {
    title: t('log.changes'),
    isFull: true,
    cell: (entry: StaffLogEntryView) => <LogChanges entry={entry} language={language} />,
  },
];

/** In words, with the command that does the same. */
function LogCommand({ command, language }: Pick<LogProps, 'language'> & { command: string }) {
  const { t } = useTexts('staff');
  const word = commandWord(command, { t, language });
  if (word === null) return command;
  return (
    <>
      {word}
      <br />
      <span className="soft">{command}</span>
    </>
  );
}

function LogChanges({ entry, language }: Pick<LogProps, 'language'> & { entry: StaffLogEntryView }) {
  const { t } = useTexts('staff');
  const { changes, more, command } = entry;
  return (
    <ul className="changed">
      {changes.map((change) => {
        const { name, before, after } = changeInWords(change, { t, language }, commandGroup(command));
        return (
          <li key={change.name}>
            <span className="soft">{name ? `${name}: ` : ''}</span>
            {before} → {after}
          </li>
        );
      })}
      {more > 0 ? <li className="soft">{t('log.more', { more })}</li> : null}
    </ul>
  );
}
