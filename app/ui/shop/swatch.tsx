// One colour that a product comes in. The colour is data, so it is a drawing's fill: styles on elements are refused by the shop's policy.
import type { Swatch } from '~/models/product';
import { classes } from '~/ui/kit';
import * as styles from './swatch.css';

export function SwatchMark({ swatch, large, named = true }: { swatch: Swatch; large?: boolean; named?: boolean }) {
  if (swatch.colour === null)
    return (
      <span key={swatch.label} className={styles.word}>
        {swatch.label}
      </span>
    );
  const name = named ? ({ role: 'img', 'aria-label': swatch.label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg key={swatch.label} className={classes(styles.dot, large && styles.large)} viewBox="0 0 2 2" {...name}>
      <rect width="2" height="2" fill={swatch.colour} />
    </svg>
  );
}
