// Forms of the back office: fields with label, help and error, what was refused, and the form around them.
import { readFieldError } from '#domain/form/field-error';
import { useTexts } from '~/i18n/use-texts';
import type { StaffReply } from '~/models/staff';

interface FieldProps {
  /** Id of the form: several forms on a page may have a field with this name. */
  form: string;
  name: string;
  label: string;
  help?: string;
  reply: StaffReply | null;
  type?: 'text' | 'email' | 'password' | 'date' | 'search' | 'number' | 'file';
  /** File types of a file field. */
  accept?: string;
  multiple?: boolean;
  autoComplete?: string;
  /** The id of a list of suggestions. */
  list?: string;
  required?: boolean;
  isLong?: boolean;
  /** Rows of a multi-line field. */
  rows?: number;
  isShort?: boolean;
  value?: string;
}

const idOf = (form: string, name: string) => `${form}-${name}`;

/** What was typed is preserved, passwords excepted. */
export function StaffField({
  form,
  name,
  label,
  help,
  reply,
  isLong,
  rows = 3,
  isShort,
  value,
  ...native
}: FieldProps) {
  const id = idOf(form, name);
  const error = reply?.intent === form ? reply.errors[name] : undefined;
  const typed = reply?.intent === form && native.type !== 'password' ? reply.values[name] : undefined;
  const tied = {
    ...{ id, name, defaultValue: typed ?? value },
    'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={isShort ? 'field short' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {help ? (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      ) : null}
      {isLong ? <textarea rows={rows} required={native.required} {...tied} /> : <input {...native} {...tied} />}
      <FieldError {...{ form, name, reply }} />
    </div>
  );
}

/** Why a field was refused. */
export function FieldError({ form, name, reply }: Pick<FieldProps, 'form' | 'name' | 'reply'>) {
  const error = reply?.intent === form ? reply.errors[name] : undefined;
  if (!reply || !error) return null;
  return (
    <span className="error" id={`${idOf(form, name)}-error`}>
      <FieldFault error={error} params={reply.message.params} />
    </span>
  );
}

/** The key of a text, and after '#' what it names. */
function FieldFault({ error, params }: { error: string; params: Record<string, string> }) {
  const { t } = useTexts('staff');
  const { key, params: named } = readFieldError(error);
  return t(key, { ...params, ...named });
}

interface SelectProps extends Pick<FieldProps, 'form' | 'name' | 'label' | 'value'> {
  options: readonly { value: string; label: string }[];
  reply?: StaffReply | null;
}

export function StaffSelect({ form, name, label, value, options, reply = null }: SelectProps) {
  const id = idOf(form, name);
  const error = reply?.intent === form ? reply.errors[name] : undefined;
  const tied = { 'aria-describedby': error && `${id}-error`, 'aria-invalid': error ? true : undefined };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value} {...tied}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError {...{ form, name, reply }} />
    </div>
  );
}

/** Otherwise it shows what the form would make or change. */
export const isRefusedReply = ({ preview, planned }: StaffReply): boolean => !preview && !planned;

/** Why the form was refused, with a link to each field at fault. */
export function StaffRefusal({ reply }: { reply: StaffReply | null }) {
  const { t } = useTexts('staff');
  if (!reply || !isRefusedReply(reply)) return null;
  const fields = Object.entries(reply.errors);
  return (
    <div className="note bad" role="alert">
      <p>{t(reply.message.key, reply.message.params)}</p>
      {fields.map(([name, key]) => (
        <p key={name}>
          <a href={`#${idOf(reply.intent, name)}`}>
            <FieldFault error={key} params={reply.message.params} />
          </a>
        </p>
      ))}
    </div>
  );
}
