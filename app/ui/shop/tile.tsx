// A product in a list (spec §2 "Product tile"): all decisions come with the model, this only draws them.

import { nameParts } from '#domain/catalogue/name-parts';
import { formatPoints } from '#domain/money/money';
import { inBonusShop, productPath } from '#domain/page/addresses';
import { LOCALE_OF } from '~/i18n/languages';
import type { Tile as TileModel } from '~/models/product';
import type { HeartState } from '~/models/shopping-list';
import { Badge, type Language, linkTo, mediaAddress, money, Photo, Price, StockDot, VisuallyHidden } from '~/ui/kit';
import type { Measures } from '~/ui/theme/picture-sizes';
import { heartLink } from './heart';
import { EnergyMark, LabelBadge } from './marks';
import { promisedInShort } from './promise-text';
import { SwatchMark } from './swatch';
import * as styles from './tile.css';
import { tileButton } from './tile-button';
import type { TileTexts } from './tile-texts';

export interface TileProps {
  tile: TileModel;
  texts: TileTexts;
  language: Language;
  /** Path and query of the page, to come back to after adding. */
  here: string;
  /** Distinguishes lists: the same product may be in two of them on one page. */
  listId: string;
  eager?: boolean;
  /** How large the picture is. */
  photo: Measures;
}

// The parts of a tile are called, not mounted: React takes as long to mount a component as to draw what is in it, and a page of tiles
// would have four hundred of them.
export function Tile(props: TileProps) {
  const { tile, texts } = props;
  return (
    <li className={styles.tile}>
      {media(props)}
      <div className={styles.text}>
        {tile.brand ? <p className={styles.quiet}>{tile.brand}</p> : null}
        <h3 className={styles.name}>
          <a className={styles.link} data-sku={tile.sku} {...linkTo(tile.href)}>
            {nameOf(tile)}
          </a>
        </h3>
        {tile.subLabel ? <p className={styles.quiet}>{tile.subLabel}</p> : null}
        {swatches(props)}
        {logoWords(tile)}
        {tile.number === null ? null : <p className={styles.quiet}>{`${texts.sku} ${tile.number}`}</p>}
      </div>
      <div className={styles.price} data-price="">
        {tilePrice(props)}
      </div>
      <div className={styles.stock}>{tileStock(props)}</div>
      <div className={styles.action}>{tileButton(props)}</div>
    </li>
  );
}

/** The name in two lines at most; the part that distinguishes it from its neighbours is never cut. */
function nameOf({ name }: TileModel) {
  const { head, rest } = nameParts(name);
  if (rest === '') return name;
  return (
    <>
      <span className={styles.nameHead}>{`${head} `}</span>
      <span className={styles.nameRest}>{rest}</span>
    </>
  );
}

const tileStock = ({ tile: { stock }, texts, language }: TileProps) =>
  StockDot({ stock, dayToDay: texts.dayToDay, arrives: promisedInShort(stock, texts.arrives, language) });

const heartOf = ({ sku, name }: TileModel, heart: HeartState) => ({ sku, name, heart });

function media({ tile, texts, eager, here, photo }: TileProps) {
  return (
    <div className={styles.media}>
      {Photo({ className: styles.picture, picture: tile.picture, ...photo, eager, decorative: true })}
      {tile.label ? (
        <span className={styles.label}>{LabelBadge({ label: tile.label, texts: texts.labels })}</span>
      ) : null}
      {tile.heart
        ? heartLink({ ...heartOf(tile, tile.heart), here, texts: texts.heart, className: styles.heart })
        : null}
      {logoPictures(tile)}
    </div>
  );
}

/** Spec §9: up to 3 environment logos of 28 px. */
const MOST_LOGOS = 3;

function logoPictures({ logos }: TileModel) {
  const pictured = logos.slice(0, MOST_LOGOS).filter(({ url }) => url !== null);
  if (pictured.length === 0) return null;
  return (
    <span className={styles.marks}>
      {pictured.map(({ label, url }) => (
        <img
          key={label}
          className={styles.logo}
          src={mediaAddress(url ?? '')}
          alt={label}
          width={28}
          height={28}
          loading="lazy"
        />
      ))}
    </span>
  );
}

/** Marks whose picture the shop has not loaded, by their names. */
function logoWords({ logos }: TileModel) {
  const named = logos.slice(0, MOST_LOGOS).filter(({ url }) => url === null);
  if (named.length === 0) return null;
  return (
    <p className={styles.markWords}>
      {named.map(({ label }) => (
        <span key={label} className={styles.markWord}>
          {label}
        </span>
      ))}
    </p>
  );
}

function swatches({ tile, texts }: TileProps) {
  const { slug, shown, more } = tile.swatches;
  if (shown.length === 0) return null;
  const wayTo = (path: string) => (tile.forPoints ? inBonusShop(path) : path);
  return (
    <p className={styles.swatches}>
      {shown.map((swatch) => (
        <a
          key={swatch.uid}
          className={styles.swatch}
          rel="nofollow"
          href={wayTo(productPath(slug, [swatch.uid]))}
          title={swatch.colour === null ? undefined : swatch.label}
          aria-current={swatch.chosen ? 'true' : undefined}
          data-look={swatch.picture ?? undefined}
        >
          {SwatchMark({ swatch, named: false })}
        </a>
      ))}
      {more > 0 ? (
        <span className={styles.quiet}>
          {`+${more}`}
          {VisuallyHidden({ children: ` ${texts.more}` })}
        </span>
      ) : null}
    </p>
  );
}

function tilePrice(props: TileProps) {
  const { tile, texts, language } = props;
  const { price, unit, moq, points, energy } = tile;
  return (
    <>
      {price ? (
        <>
          {Price({ price, language, labels: texts.price })}
          <p className={styles.quiet}>{`${texts.per} ${unit}${vatWords(tile, texts)}`}</p>
          {price.duty ? (
            <p className={styles.quiet}>
              {`${price.duty.included ? texts.dutyIncluded : '+'} ${price.duty.label} ${money(price.duty.oere, language)}`}
            </p>
          ) : null}
        </>
      ) : null}
      {points === null ? null : pointsPart(points, props)}
      {energy ? EnergyMark({ energy, texts }) : null}
      {/* Spec §9: 'MOQ: n unit' when the least quantity is above 1. In sight stand words that every buyer knows. */}
      {moq === null ? null : (
        <span title={`${texts.moq} ${moq} ${unit}`}>
          {Badge({ tone: 'quiet', children: `${texts.atLeast} ${moq} ${unit}` })}
        </span>
      )}
    </>
  );
}

/** There is no VAT on a gift card. */
const vatWords = ({ price, action }: TileModel, texts: TileTexts) =>
  action.kind === 'gift-card' ? '' : ` · ${price?.includesVat ? texts.including : texts.excluding}`;

/** In the bonus shop points are the price. */
function pointsPart(points: number, { tile, texts, language }: TileProps) {
  if (!tile.forPoints) return <p className={styles.quiet}>{pointsText(points, texts, language)}</p>;
  return (
    <>
      <p className={styles.inPoints}>{formatPoints(points, LOCALE_OF[language])}</p>
      <p className={styles.quiet}>{`${texts.per} ${tile.unit}`}</p>
    </>
  );
}

const pointsText = (points: number, texts: TileTexts, language: Language) =>
  `${texts.inPoints} ${points.toLocaleString(LOCALE_OF[language])} ${texts.points}`;
