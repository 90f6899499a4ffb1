// Tiles in rows (categories, search) and in one line that scrolls sideways (spec §2 "Recommendation slider").

import { useContext } from 'react';
import type { Translate } from '~/forms/reply/fields';
import type { Tile as TileModel } from '~/models/product';
import { classes, Grid, Heading, Icon, type Language, LookContext, SmartLink, usePieces } from '~/ui/kit';
import { listPhoto, rowPhoto } from '~/ui/theme/picture-sizes';
import { Tile, type TileProps } from './tile';
import * as styles from './tile.css';
import * as rowStyles from './tile-grid.css';
import { tileTexts } from './tile-texts';

interface TileListProps {
  tiles: TileModel[];
  t: Translate;
  language: Language;
  here: string;
}

/** So many pictures are on the first screen of a wide window; the rest loads when it comes near. */
const FIRST_ROW = 6;

/** A tile with the very same facts as one drawn before is written as it was drawn then. */
const useTiles = (list: TileProps[]) =>
  usePieces(
    list.map((props) => {
      // Texts follow from the language.
      const { texts: _texts, ...facts } = props;
      return { facts, draw: () => <Tile {...props} /> };
    }),
  );

interface TileGridProps extends TileListProps {
  /** Under each other from 768 px on, as the visitor chose; else as the look has its lists. */
  inLines?: boolean;
}

export function TileGrid({ tiles, t, inLines = false, ...where }: TileGridProps) {
  const texts = tileTexts(t);
  const photo = listPhoto(useContext(LookContext), inLines);
  const list = tiles.map((tile, at) => ({ tile, texts, photo, ...where, listId: 'list', eager: at < FIRST_ROW }));
  return <Grid as="ul" min="tile" className={classes(styles.grid, inLines && styles.lines)} {...useTiles(list)} />;
}

interface TileRowProps extends TileListProps {
  id: string;
  title: string;
  /** Where all of them are listed. */
  href?: string | null;
  /** Set on shared pages: the browser requests the row under this name. */
  slot?: string;
}

/** A title over a list that scrolls sideways by touch, wheel and arrow keys; hidden when the list is empty. */
export function TileRow({ tiles, slot, ...row }: TileRowProps) {
  if (slot)
    return (
      // Shown by app/client/follow-visit while it fetches the row (spec §8).
      <div data-row={slot} hidden>
        <p role="status">{row.t('catalogue:row.loading')}</p>
      </div>
    );
  return tiles.length === 0 ? null : <FullRow tiles={tiles} {...row} />;
}

function FullRow({ id, title, href = null, tiles, t, ...where }: Omit<TileRowProps, 'slot'>) {
  const texts = tileTexts(t);
  const photo = rowPhoto(useContext(LookContext));
  const list = tiles.map((tile) => ({ tile, texts, photo, ...where, listId: `row-${id}` }));
  return (
    <section aria-labelledby={`row-${id}`} className={rowStyles.section} data-slider="">
      <Heading level={2} id={`row-${id}`}>
        {title}
      </Heading>
      <Controls title={title} t={t} />
      {href ? (
        <SmartLink href={href} className={rowStyles.all} aria-label={t('catalogue:front.seeAllOf', { title })}>
          {t('catalogue:front.seeAll')}
          <Icon name="arrow-right" size="s" />
        </SmartLink>
      ) : null}
      <ul
        className={rowStyles.row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by the keyboard.
        tabIndex={0}
        aria-label={t('catalogue:row.scroll', { title })}
        {...useTiles(list)}
      />
    </section>
  );
}

/** Shown by the script that makes them work (app/client/sliders); without it the list scrolls, and nothing here is seen. */
function Controls({ title, t }: { title: string; t: Translate }) {
  return (
    <div className={rowStyles.room}>
      <div className={rowStyles.controls} data-slider-controls="" hidden>
        <button type="button" className={rowStyles.arrow} aria-label={t('catalogue:row.previous', { title })}>
          <Icon name="chevron-left" />
        </button>
        <span className={rowStyles.dots} aria-hidden="true" />
        <button type="button" className={rowStyles.arrow} aria-label={t('catalogue:row.next', { title })}>
          <Icon name="chevron-right" />
        </button>
      </div>
    </div>
  );
}
