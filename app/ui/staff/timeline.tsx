// The timeline of a thing: events, notes and acts with their differences, newest first.
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffChangeView, StaffEventView, StaffGiven } from '~/models/staff';
import { staffMoment, staffMoney } from './order-words';

const OF_LINE = /^lines\.(.+)\.(\w+)$/;
const OF_PICTURE = /^pictures\.0*(\d+)$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A line of a case is named by its SKU, a picture of a product by its place. */
function changedName(name: string, t: Texts['t']): string {
  const [, sku, way] = OF_LINE.exec(name) ?? [];
  const [, number] = OF_PICTURE.exec(name) ?? [];
  if (number !== undefined) return t('product.picture.number', { number });
  return sku === undefined ? t(`fact.${name.replace('.', '-')}`) : `${sku} ${t(`fact.line-${way}`)}`;
}

function changedValue(name: string, value: string, language: StaffGiven['language'], t: Texts['t']): string {
  if (value === '') return '–';
  if (name.endsWith('Oere') && /^\d+$/.test(value)) return staffMoney(Number(value), language);
  if (MOMENT.test(value)) return staffMoment(value);
  if (name === 'role') return t(`role.${value}`);
  if (name === 'isActive') return t(value === 'true' ? 'customer.yes' : 'customer.no');
  if (name === 'status') return t(`status.${value}`);
  if (name === 'state') return t(`caseState.${value}`);
  if (name === 'remedy' || name === 'label') return t(`caseWord.${value}`);
  return value;
}

interface ChangesProps {
  changes: readonly StaffChangeView[];
  language: StaffGiven['language'];
}

function Changes({ changes, language }: ChangesProps) {
  const { t } = useTexts('staff');
  if (changes.length === 0) return null;
  return (
    <ul>
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          {`${changedName(name, t)}: ${changedValue(name, before, language, t)} → ${changedValue(name, after, language, t)}`}
        </li>
      ))}
    </ul>
  );
}

/** What others changed since the page of a refused act was shown. */
export function ChangedMeanwhile({ reply, language }: Pick<StaffGiven, 'reply' | 'language'>) {
  const { t } = useTexts('staff');
  if (!reply?.changes?.length) return null;
  return (
    <div className="note warn">
      <h2>{t('order.changedMeanwhile')}</h2>
      <Changes changes={reply.changes} language={language} />
    </div>
  );
}

interface TimelineProps {
  events: readonly StaffEventView[];
  language: StaffGiven['language'];
}

export function Timeline({ events, language }: TimelineProps) {
  const { t } = useTexts('staff');
  return (
    <ol className="timeline">
      {events.map(({ at, kind, who, what, text, changes }, place) => (
        <li key={place} className={kind === 'note' ? 'noted' : undefined}>
          <span className="when">{staffMoment(at)}</span>
          {kind === 'history' ? (
            <strong>{t(`status.${what}`)}</strong>
          ) : (
            <strong>{[who, t(`did.${what}`)].join(': ')}</strong>
          )}
          {text ? <div className="lines">{text}</div> : null}
          <Changes changes={changes} language={language} />
        </li>
      ))}
    </ol>
  );
}
