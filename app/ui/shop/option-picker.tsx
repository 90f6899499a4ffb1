// Colours and sizes as links: each value is the same page with that value chosen, so Back takes a choice back.
import type { Translate } from '~/forms/reply/fields';
import type { OptionValue, ProductOption } from '~/models/product';
import { FieldError, linkTo, VisuallyHidden } from '~/ui/kit';
import * as styles from './option-picker.css';
import { SwatchMark } from './swatch';

/** Where the page is shown again at an option. */
export const optionGroupId = (code: string) => `choose-${code}`;

interface OptionPickerProps {
  options: ProductOption[];
  t: Translate;
  /** On the product page: whether the form was submitted without a choice. Undefined in panels, which have their own prompts. */
  asked?: boolean;
}

export function OptionPicker({ options, t, asked }: OptionPickerProps) {
  return (
    <>
      {options.map((option) => (
        <OptionGroup key={option.code} option={option} t={t} asked={asked} />
      ))}
    </>
  );
}

function OptionGroup({ option, t, asked }: { option: ProductOption } & Pick<OptionPickerProps, 't' | 'asked'>) {
  const { code, label, values } = option;
  const chosen = values.find((value) => value.chosen);
  const onPage = asked !== undefined;
  const error = onPage && !chosen ? `${optionGroupId(code)}-error` : undefined;
  return (
    // Where the page is shown again because this is missing, the fragment of its address brings the focus here.
    <div
      role="group"
      id={onPage ? optionGroupId(code) : undefined}
      tabIndex={onPage ? -1 : undefined}
      aria-labelledby={`option-${code}`}
      aria-describedby={asked ? error : undefined}
      className={styles.option}
    >
      <p id={`option-${code}`} className={styles.label}>
        {label}: <span className={styles.chosen}>{chosen?.label}</span>
      </p>
      <ul className={styles.values}>
        {values.map((value) => (
          <li key={value.uid}>
            <OptionLink value={value} t={t} />
          </li>
        ))}
      </ul>
      {error ? (
        <div hidden={!asked}>
          <FieldError id={error}>{t('product:chooseFirst', { options: label.toLowerCase() })}</FieldError>
        </div>
      ) : null}
    </div>
  );
}

function OptionLink({ value, t }: { value: OptionValue; t: Translate }) {
  return (
    <a
      {...linkTo(value.href)}
      className={styles.value}
      rel="nofollow"
      aria-current={value.chosen ? 'true' : undefined}
      data-unavailable={value.available ? undefined : ''}
    >
      {value.swatch?.colour ? <SwatchMark swatch={value.swatch} size="large" named={false} /> : null}
      <span>{value.label}</span>
      {value.available ? null : <VisuallyHidden> ({t('product:option.unavailable')})</VisuallyHidden>}
    </a>
  );
}
