// The blocks that a page of the content service is put together of, below its text.
import type { BannerView, RecommendationBlock, TileRow } from './content';
import type { Picture } from './product';

interface Placed {
  id: string;
  /** By which links lead to it; null: by its id. */
  anchor: string | null;
}

export interface TextBlock extends Placed {
  kind: 'text';
  title: string | null;
  html: string;
}

export interface PictureBlock extends Placed {
  kind: 'picture';
  picture: Picture;
  /** As the file has them; null where the content service does not say. */
  measures: { width: number; height: number } | null;
  caption: string | null;
  href: string | null;
}

export interface AccordionBlock extends Placed {
  kind: 'accordion';
  title: string | null;
  items: { id: string; title: string; html: string }[];
}

export interface FormBlock extends Placed {
  kind: 'form';
  form: 'newsletter' | 'stores' | 'search' | 'enquiry';
  title: string | null;
  html: string;
}

/** Source of a film: a file of this host, or another site, which is requested only when the visitor plays it. */
export type FilmSource =
  | { kind: 'own'; url: string; mime: string; bytes: number }
  /** `player`: the address to frame or, for a file, to play. `page`: its page at the other site. */
  | { kind: 'elsewhere'; site: string; player: string; isFile: boolean; page: string };

export interface VideoBlock extends Placed {
  kind: 'video';
  title: string;
  html: string;
  poster: Picture | null;
  source: FilmSource;
}

export interface BannerBlock extends Placed {
  kind: 'banner';
  banner: BannerView;
}

export interface RowBlock extends Placed {
  kind: 'row';
  row: TileRow;
}

type PlainBlock = TextBlock | PictureBlock | AccordionBlock | FormBlock | VideoBlock;

/** As the content service says it: rows still name their goods, the shop fills them. */
export type BlockContent<DatedBanner extends BannerView> =
  | PlainBlock
  | (Placed & { kind: 'banner'; banner: DatedBanner })
  | (Placed & { kind: 'products'; title: string; href: string | null; skus: string[] })
  | (Placed & { kind: 'recommendation'; recommendation: RecommendationBlock });

export type PageBlock = PlainBlock | BannerBlock | RowBlock;
