// Lines of a cart for panels and the checkout: what it is, how many, what it comes to.
import type { Translate } from '~/forms/reply/fields';
import type { CartLine } from '~/models/cart';
import { type Language, Photo, Text } from '~/ui/kit';
import { LineControls, LineName, PANEL_FORM, RowTotal } from './cart-lines';
import * as styles from './cart-lines.css';
import { refusalText } from './refusal-text';

interface ShortLinesProps {
  lines: CartLine[];
  t: Translate;
  language: Language;
  /** Each line can be changed and removed, by the panel's form. */
  canChange?: boolean;
}

export function ShortLines({ lines, t, language, canChange = false }: ShortLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.uid} className={styles.short}>
          <Photo className={styles.picture} picture={line.picture} width={64} height={64} decorative />
          <div className={styles.what}>
            <LineName line={line} />
            <Text size="small" tone="quiet">
              {line.quantity} {line.unit}
              {line.options.map((option) => ` · ${option.value}`)}
            </Text>
            {line.problem ? (
              <Text size="small" tone="danger" strong>
                {refusalText(t, line.problem)}
              </Text>
            ) : null}
          </div>
          {canChange ? <LineControls form={PANEL_FORM} line={line} t={t} reply={null} /> : null}
          <RowTotal line={line} language={language} />
        </li>
      ))}
    </ul>
  );
}
