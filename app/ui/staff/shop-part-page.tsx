// One part of the shop's files: the text, its faults by line, what it would change, and earlier changes.
import {
  placeOfPart,
  type ShopPart,
  staffPartFilePath,
  staffPartPath,
  staffPartsPath,
  staffRecordPath,
} from '#domain/staff/shop-parts';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffReply } from '~/models/staff';
import type {
  StaffDifferentLineView,
  StaffFileFaultView,
  StaffKeysView,
  StaffPartEntryView,
  StaffPartView,
} from '~/models/staff-shop-parts';
import { StaffField, StaffRefusal } from './form';
import { StaffHeading } from './heading';
import { ListTable } from './list';
import { staffMoment } from './order-words';

interface PartProps extends StaffGiven {
  name: ShopPart;
  part: StaffPartView;
  isDone: boolean;
  /** The field has the text before a change. */
  isEarlier: boolean;
}

export function StaffShopPartPage({ name, part, isDone, isEarlier, reply }: PartProps) {
  const { t } = useTexts('staff');
  return (
    <>
      <StaffHeading back={staffPartsPath()} from={t('nav.settings')} title={t(`settings:part.${name}.title`)} />
      <p className="soft">
        {t(`settings:part.${name}.what`)}{' '}
        <a href={staffPartFilePath(name)}>{t('settings:download', { file: placeOfPart(name).file })}</a>
      </p>
      <StaffRefusal reply={reply} />
      {isDone && !reply ? (
        <p className="note good" role="status">
          {t('settings:saved')}
        </p>
      ) : null}
      {isEarlier && !reply ? <p className="note warn">{t('settings:isEarlier')}</p> : null}
      <PartOutcome reply={reply} />
      {part.records ? <RecordList name={name} part={part} /> : null}
      {part.records ? (
        <details open={reply !== null || isEarlier || undefined}>
          <summary>{t('settings:asText')}</summary>
          <PartForm name={name} part={part} reply={reply} />
        </details>
      ) : (
        <PartForm name={name} part={part} reply={reply} />
      )}
      <section>
        <h2>{t('settings:earlier')}</h2>
        {part.log.length > 0 ? (
          <ol className="timeline">
            {part.log.map((entry) => (
              <LogEntry key={entry.id} name={name} entry={entry} />
            ))}
          </ol>
        ) : (
          <p className="empty">{t('settings:noChanges')}</p>
        )}
      </section>
    </>
  );
}

/** What the posted text has wrong, and what it would change. */
export function PartOutcome({ reply }: { reply: StaffReply | null }) {
  const { t } = useTexts('staff');
  const part = reply?.part;
  if (!part) return null;
  const isNothing = part.added.count + part.changed.count + part.removed.count === 0;
  return (
    <>
      <Faults faults={part.faults} />
      {reply.planned && isNothing ? (
        <p className="note warn" role="status">
          {t('settings:nothingPlanned')}
        </p>
      ) : null}
      {reply.planned && part.untouched > 0 && part.difference ? (
        <p className="note warn">{t('settings:untouched', { count: part.untouched })}</p>
      ) : null}
      {isNothing ? null : (
        <section className="note good" role="status">
          <h2>{t('settings:planned')}</h2>
          <ChangedKeys change={part} />
          <Difference lines={part.difference} />
        </section>
      )}
    </>
  );
}

/** In the language of the files. */
function Faults({ faults }: { faults: readonly StaffFileFaultView[] }) {
  const { t } = useTexts('staff');
  if (faults.length === 0) return null;
  return (
    <ul className="note warn" lang="da">
      {faults.map(({ line, column, message, isWarning }, place) => (
        <li key={place}>
          <strong>
            {[line > 0 ? t('settings:line', { line }) : t('settings:allLines'), column].filter(Boolean).join(', ')}
          </strong>
          {`: ${message}`}
          {isWarning ? ` (${t('settings:warning')})` : null}
        </li>
      ))}
    </ul>
  );
}

/** If there are more keys, only their number is shown. */
const KEYS_SHOWN = 20;

