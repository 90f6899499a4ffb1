// How many stars: drawn for the eye, said in words for everyone else.
import type { Language } from '~/ui/kit';
import * as styles from './stars.css';

const NUMBER = {
  da: new Intl.NumberFormat('da-DK', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }),
};

/** 4.25 → "4,3". */
export const starNumber = (mean: number, language: Language): string => NUMBER[language].format(mean);

/** Drawn to the half star; the words say it to the tenth. */
const halves = (mean: number): styles.Halves => styles.HALVES[Math.round(mean * 2)] ?? '0';

interface StarsProps {
  mean: number;
  /** The text for screen readers: "4,3 af 5 stjerner". */
  label: string;
  size?: 'small' | 'large';
}

/** Called as a function by tiles, so that a page of them stays quick to draw. */
export function Stars({ mean, label, size = 'small' }: StarsProps) {
  return (
    <span role="img" aria-label={label} className={styles.stars[size]}>
      <span className={styles.lit[halves(mean)]} />
    </span>
  );
}
