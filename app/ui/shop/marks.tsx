// What hangs on a product: its label, environment logos and energy class.
import type { Tile } from '~/models/product';
import { Badge, type BadgeTone } from '~/ui/kit';
import * as styles from './tile.css';

type Label = NonNullable<Tile['label']>;

const TONES: Record<Label['kind'], BadgeTone> = {
  warehouse: 'success',
  contract: 'mark',
  sale: 'accent',
  residual: 'warning',
  badge: 'neutral',
};

export function LabelBadge({ label }: { label: Label }) {
  return Badge({ tone: TONES[label.kind], children: label.text });
}

type Letter = keyof typeof styles.energy;

const isLetter = (letter: string): letter is Letter => Object.hasOwn(styles.energy, letter);

/** The arrow of the EU energy label, with its class for readers. */
export function EnergyArrow({ energy, word }: { energy: { letter: string; label: string }; word: string }) {
  const letter = energy.letter.toUpperCase();
  if (!isLetter(letter)) return null;
  return (
    <span className={styles.energy[letter]} role="img" aria-label={`${word} ${letter}`}>
      {letter}
    </span>
  );
}