function ChangedKeys({ change }: { change: Record<'added' | 'changed' | 'removed', StaffKeysView> }) {
  const { t } = useTexts('staff');
  const rows = (['added', 'changed', 'removed'] as const).filter((kind) => change[kind].count > 0);
  return (
    <ul>
      {rows.map((kind) => {
        const { count, first } = change[kind];
        const shown = first.slice(0, KEYS_SHOWN).join(', ');
        const more = count - Math.min(first.length, KEYS_SHOWN);
        return (
          <li key={kind}>
            <strong>{t(`settings:keys.${kind}`, { count })}</strong>
            {`: ${shown}`}
            {more > 0 ? ` ${t('settings:keys.more', { count: more })}` : null}
          </li>
        );
      })}
    </ul>
  );
}

const SIGNS: Readonly<Record<string, string>> = { added: '+', removed: '−', gap: '…' };

function Difference({ lines }: { lines: readonly StaffDifferentLineView[] | null }) {
  const { t } = useTexts('staff');
  if (lines === null) return <p className="soft">{t('settings:notCompared')}</p>;
  return (
    <div className="difference" role="group" aria-label={t('settings:difference')}>
      {lines.map(({ kind, text }, place) => {
        const line = `${SIGNS[kind] ?? ' '} ${text}`;
        if (kind === 'added') return <ins key={place}>{line}</ins>;
        if (kind === 'removed') return <del key={place}>{line}</del>;
        return <span key={place}>{line}</span>;
      })}
    </div>
  );
}

type ListedRecord = NonNullable<StaffPartView['records']>[number];

function RecordList({ name, part }: Pick<PartProps, 'name' | 'part'>) {
  const { t } = useTexts('staff');
  const { records, hasOneRecord } = part;
  if (hasOneRecord)
    return (
      <p>
        <a href={staffRecordPath(name, '')}>{t('settings:editForm')}</a>
      </p>
    );
  const columns = [
    {
      title: t('settings:key'),
      cell: ({ key }: ListedRecord) => <a href={staffRecordPath(name, key)}>{key}</a>,
    },
    { title: t('settings:recordTitle'), cell: ({ title }: ListedRecord) => title },
  ];
  const caption = t(`settings:part.${name}.title`);
  return (
    <section>
      <ListTable {...{ caption, columns }} rows={records ?? []} keyOf={({ key }) => key} empty={t('settings:none')} />
      <p>
        <a href={staffRecordPath(name, null)}>{t('settings:add')}</a>
      </p>
    </section>
  );
}

function PartForm({ name, part, reply }: Pick<PartProps, 'name' | 'part' | 'reply'>) {
  const { t } = useTexts('staff');
  const { text, seen } = part;
  const typed = reply?.values.text || text;
  const isText = text !== null || Boolean(reply?.values.text);
  return (
    <form method="post" encType="multipart/form-data" className="edit file" action={staffPartPath(name)}>
      <input type="hidden" name="seen" value={reply?.part?.seen ?? reply?.values.seen ?? seen} />
      {isText ? (
        <StaffField
          {...{ form: 'part', name: 'text', reply, isLong: true, value: typed ?? '', rows: fieldRows(typed ?? '') }}
          label={t('settings:text', { file: placeOfPart(name).file })}
          help={t('settings:textHelp')}
        />
      ) : null}
      <StaffField
        {...{ form: 'part', name: 'file', type: 'file', reply, accept: '.csv,.yaml,.yml,text/csv,text/plain' }}
        label={t('settings:file')}
        help={t(text === null ? 'settings:fileHelpRows' : 'settings:fileHelp')}
      />
      <div className="acts">
        <button className="primary" name="act" value="check" type="submit">
          {t('settings:check')}
        </button>
        <button name="act" value="save" type="submit">
          {t('settings:save')}
        </button>
      </div>
    </form>
  );
}

const fieldRows = (text: string): number => Math.min(Math.max(text.split('\n').length + 1, 8), 30);

function LogEntry({ name, entry }: { name: ShopPart; entry: StaffPartEntryView }) {
  const { t, language } = useTexts('staff');
  const { id, at, who, hasText, difference } = entry;
  return (
    <li>
      <span className="when">{staffMoment(at, language)}</span>
      <strong>{who}</strong>
      {difference ? (
        <details>
          <summary>{t('settings:seeDifference')}</summary>
          <Difference lines={difference} />
        </details>
      ) : (
        <ChangedKeys change={entry} />
      )}
      {hasText ? (
        <p>
          <a href={`${staffPartPath(name)}?earlier=${id}`}>{t('settings:useEarlier')}</a>
        </p>
      ) : null}
    </li>
  );
}
