// Small marks: badges, and the stock dot with its words.
import type { ReactNode } from 'react';
import type { StockView } from '~/models/product';
import * as styles from './badge.css';
import { classes } from './classes';

export type BadgeTone = keyof typeof styles.tone;

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classes(styles.badge, styles.tone[tone], className)}>{children}</span>;
}

/** "1–2 hverdage" stays on one line: broken behind its dash it reads as two things. */
const RANGE = /(\d+–\d+\s\S+)/;

/** Spec §9: short delivery is green, medium yellow, long red; the words always stand beside the dot. */
export function StockDot({ stock, dayToDay }: { stock: StockView; dayToDay: string }) {
  // Without words there is nothing to say: a colour alone does not tell everyone something.
  if (!stock.label) return null;
  return (
    <p className={styles.stock}>
      <span className={styles.dot[stock.colour]} />
      <span>
        {stock.label.split(RANGE).map((words) =>
          RANGE.test(words) ? (
            <span key={words} className={styles.whole}>
              {words}
            </span>
          ) : (
            words
          ),
        )}
        {stock.note === 'day-to-day' ? (
          <>
            {' '}
            <span className={styles.note}>{dayToDay}</span>
          </>
        ) : null}
      </span>
    </p>
  );
}
