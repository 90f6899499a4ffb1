// What hangs on a product: its label, environment logos and energy class.
import type { Translate } from '~/forms/reply/fields';
import type { EnergyView, Tile } from '~/models/product';
import { Badge, type BadgeTone, mediaAddress } from '~/ui/kit';
import * as styles from './tile.css';

type Label = NonNullable<Tile['label']>;

const TONES: Record<Label['kind'], BadgeTone> = {
  warehouse: 'success',
  contract: 'mark',
  sale: 'accent',
  residual: 'warning',
  badge: 'neutral',
};

export type LabelTexts = Readonly<Record<Extract<Label, { text: null }>['kind'], string>>;

export const labelTexts = (t: Translate): LabelTexts => ({
  warehouse: t('catalogue:label.warehouse'),
  contract: t('catalogue:label.contract'),
  residual: t('catalogue:label.residual'),
});

export function LabelBadge({ label, texts }: { label: Label; texts: LabelTexts }) {
  return Badge({ tone: TONES[label.kind], children: label.text === null ? texts[label.kind] : label.text });
}

type Letter = keyof typeof styles.energy;

const isLetter = (letter: string): letter is Letter => Object.hasOwn(styles.energy, letter);

export interface EnergyTexts {
  energyClass: string;
  dataSheet: string;
}

export const energyTexts = (t: Translate): EnergyTexts => ({
  energyClass: t('catalogue:tile.energyClass'),
  dataSheet: t('catalogue:tile.dataSheet'),
});

/** Next to the price: the arrow of the EU energy label, linked to the label itself, and the data sheet. */
export function EnergyMark({ energy, texts }: { energy: EnergyView; texts: EnergyTexts }) {
  const { labelHref, sheetHref } = energy;
  const arrow = arrowOf(energy, `${texts.energyClass} ${energy.letter}`);
  if (!arrow) return null;
  return (
    <p className={styles.energyLine}>
      {labelHref ? (
        <a className={styles.energyLink} href={mediaAddress(labelHref)}>
          {arrow}
        </a>
      ) : (
        arrow
      )}
      {sheetHref ? (
        <a className={styles.sheetLink} href={mediaAddress(sheetHref)}>
          {texts.dataSheet}
        </a>
      ) : null}
    </p>
  );
}

/** Content's own picture of the class; drawn by the styles where content has none. */
function arrowOf({ icon, letter }: EnergyView, name: string) {
  if (icon)
    return (
      <img className={styles.energyIcon} src={mediaAddress(icon)} alt={name} width={51} height={28} loading="lazy" />
    );
  if (!isLetter(letter)) return null;
  return (
    <span className={styles.energy[letter]} role="img" aria-label={name}>
      {letter}
    </span>
  );
}
