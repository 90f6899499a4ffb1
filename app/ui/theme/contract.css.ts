// The names that every look gives values to. Components read only these; no component knows which look it wears.
import { createThemeContract } from '@vanilla-extract/css';
import { space } from './sizes';

const theme = createThemeContract({
  color: {
    /** Page, cards on it, and the tinted plate behind a product picture. */
    ground: null,
    surface: null,
    plate: null,
    ink: null,
    inkQuiet: null,
    /** Hairlines between things, and the stronger edge of inputs (3 : 1 against surface). */
    line: null,
    control: null,
    /** The brand's colour for marks and large shapes; the stronger one for text and buttons (AA). */
    accent: null,
    accentStrong: null,
    accentHover: null,
    accentTint: null,
    onAccent: null,
    /** The second colour of the brand: ribbons and small marks, with the ink that goes on it. */
    mark: null,
    onMark: null,
    link: null,
    success: null,
    successGround: null,
    warning: null,
    warningGround: null,
    danger: null,
    dangerGround: null,
    info: null,
    infoGround: null,
    focus: null,
    sale: null,
    saleGround: null,
    stockGreen: null,
    stockYellow: null,
    stockRed: null,
    scrim: null,
    /** The background of the large banner's text. */
    heroGround: null,
    heroInk: null,
    topGround: null,
    topInk: null,
    headerGround: null,
    headerInk: null,
    headerLine: null,
    footGround: null,
    footInk: null,
    footQuiet: null,
    footLine: null,
    /** The mark's main shape on the dark footer. */
    footAccent: null,
  },
  font: { heading: null, body: null, headingWeight: null, headingTracking: null, headingLeading: null },
  radius: { control: null, card: null, plate: null, badge: null },
  /** Border shorthand of cards: a hairline, or none where the look separates by space. */
  border: { card: null, plate: null },
  shadow: { raised: null, panel: null },
  /**
   * Layout of the front page: the banner's columns of text and picture, which of them is first, its height, the alignment of its text, and
   * whether the text has columns; pictures of entrances; how many tiles of a row are in view.
   */
  front: {
    heroColumns: null,
    heroPicture: null,
    heroHeight: null,
    heroAlign: null,
    heroWords: null,
    heroPad: null,
    entryPicture: null,
    rowTiles: null,
  },
  /**
   * The product page: from 1024 px on the columns of picture and buying, and how high the picture may be; the marks of colours to choose; how
   * the table of its facts is set.
   */
  product: { columns: null, pictureHeight: null, swatch: null, swatchRadius: null, factFont: null, factSize: null },
  density: {
    /** Smallest width of a tile, gap between tiles, padding of cards, distance between page sections. */
    tileMin: null,
    /** Tiles side by side in a list from 1280 px, at most; from 1920 px as many as there is room for. */
    perRow: null,
    gap: null,
    card: null,
    section: null,
    plateRatio: null,
    platePad: null,
    rowPad: null,
    /** The name on a tile. */
    nameSize: null,
    /** Labels and marks on pictures: `block` and `flex`, or `none` for pictures without them. */
    plateLabel: null,
    plateMarks: null,
    /** The layout of a list of products: `tiles`, or `lines` under each other from 768 px on. */
    listFlow: null,
  },
});

/** Type scale: 1.2 on phones, 1.25 from 1024 px; never under 14 px. Values are in global.css.ts. */
const scale = createThemeContract({
  size: { small: null, body: null, lead: null, h4: null, h3: null, h2: null, h1: null, display: null },
});

export const themeContract = theme;
export const scaleContract = scale;
export const vars = { ...theme, ...scale, space };
