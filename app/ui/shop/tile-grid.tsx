// Tiles in rows (categories, search) and in one line that scrolls sideways (spec §2 "Recommendation slider").
import type { Translate } from '~/forms/reply/fields';
import type { Tile as TileModel } from '~/models/product';
import { Grid, Heading, Icon, type Language, SmartLink } from '~/ui/kit';
import * as rowStyles from './tile-grid.css';
import { Tile } from './tile';
import * as styles from './tile.css';
import { tileTexts } from './tile-texts';

interface TileListProps {
  tiles: TileModel[];
  t: Translate;
  language: Language;
  here: string;
}

/** So many pictures are on the first screen of a wide window; the rest loads when it comes near. */
const FIRST_ROW = 6;

export function TileGrid({ tiles, t, language, here }: TileListProps) {
  const texts = tileTexts(t);
  return (
    <Grid as="ul" min="tile" className={styles.grid}>
      {tiles.map((tile, at) => (
        <Tile
          key={tile.sku}
          tile={tile}
          texts={texts}
          language={language}
          here={here}
          listId="list"
          eager={at < FIRST_ROW}
        />
      ))}
    </Grid>
  );
}

interface TileRowProps extends TileListProps {
  id: string;
  title: string;
  /** Where all of them are listed. */
  href?: string | null;
}

/** A title over a list that scrolls sideways by touch, wheel and arrow keys; hidden when the list is empty. */
export function TileRow({ id, title, href = null, tiles, t, language, here }: TileRowProps) {
  if (tiles.length === 0) return null;
  const texts = tileTexts(t);
  return (
    <section aria-labelledby={`row-${id}`} className={rowStyles.section}>
      <div className={rowStyles.head}>
        <Heading level={2} id={`row-${id}`}>
          {title}
        </Heading>
        {href ? (
          <SmartLink href={href} className={rowStyles.all} aria-label={t('catalogue:front.seeAllOf', { title })}>
            {t('catalogue:front.seeAll')}
            <Icon name="arrow-right" size="s" />
          </SmartLink>
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by the keyboard. */}
      <ul className={styles.row} tabIndex={0} aria-label={t('catalogue:row.scroll', { title })}>
        {tiles.map((tile) => (
          <Tile key={tile.sku} tile={tile} texts={texts} language={language} here={here} listId={`row-${id}`} />
        ))}
      </ul>
    </section>
  );
}
