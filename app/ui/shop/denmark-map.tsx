// The stores on an outline of Denmark, drawn by the shop: no script and nothing of another site. Each store is a link.
import type { PhysicalStoreView } from '~/models/physical-store';
import * as styles from './denmark-map.css';

/** Coast in degrees: east, north. As coarse as a hand's breadth needs. */
const COASTS: readonly (readonly (readonly [east: number, north: number])[])[] = [
  // Jutland from Skagen, with the clock.
  // biome-ignore format: a coast reads as a line
  [[10.6, 57.74], [10.53, 57.45], [10.53, 57.33], [10.42, 57.14], [10.31, 56.99], [10.3, 56.82], [10.34, 56.71], [10.3, 56.61], [10.48, 56.53], [10.83, 56.53], [10.95, 56.44], [10.87, 56.33], [10.75, 56.23], [10.68, 56.13], [10.55, 56.09], [10.56, 56.2], [10.43, 56.26], [10.32, 56.2], [10.22, 56.15], [10.26, 56.02], [10.25, 55.91], [10.0, 55.85], [10.05, 55.78], [10.02, 55.71], [9.78, 55.71], [9.55, 55.7], [9.74, 55.65], [9.78, 55.56], [9.7, 55.5], [9.49, 55.49], [9.62, 55.44], [9.62, 55.36], [9.74, 55.27], [9.66, 55.19], [9.5, 55.14], [9.43, 55.04], [9.6, 55.02], [9.7, 54.99], [9.76, 54.92], [9.62, 54.88], [9.42, 54.82], [9.2, 54.83], [8.9, 54.9], [8.65, 54.91], [8.66, 55.1], [8.66, 55.27], [8.55, 55.4], [8.41, 55.48], [8.3, 55.54], [8.08, 55.56], [8.18, 55.8], [8.12, 56.0], [8.13, 56.2], [8.11, 56.37], [8.15, 56.55], [8.21, 56.7], [8.24, 56.82], [8.32, 56.95], [8.47, 57.04], [8.6, 57.12], [8.8, 57.1], [9.05, 57.16], [9.4, 57.17], [9.6, 57.28], [9.71, 57.37], [9.8, 57.47], [9.96, 57.59], [10.15, 57.58], [10.35, 57.63]],
  // biome-ignore format: Funen
  [[9.72, 55.51], [9.88, 55.54], [10.08, 55.57], [10.3, 55.6], [10.45, 55.53], [10.6, 55.61], [10.66, 55.45], [10.78, 55.36], [10.8, 55.24], [10.78, 55.12], [10.62, 55.05], [10.4, 55.03], [10.24, 55.09], [10.08, 55.08], [10.0, 55.2], [9.88, 55.27], [9.83, 55.4]],
  // biome-ignore format: Zealand with Amager
  [[12.61, 56.04], [12.45, 56.11], [12.31, 56.13], [12.05, 56.04], [11.84, 55.97], [11.93, 55.8], [11.8, 55.75], [11.72, 55.83], [11.77, 55.94], [11.5, 55.96], [11.28, 56.01], [11.45, 55.88], [11.37, 55.77], [11.15, 55.74], [10.87, 55.74], [11.09, 55.68], [11.1, 55.52], [11.22, 55.45], [11.13, 55.33], [11.25, 55.2], [11.5, 55.2], [11.65, 55.18], [11.74, 55.06], [11.9, 55.0], [12.17, 55.0], [12.1, 55.12], [12.3, 55.2], [12.46, 55.28], [12.44, 55.37], [12.25, 55.42], [12.22, 55.48], [12.4, 55.6], [12.52, 55.61], [12.55, 55.56], [12.67, 55.58], [12.66, 55.65], [12.6, 55.71], [12.58, 55.85], [12.52, 55.94]],
  // biome-ignore format: Lolland
  [[11.0, 54.86], [11.2, 54.95], [11.45, 54.92], [11.7, 54.88], [11.86, 54.76], [11.7, 54.65], [11.4, 54.62], [11.1, 54.73]],
  // biome-ignore format: Falster
  [[11.78, 54.94], [11.95, 54.96], [12.15, 54.86], [12.0, 54.7], [11.96, 54.56], [11.87, 54.62], [11.9, 54.78]],
  // biome-ignore format: Møn
  [[12.15, 54.97], [12.35, 54.99], [12.55, 54.97], [12.4, 54.88], [12.25, 54.9]],
  // biome-ignore format: Als
  [[9.7, 55.06], [9.85, 55.05], [10.06, 54.89], [9.95, 54.85], [9.8, 54.91]],
  // biome-ignore format: Langeland
  [[10.93, 55.16], [10.9, 55.0], [10.72, 54.74], [10.66, 54.78], [10.78, 54.97]],
  // biome-ignore format: Samsø
  [[10.6, 55.99], [10.66, 55.82], [10.53, 55.79], [10.55, 55.92]],
  // biome-ignore format: Læsø
  [[10.87, 57.3], [11.05, 57.33], [11.2, 57.29], [11.02, 57.21]],
];
/** Bornholm is far to the east: it is shown in a separate box. */
// biome-ignore format: a coast reads as a line
const BORNHOLM: (typeof COASTS)[number] = [[14.69, 55.1], [14.7, 55.22], [14.78, 55.3], [14.97, 55.23], [15.15, 55.14], [15.08, 54.99], [14.88, 55.02]];
const MOVED_WEST = 2.3;
const MOVED_NORTH = 2.1;

