// Finds what a media key of the demo world shows and draws it.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { drawMedia } from './draw-media';

// Products and categories keep the picture's spec, content keeps the whole drawing.
const DRAWING = `SELECT jsonb_build_object('kind', 'product', 'spec', spec) AS drawing FROM product_picture WHERE key = $1
  UNION ALL SELECT jsonb_build_object('kind', 'product', 'spec', spec) FROM picture WHERE key = $1
  UNION ALL SELECT body FROM content_entry WHERE type = 'media' AND key = $1 AND locale = 'da' LIMIT 1`;

/** The SVG behind a key; null for an unknown key. */
export async function svgOfKey(on: Queryable, key: string): Promise<string | null> {
  const found = await on.query<{ drawing: unknown }>(prepared(DRAWING, [key]));
  const [row] = found.rows;
  return row ? drawMedia(row.drawing) : null;
}
