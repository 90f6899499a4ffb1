// Colours and sizes as links: each value is the same page with that value chosen, so Back takes a choice back.
import type { Translate } from '~/forms/reply/fields';
import type { OptionValue, ProductOption } from '~/models/product';
import { linkTo, VisuallyHidden } from '~/ui/kit';
import * as styles from './option-picker.css';
import { SwatchMark } from './swatch';

export function OptionPicker({ options, t }: { options: ProductOption[]; t: Translate }) {
  return (
    <>
      {options.map((option) => (
        <div key={option.code} role="group" aria-labelledby={`option-${option.code}`} className={styles.option}>
          <p id={`option-${option.code}`} className={styles.label}>
            {option.label}: <span className={styles.chosen}>{option.values.find((value) => value.chosen)?.label}</span>
          </p>
          <ul className={styles.values}>
            {option.values.map((value) => (
              <li key={value.uid}>
                <OptionLink value={value} t={t} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
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
      {value.swatch?.colour ? <SwatchMark swatch={value.swatch} large named={false} /> : null}
      <span>{value.label}</span>
      {value.available ? null : <VisuallyHidden> ({t('product:option.unavailable')})</VisuallyHidden>}
    </a>
  );
}