const SCALE = 100;
const WEST = 7.8;
const NORTH = 57.9;
/** A degree to the east is so much shorter than one to the north at 56°. */
const EAST_TO_NORTH = 0.559;
const SIZE = { width: 310, height: 345 };

const across = (east: number) => (east - WEST) * EAST_TO_NORTH * SCALE;
const down = (north: number) => (NORTH - north) * SCALE;
const coastPath = (coast: (typeof COASTS)[number], west = 0, north = 0) =>
  `M${coast.map(([e, n]) => `${across(e - west).toFixed(1)} ${down(n + north).toFixed(1)}`).join('L')}Z`;

const OUTLINE = COASTS.map((coast) => coastPath(coast)).join('');
const ISLAND_APART = coastPath(BORNHOLM, MOVED_WEST, MOVED_NORTH);

const isOnBornholm = (longitude: number) => longitude > 14;

function pointOf({ latitude, longitude }: NonNullable<PhysicalStoreView['place']>) {
  const apart = isOnBornholm(longitude);
  return {
    x: across(longitude - (apart ? MOVED_WEST : 0)),
    y: down(latitude + (apart ? MOVED_NORTH : 0)),
  };
}

interface DenmarkMapProps {
  stores: readonly PhysicalStoreView[];
  label: string;
  /** Code of the store that the page is about, or of the visitor's own. */
  marked?: string | null;
}

export function DenmarkMap({ stores, label, marked = null }: DenmarkMapProps) {
  return (
    <nav aria-label={label} className={styles.map}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className={styles.drawing} role="presentation">
        <path d={OUTLINE} className={styles.land} />
        <rect x={254} y={43} width={50} height={52} rx={3} className={styles.box} />
        <path d={ISLAND_APART} className={styles.land} />
        {stores.map((store) => (store.place ? <Marker key={store.code} store={store} marked={marked} /> : null))}
      </svg>
    </nav>
  );
}

/** Town names omit the district of a large town: 'København' for 'København V'. */
const townOf = (city: string) => city.replace(/ [A-ZÆØÅ]{1,2}$/, '');

function Marker({ store, marked }: { store: PhysicalStoreView; marked: string | null }) {
  if (!store.place) return null;
  const { x, y } = pointOf(store.place);
  return (
    <a href={store.href} className={styles.marker} aria-current={marked === store.code ? 'true' : undefined}>
      <circle cx={x} cy={y} r={16} className={styles.reach} />
      <circle cx={x} cy={y} r={marked === store.code ? 8 : 6} className={styles.dot} />
      <text x={x} y={y - 12} textAnchor="middle" className={styles.town}>
        {townOf(store.city)}
      </text>
    </a>
  );
}
