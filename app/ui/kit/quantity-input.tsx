// How many: a native number field, and with scripts minus and plus that move by the increment (spec §5 "Quantity input").
import { type FocusEvent, useRef } from 'react';
import { initialQuantity, nativeBounds, type QuantityLimits, quantityFrom, step } from '#domain/quantity';
import { classes } from './classes';
import { useEnhanced } from './enhanced';
import { fieldId } from './field';
import { Icon } from './icon';
import * as styles from './quantity-input.css';
import { hidden } from './text.css';

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
  /** Told after a step, and when the field is left with another quantity than before. */
  onSettled?: (quantity: number) => void;
}

export function QuantityInput(props: QuantityInputProps) {
  const { name, rule, defaultValue, label, id = fieldId(name), form, size = 'small', disabled, error } = props;
  const enhanced = useEnhanced();
  const input = useRef<HTMLInputElement>(null);
  const start = defaultValue ?? initialQuantity(rule);
  const settled = useRef(start);
  const native = nativeBounds(rule);

  function settle(quantity: number) {
    if (input.current) input.current.value = String(quantity);
    if (quantity !== settled.current) props.onSettled?.(quantity);
    settled.current = quantity;
  }
  const move = (direction: -1 | 1) =>
    settle(step(quantityFrom(input.current?.value, rule, settled.current), direction, rule));
  // Spec §5: empty is ignored, so leaving an empty field brings the last quantity back.
  const leave = (event: FocusEvent<HTMLInputElement>) =>
    settle(quantityFrom(event.currentTarget.value, rule, settled.current));

  return (
    <span className={classes(styles.quantity, styles.size[size])} data-enhanced={enhanced ? '' : undefined}>
      <label htmlFor={id} className={hidden}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="number"
        inputMode="numeric"
        name={name}
        defaultValue={start}
        min={native.min}
        max={native.max}
        step={native.step}
        form={form}
        disabled={disabled}
        aria-invalid={error || undefined}
        onBlur={leave}
      />
      {enhanced && !disabled ? <Steps move={move} /> : null}
    </span>
  );
}

/** For pointers only, as the browser's own arrows are: the field itself answers to the keyboard and says its bounds. */
function Steps({ move }: { move: (direction: -1 | 1) => void }) {
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={classes(styles.step, styles.less)}
        onClick={() => move(-1)}
      >
        <Icon name="minus" size="s" />
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={classes(styles.step, styles.more)}
        onClick={() => move(1)}
      >
        <Icon name="plus" size="s" />
      </button>
    </>
  );
}
