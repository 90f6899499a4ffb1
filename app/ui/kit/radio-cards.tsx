// One choice of several, each with room for a note and an amount: shipping, payment, addresses, interval.
import type { ReactNode } from 'react';
import { classes } from './classes';
import { FieldError, fieldId } from './field';
import * as styles from './field.css';
import { hidden } from './text.css';

export interface RadioCard {
  value: string;
  title: ReactNode;
  note?: ReactNode;
  /** Shown at the right edge of the title: a price, a date. */
  aside?: ReactNode;
  /** Says nothing that the title does not say. */
  picture?: string | null;
  /** The same, where it is no file: a colour, a material. */
  mark?: ReactNode;
  /** Questions that belong to this choice: shown with it, once it is chosen. Their group is called what the choice is called. */
  details?: { name: string; fields: ReactNode };
  checked?: boolean;
  disabled?: boolean;
  /** Why it cannot be chosen, or what is wrong with it. */
  error?: string | null;
}

interface RadioCardsProps {
  legend: ReactNode;
  legendHidden?: boolean;
  name: string;
  options: RadioCard[];
  required?: boolean;
  form?: string;
  error?: string | null;
}

export function RadioCards({ legend, legendHidden, name, options, required, form, error }: RadioCardsProps) {
  const id = fieldId(name);
  return (
    <fieldset id={id} className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={legendHidden ? hidden : styles.legend}>{legend}</legend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className={styles.cards}>
        {options.map((option) => (
          <OneCard
            key={option.value}
            name={name}
            option={option}
            required={required}
            form={form}
            invalid={Boolean(error)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OneCardProps {
  name: string;
  option: RadioCard;
  required?: boolean;
  form?: string;
  invalid: boolean;
}

function OneCard({ name, option, required, form, invalid }: OneCardProps) {
  const { details, picture, mark } = option;
  return (
    <div className={styles.radioCard} data-disabled={option.disabled ? '' : undefined}>
      <label className={styles.radioLabel}>
        <input
          type="radio"
          className={styles.box}
          name={name}
          value={option.value}
          defaultChecked={option.checked}
          disabled={option.disabled}
          required={required}
          form={form}
          aria-invalid={invalid || undefined}
        />
        {picture ? <img src={picture} alt="" width={28} height={28} className={styles.radioPicture} /> : null}
        {mark}
        <span className={styles.choiceText}>
          <span className={styles.radioTitle}>
            <span>{option.title}</span>
            {option.aside ? <span className={styles.aside}>{option.aside}</span> : null}
          </span>
          {option.note ? <span className={styles.hint}>{option.note}</span> : null}
          {option.error ? <span className={classes(styles.hint, styles.error)}>{option.error}</span> : null}
        </span>
      </label>
      {details ? (
        <div role="group" aria-label={details.name} className={styles.radioDetails}>
          {details.fields}
        </div>
      ) : null}
    </div>
  );
}
