// Small marks: badges, and the stock dot with its words.
import type { ReactNode } from 'react';
import type { StockView } from '~/models/product';
import * as styles from './badge.css';
import { classes } from './classes';
import { Icon } from './icon';

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

interface StockDotProps {
  stock: StockView;
  dayToDay: string;
  /** The day that is promised, shown in place of the number of days. */
  arrives?: Arrival | null;
}

/** 'Leveres' and 'tirs. 3. nov.'. */
export interface Arrival {
  verb: string;
  day: string;
}

/**
 * Spec §9: short delivery is green, medium yellow, long red; the dot always has text next to it. No fact appears twice: where the note says how
 * soon it comes, the number of days does not; a narrow window has room for the number alone.
 */
export function StockDot({ stock, dayToDay, arrives = null }: StockDotProps) {
  // No text, no dot: colour alone is not accessible.
  if (!stock.label) return null;
  const isNoted = stock.note === 'day-to-day';
  const [words, days] = isNoted || arrives !== null ? inParts(stock.label) : [stock.label, ''];
  return (
    <p className={classes(styles.stock, arrives && styles.room)}>
      <span className={styles.dot[stock.colour]} />
      <span>
        {arrives === null ? (
          keptWhole(words)
        ) : (
          <span className={styles.held[isNoted ? 'beforeNote' : 'beforeDay']}>
            {words}
            <span className={isNoted ? styles.days : undefined}>. </span>
          </span>
        )}
        {arrives === null && days === '' ? null : (
          <span className={isNoted ? styles.days : undefined}>{arrives ? arrivalPart(arrives) : keptWhole(days)}</span>
        )}
        {isNoted ? (
          <>
            {' '}
            <span className={styles.note}>{dayToDay}</span>
          </>
        ) : null}
      </span>
    </p>
  );
}

/** On one line in every width: where there is no room for the verb, a truck takes its place. */
const arrivalPart = ({ verb, day }: Arrival): ReactNode => (
  <>
    <span className={styles.verb}>{`${verb} `}</span>
    {Icon({ name: 'truck', size: 's', className: styles.truck })}
    {day}
  </>
);

/** 'På lager: 1–2 hverdage' → 'På lager', ': 1–2 hverdage'. */
function inParts(label: string): [string, string] {
  const at = label.indexOf(': ');
  return at < 0 ? [label, ''] : [label.slice(0, at), label.slice(at)];
}

export const keptWhole = (label: string): ReactNode[] =>
  label.split(RANGE).map((words) =>
    RANGE.test(words) ? (
      <span key={words} className={styles.whole}>
        {words}
      </span>
    ) : (
      words
    ),
  );
