// Icons from the single sprite file /icons.svg; the text next to them has the meaning, so they are hidden from screen readers.
import { classes } from './classes';
import * as styles from './icon.css';

export const iconNames = [
  'search',
  'cart',
  'user',
  'heart',
  'heart-filled',
  'menu',
  'close',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'chevron-down',
  'arrow-right',
  'check',
  'check-circle',
  'truck',
  'invoice',
  'return',
  'store',
  'building',
  'globe',
  'minus',
  'plus',
  'trash',
  'edit',
  'note',
  'warning',
  'error',
  'info',
  'printer',
  'drop',
  'filter',
  'sort',
  'star',
  'star-filled',
  'leaf',
  'gift',
  'box',
  'list',
  'grid',
  'repeat',
  'calendar',
  'clock',
  'mail',
  'phone',
  'pin',
  'lock',
  'card',
  'download',
  'document',
  'external',
  'logout',
  'scan',
  'tag',
  'bell',
  'eye',
  'upload',
  'swap',
  'shield',
  'chair',
  'users',
  'coins',
] as const;

export type IconName = (typeof iconNames)[number];

export function Icon({
  name,
  size = 'm',
  className,
}: {
  name: IconName;
  size?: keyof typeof styles.size;
  className?: string;
}) {
  return (
    <svg className={classes(styles.icon, styles.size[size], className)} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}

const FACT_ICONS: Readonly<Record<string, IconName>> = {
  truck: 'truck',
  invoice: 'invoice',
  ean: 'building',
  return: 'return',
  shop: 'store',
  phone: 'phone',
  gift: 'gift',
  leaf: 'leaf',
};

/** The sign of a promise as content names it; a tick where the looks have none. */
export const iconOfFact = (name: string): IconName => FACT_ICONS[name] ?? 'check';
