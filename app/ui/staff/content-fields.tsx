// The fields of an entry of content: address, texts next to each other in Danish and English by the part that they are in, period, stores.
import { fieldOfWords } from '#domain/content/entry-words';
import { useTexts } from '~/i18n/use-texts';
import type { StaffReply } from '~/models/staff';
import type { StaffContentFormView, StaffContentWordsView } from '~/models/staff-content';
import { FieldError, StaffField } from './form';

interface FieldsProps {
  content: StaffContentFormView;
  reply: StaffReply | null;
}

const LEAST_ROWS = 4;
const MOST_ROWS = 24;
const LETTERS_IN_ROW = 60;

export function ContentFields({ content, reply }: FieldsProps) {
  const { t } = useTexts('staff');
  const { words, hasPeriod, period, address } = content;
  const parts = [...new Set(words.map(({ name }) => partOfWords(name)))];
  const field = { form: 'edit', reply };
  return (
    <>
      {address === null ? null : (
        <StaffField
          {...field}
          name="path"
          label={t('content.address')}
          help={t('content.addressHelp')}
          value={address}
        />
      )}
      {parts.map((part) => (
        <fieldset key={part} className="part">
          <legend>{part === '' ? t('content.texts') : <PartName part={part} />}</legend>
          {words
            .filter(({ name }) => partOfWords(name) === part)
            .map((each) => (
              <WordsFields key={each.name} words={each} reply={reply} />
            ))}
        </fieldset>
      ))}
      {hasPeriod ? (
        <div className="pairs">
          <StaffField
            {...field}
            name="from"
            label={t('content.from')}
            help={t('content.fromHelp')}
            value={period.from}
          />
          <StaffField {...field} name="to" label={t('content.to')} help={t('content.toHelp')} value={period.to} />
        </div>
      ) : null}
      <StoreChoice content={content} reply={reply} />
    </>
  );
}

/** Boxes to tick; none: every store. */
function StoreChoice({ content: { storeCodes, allStores }, reply }: FieldsProps) {
  const { t } = useTexts('staff');
  if (storeCodes === null) return null;
  const typed = reply?.intent === 'edit' ? reply.values : null;
  return (
    <fieldset className="part" id="edit-stores">
      <legend>{t('content.shownIn')}</legend>
      <p className="soft">{t('content.shownInHelp')}</p>
      <FieldError {...{ form: 'edit', name: 'stores', reply }} />
      <input type="hidden" name="stores" value="chosen" />
      <div className="ticks">
        {allStores.map(({ code, name }) => (
          <label key={code}>
            <input
              type="checkbox"
              name={`store-${code}`}
              defaultChecked={typed ? `store-${code}` in typed : storeCodes.includes(code)}
            />{' '}
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** 'blocks.0' of 'blocks.0.text'; '' for a text of the entry itself. */
const partOfWords = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/** 'Blok 1, led 2' of 'blocks.0.items.1'. */
function PartName({ part }: { part: string }) {
  const { t } = useTexts('staff');
  const names = part.split('.').flatMap((key, at, keys) => {
    if (/^\d+$/.test(key)) return [];
    const next = keys[at + 1] ?? '';
    return [/^\d+$/.test(next) ? `${t(`content.part.${key}`)} ${Number(next) + 1}` : t(`content.part.${key}`)];
  });
  return <>{names.join(', ')}</>;
}

function WordsFields({ words, reply }: { words: StaffContentWordsView; reply: StaffReply | null }) {
  const { t } = useTexts('staff');
  const { name, da, en, isLong } = words;
  const label = t(`content.word.${name.slice(name.lastIndexOf('.') + 1)}`);
  const at = fieldOfWords(name);
  const field = { form: 'edit', reply, isLong, rows: rowsForWords(words) };
  return (
    <div className="pairs">
      <StaffField {...field} name={`${at}-da`} label={t('content.inDanish', { label })} value={da} />
      <StaffField {...field} name={`${at}-en`} label={t('content.inEnglish', { label })} value={en} />
    </div>
  );
}

/** The longer text without scrolling, up to a limit. */
function rowsForWords({ da, en }: StaffContentWordsView): number {
  const rows = (text: string) =>
    text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS_IN_ROW)), 1);
  return Math.min(MOST_ROWS, Math.max(LEAST_ROWS, rows(da), rows(en)));
}
