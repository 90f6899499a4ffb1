// How the mails of each store look. Mail programs do not load the shop's stylesheets, so the looks are plain values here.
// The storefront's themes repeat them: the back end may run without the storefront and imports nothing of it.
import type { Shop } from '#backend/content/shop/list-shop-entries';
import type { ShopLook } from '#domain/store/shop-variant';

export interface MailTheme {
  /** Behind the mail, and the mail itself. */
  ground: string;
  paper: string;
  line: string;
  ink: string;
  quiet: string;
  /** The mark, links and the button, whose words are white. */
  accent: string;
  headings: string;
  /** Corners in pixels: of the mail, and of the button. */
  corners: readonly [mail: number, button: number];
  /** The shop's name as a picture, at its absolute URL; if omitted: a mark and the name as text. */
  logo?: { src: string; width: number; height: number };
  /** The absolute address of the look's mark as a square picture; left out: a square of the accent. */
  mark?: string;
}

const SANS = 'Arial,Helvetica,sans-serif';
const SERIF = "Georgia,'Times New Roman',serif";

const OFFICE: MailTheme = {
  ground: '#f3efe7',
  paper: '#ffffff',
  line: '#e0dacf',
  ink: '#1c1a17',
  quiet: '#5f5951',
  accent: '#b5282d',
  headings: SANS,
  corners: [6, 6],
};
const DESIGN: MailTheme = {
  ...OFFICE,
  ground: '#efeadf',
  paper: '#fdfbf7',
  line: '#ddd6c7',
  ink: '#232a22',
  quiet: '#5b6056',
  accent: '#2a543f',
  headings: SERIF,
  corners: [0, 2],
};
const ADVICE: MailTheme = {
  ...OFFICE,
  ground: '#e9ecec',
  line: '#cdd3d6',
  ink: '#13243b',
  quiet: '#4d5b6c',
  accent: '#0d5f70',
  corners: [4, 4],
};
const GIFTS: MailTheme = {
  ...OFFICE,
  ground: '#f6e7e3',
  paper: '#fffcfa',
  line: '#ead6d1',
  ink: '#33182d',
  quiet: '#6c5065',
  accent: '#7f1d3a',
  headings: SERIF,
  corners: [14, 22],
};

const OF_LOOK: Record<ShopLook, MailTheme> = { base: OFFICE, dade: DESIGN, uniq: ADVICE, gaver: GIFTS };

/** By the code of the store (spec §1), where no shop has been entered; the office shop's for all others. */
const LOOK_OF_STORE = new Map<string, ShopLook>([
  ['b2cb', 'dade'],
  ['b2b_uniq', 'uniq'],
  ['firmagaver_dk', 'gaver'],
]);

/** Pixels, for mail programs show no SVG; made by scripts/generate-icons.mjs. */
const markPath = (look: ShopLook): string => `/icons/mark-${look}.png`;

/** As high as two lines of the name. */
const LOGO_HEIGHT = 44;

/**
 * The look of the first shop that has the store. `origin`, where the store is found, is put before the addresses of logo and mark: without it there
 * is no mark, because mail programs load pictures from absolute addresses only.
 */
export function themeOfStore(code: string, shops: readonly Omit<Shop, 'hosts'>[], origin = ''): MailTheme {
  const shop = shops.find(({ storeCodes }) => storeCodes.includes(code));
  const name = shop?.look ?? LOOK_OF_STORE.get(code) ?? 'base';
  const look = OF_LOOK[name];
  // A shop that has not been entered as content has its look's mark on its pages as well.
  if (!shop?.logo) return origin !== '' && (shop?.hasMark ?? true) ? { ...look, mark: origin + markPath(name) } : look;
  const { url, width, height } = shop.logo;
  const scale = Math.min(1, LOGO_HEIGHT / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { ...look, logo: { src: `${origin}${url}`, ...size } };
}
