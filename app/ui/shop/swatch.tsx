// One colour that a product comes in. The colour is data, so it is an attribute of a drawing: styles on elements are refused by the shop's policy.
import type { Swatch } from '~/models/product';
import { classes } from '~/ui/kit';
import * as styles from './swatch.css';

const SIZES = { large: styles.large, plate: styles.plate };

interface SwatchMarkProps {
  swatch: Pick<Swatch, 'colour' | 'label'>;
  /** Small next to a name; a piece of the material where that is chosen. */
  size?: 'large' | 'plate';
  named?: boolean;
}

export function SwatchMark({ swatch, size, named = true }: SwatchMarkProps) {
  if (swatch.colour === null)
    return (
      <span key={swatch.label} className={styles.word}>
        {swatch.label}
      </span>
    );
  const name = named ? ({ role: 'img', 'aria-label': swatch.label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg key={swatch.label} className={classes(styles.dot, size && SIZES[size])} color={swatch.colour} {...name} />
  );
}
