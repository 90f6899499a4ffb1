// The mark of each look, drawn without letters. The shop's name stands beside it as text.
import type { ReactNode } from 'react';
import * as styles from './marks.css';

/** Office: an upright shelf and two braces, one of them a pencil's yellow. */
const office = (
  <>
    <rect className={styles.accent} width="40" height="40" rx="6" />
    <path className={styles.light} d="M10 8h5.5v24H10zM18 19.5 27 8h6.5L24 20z" />
    <path className={styles.second} d="m18 19.5 6 .5 9.5 12H27z" />
  </>
);

/** Furniture: seat and back of a chair as two plain shapes. */
const furniture = (
  <>
    <path className={styles.accent} d="M6 4h12a16 16 0 0 1 16 16v2H6z" />
    <path className={styles.second} d="M6 25h28a11 11 0 0 1-11 11H6z" />
  </>
);

/** Advice: two pages meeting in one point. */
const advice = (
  <>
    <path className={styles.current} d="M4 6h10v17a6 6 0 0 0 6 6v6A16 16 0 0 1 4 19z" />
    <path className={styles.second} d="M36 6H26v17a6 6 0 0 1-6 6v6a16 16 0 0 0 16-16z" />
  </>
);

/** Gifts: a box with its ribbon and bow. */
const gifts = (
  <>
    <rect className={styles.accent} x="4" y="13" width="32" height="23" rx="5" />
    <path className={styles.second} d="M17.5 13h5v23h-5z" />
    <path
      className={styles.second}
      d="M20 12.5C14 12.5 9.5 11 9.5 7.5 9.5 5 11.3 3.5 13.5 3.5c3.7 0 6 4.5 6.5 9 .5-4.5 2.8-9 6.5-9 2.2 0 4 1.5 4 4 0 3.5-4.5 5-10.5 5Z"
    />
  </>
);

const marks: Record<string, ReactNode> = { base: office, dade: furniture, uniq: advice, gaver: gifts };

export function Mark({ themeName }: { themeName: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
      {marks[themeName] ?? office}
    </svg>
  );
}
