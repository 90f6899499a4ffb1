// Fields of a record of the shop's files: texts, numbers, ticks, choices, lines, groups and rows, by the schema of the file.
import { type RecordField, removalField } from '#domain/staff/record-form';
import { useTexts } from '~/i18n/use-texts';
import type { StaffReply } from '~/models/staff';
import { FieldError, StaffField, StaffSelect } from './form';

interface FieldsProps {
  fields: readonly RecordField[];
  reply: StaffReply | null;
}

const FORM = 'record';

export const RecordFields = ({ fields, reply }: FieldsProps) => (
  <>
    {fields.map((field) => (
      <OneField key={field.path} field={field} reply={reply} />
    ))}
  </>
);

interface OneProps {
  field: RecordField;
  reply: StaffReply | null;
}

/** Typed values are in the fields already: the reply has the errors alone. */
const errorsAlone = (reply: StaffReply | null): StaffReply | null => reply && { ...reply, values: {} };

function OneField({ field, reply: given }: OneProps) {
  const { t } = useTexts('staff');
  const reply = errorsAlone(given);
  const { path, key, isRequired } = field;
  const name = t(`settings:field.${key}`);
  const label = isRequired || field.kind === 'flag' ? name : t('settings:optional', { name });
  const own = { form: FORM, name: path, label, reply };
  switch (field.kind) {
    case 'text':
      return <StaffField {...own} value={field.value} />;
    case 'number':
      return <StaffField {...own} value={field.value} isShort />;
    case 'lines':
      return <StaffField {...own} value={field.value} isLong help={t('settings:linesHelp')} />;
    case 'pairs':
      return <StaffField {...own} value={field.value} isLong help={t('settings:pairsHelp')} />;
    case 'choice':
      return <ChoiceField field={field} label={label} reply={reply} />;
    case 'flag':
      return <TickField name={path} label={label} isOn={field.isOn} />;
    case 'both':
      return (
        <div className="pairs">
          <StaffField {...own} name={`${path}-da`} label={t('settings:inDanish', { name: label })} value={field.da} />
          <StaffField {...own} name={`${path}-en`} label={t('settings:inEnglish', { name: label })} value={field.en} />
          <FieldError {...own} />
        </div>
      );
    case 'choices':
      return (
        <fieldset>
          <legend>{label}</legend>
          {field.options.map((option) => (
            <TickField
              key={option}
              name={`${path}-${option}`}
              label={t(`settings:value.${option}`)}
              isOn={field.values.includes(option)}
            />
          ))}
          <FieldError {...own} />
        </fieldset>
      );
    case 'group':
      return (
        <fieldset>
          <legend>{label}</legend>
          <RecordFields fields={field.fields} reply={given} />
          <FieldError {...own} />
        </fieldset>
      );
    default:
      return <RepeatedFields field={field} label={name} reply={given} />;
  }
}

function ChoiceField({
  field,
  label,
  reply,
}: {
  field: RecordField & { kind: 'choice' };
  label: string;
  reply: StaffReply | null;
}) {
  const { t } = useTexts('staff');
  const { path, value, options, isRequired } = field;
  const words = options.map((option) => ({ value: option, label: t(`settings:value.${option}`) }));
  const none = isRequired && value ? [] : [{ value: '', label: '–' }];
  return <StaffSelect {...{ form: FORM, name: path, label, value, reply }} options={[...none, ...words]} />;
}

const TickField = ({ name, label, isOn }: { name: string; label: string; isOn: boolean }) => (
  <p>
    <label>
      <input type="checkbox" name={name} defaultChecked={isOn} /> {label}
    </label>
  </p>
);

function RepeatedFields({
  field,
  label,
  reply,
}: {
  field: RecordField & { kind: 'rows' };
  label: string;
  reply: StaffReply | null;
}) {
  const { t } = useTexts('staff');
  const { path, rows } = field;
  const last = rows.length - 1;
  return (
    <fieldset>
      <legend>{label}</legend>
      <FieldError form={FORM} name={path} reply={reply} />
      {rows.map((row, at) => (
        <fieldset key={`${path}-${at}`}>
          <legend>{at === last ? t('settings:oneMore') : `${label} ${at + 1}`}</legend>
          <div className="row">
            <RecordFields fields={row} reply={reply} />
            {at === last ? null : (
              <TickField name={removalField(path, at)} label={t('settings:removeRow')} isOn={false} />
            )}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
