// Form fields: label, native control, hint and error tied together. The error comes as a ready text from the action's answer.
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { classes } from './classes';
import * as styles from './field.css';
import { Icon } from './icon';
import { hidden } from './text.css';

/**
 * For forms of which each field has words of the shop's where it is refused: without scripts the browser lets all through and the server answers,
 * in the shop's language; with scripts the same is said before anything is sent (app/client/own-words).
 */
export const CHECKED = { noValidate: true, 'data-checks': '' } as const;

interface Frame {
  label: ReactNode;
  name: string;
  /** Forms give it (useFields); else `f-<name>`. */
  id?: string;
  hint?: ReactNode;
  error?: string | null;
  width?: keyof typeof styles.width;
  /** The label is for screen readers only: search fields and rows of tables. */
  labelHidden?: boolean;
}

type Native<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentPropsWithoutRef<Tag>,
  keyof Frame | 'className' | 'style'
>;

export function fieldId(name: string, formId = 'f'): string {
  return `${formId}-${name.replace(/[^\w-]+/g, '-')}`;
}

/** The attributes that tie a control to its hint and error; what hint and error are called is conform's way. */
export function tied({ name, id = fieldId(name), hint, error }: Pick<Frame, 'name' | 'id' | 'hint' | 'error'>) {
  const described = classes(hint ? `${id}-description` : null, error ? `${id}-error` : null);
  return { id, name, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" size="s" />
      <span>{children}</span>
    </p>
  );
}

function Framed({ frame, required, children }: { frame: Frame; required?: boolean; children: ReactNode }) {
  const id = frame.id ?? fieldId(frame.name);
  return (
    <div className={classes(styles.field, styles.width[frame.width ?? 'full'])}>
      <label htmlFor={id} className={frame.labelHidden ? hidden : styles.label}>
        {frame.label}
        {required ? <RequiredMark /> : null}
      </label>
      {frame.hint ? (
        <p id={`${id}-description`} className={styles.hint}>
          {frame.hint}
        </p>
      ) : null}
      {children}
      {frame.error ? <FieldError id={`${id}-error`}>{frame.error}</FieldError> : null}
    </div>
  );
}

/** Screen readers announce `required` from the control itself. */
function RequiredMark() {
  return (
    <span className={styles.star} aria-hidden="true">
      *
    </span>
  );
}

export function Field({
  label,
  name,
  id,
  hint,
  error,
  width,
  labelHidden,
  type = 'text',
  ...rest
}: Frame & Native<'input'>) {
  const frame = { label, name, id, hint, error, width, labelHidden };
  // A search has one field, so a mark would distinguish nothing.
  const isMarked = rest.required && type !== 'search';
  return (
    <Framed frame={frame} required={isMarked}>
      <input type={type} className={styles.control} {...tied(frame)} {...rest} />
    </Framed>
  );
}

interface SelectProps extends Frame {
  options: { value: string; label: string; disabled?: boolean }[];
}

export function SelectField({
  label,
  name,
  id,
  hint,
  error,
  width,
  labelHidden,
  options,
  ...rest
}: SelectProps & Native<'select'>) {
  const frame = { label, name, id, hint, error, width, labelHidden };
  return (
    <Framed frame={frame} required={rest.required}>
      <select className={styles.control} {...tied(frame)} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Framed>
  );
}

export function TextareaField({
  label,
  name,
  id,
  hint,
  error,
  width,
  labelHidden,
  ...rest
}: Frame & Native<'textarea'>) {
  const frame = { label, name, id, hint, error, width, labelHidden };
  // Hydration overwrites input typed before it with this text (React does so for textareas alone), unless the text differs.
  const isWaking = !useHydrated() && !import.meta.env.SSR;
  const text = isWaking && rest.defaultValue ? { defaultValue: '' } : {};
  return (
    <Framed frame={frame} required={rest.required}>
      <textarea className={classes(styles.control, styles.area)} {...tied(frame)} {...rest} {...text} />
    </Framed>
  );
}

export function CheckboxField({ label, name, id, hint, error, width, labelHidden, ...rest }: Frame & Native<'input'>) {
  const ties = tied({ name, id, hint, error });
  return (
    <div className={classes(styles.field, styles.width[width ?? 'full'])}>
      <label className={styles.choice}>
        <input type="checkbox" className={styles.box} {...ties} {...rest} />
        <span className={labelHidden ? hidden : styles.choiceText}>
          <span>
            {label}
            {rest.required ? <RequiredMark /> : null}
          </span>
          {hint ? (
            <span id={`${ties.id}-description`} className={styles.hint}>
              {hint}
            </span>
          ) : null}
        </span>
      </label>
      {error ? <FieldError id={`${ties.id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
