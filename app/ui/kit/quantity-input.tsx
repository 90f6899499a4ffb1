// How many: a native number field within the product's bounds (spec §5 "Quantity input"). With scripts app/client/quantity-steps
// gives it minus and plus; the element's name is how it is found.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import { initialQuantity, nativeBounds, type QuantityLimits } from '#domain/quantity/quantity';
import { classes } from './classes';
import { fieldId } from './field';
import * as styles from './quantity-input.css';
import { hidden } from './text.css';

declare global {
  namespace JSX {
    interface IntrinsicElements {
      // React hands the attributes of a custom element on as they are written.
      'quantity-steps': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class: string };
    }
  }
}

interface QuantityInputProps {
  name: string;
  rule: QuantityLimits;
  defaultValue?: number;
  label: string;
  id?: string;
  form?: string;
  size?: keyof typeof styles.size;
  disabled?: boolean;
  error?: boolean;
}

/** Between minus and plus the small field has room for three digits: 10,000 would read as 100. */
const WIDEST_SMALL = 999;

export function QuantityInput(props: QuantityInputProps) {
  const { name, rule, defaultValue, label, id = fieldId(name), form, disabled, error } = props;
  const { min, max, step } = nativeBounds(rule);
  const shown = defaultValue ?? initialQuantity(rule);
  const { size = shown > WIDEST_SMALL ? 'medium' : 'small' } = props;
  return (
    <quantity-steps class={classes(styles.quantity, styles.size[size])} data-saved={shown}>
      <label htmlFor={id} className={hidden}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="number"
        inputMode="numeric"
        name={name}
        defaultValue={shown}
        min={min}
        max={max}
        step={step}
        form={form}
        disabled={disabled}
        aria-invalid={error || undefined}
      />
    </quantity-steps>
  );
}
