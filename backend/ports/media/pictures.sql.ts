// Finds what a media key shows: the file of an imported picture, or a drawing.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { DesignArticle } from '#domain/design/design';
import { lookOfDesign } from '#domain/design/design-look';
import { designOfPicture, drawnAsDesigned } from './design-picture';
import { type LoadDrawings, OWN_DRAWINGS, programFor, versionOfDrawing } from './drawings';
import { type Drawing, versionOfFile } from './media';

// The back office shows any stored picture by its hash, which is not guessed. Products and categories store the picture's spec and its version, content stores the complete drawing.
const FILE = 'SELECT bytes FROM picture_file WHERE hash = $1';
const DRAWING = `SELECT version, jsonb_build_object('kind', 'product', 'spec', spec) AS drawing FROM product_picture WHERE key = $1
  UNION ALL SELECT version, jsonb_build_object('kind', 'product', 'spec', spec) FROM picture WHERE key = $1
  UNION ALL SELECT NULL, body FROM content_entry WHERE type = 'media' AND key = $1 AND locale = 'da'
  UNION ALL SELECT NULL, jsonb_build_object('kind', 'product', 'spec', jsonb_build_object('file', hash)) FROM picture_file
    WHERE hash = substr($1, 9) AND starts_with($1, 'library/') LIMIT 1`;

const DESIGNED = `SELECT a.definition, (SELECT spec FROM product_picture WHERE product_id = p.id ORDER BY position LIMIT 1) AS spec
  FROM product p JOIN design_article a ON a.moc = p.pcon_moc AND a.ban = p.pcon_ban WHERE p.id = $1`;

async function drawnFrom(drawn: object, version: string | null, load: LoadDrawings): Promise<Drawing> {
  const program = await programFor(drawn, load);
  return { version: version ?? versionOfDrawing(drawn), svg: () => program.svgOf(drawn), drawn };
}

/** A product as it was designed; null where there is no such design. */
async function designedDrawing(
  on: Queryable,
  { productId, places }: NonNullable<ReturnType<typeof designOfPicture>>,
  load: LoadDrawings,
): Promise<Drawing | null> {
  const found = await on.query<{ definition: DesignArticle; spec: unknown }>(prepared(DESIGNED, [productId]));
  const [row] = found.rows;
  const spec = row && drawnAsDesigned(row.spec, lookOfDesign(row.definition, places));
  if (!spec) return null;
  return drawnFrom({ kind: 'product', spec }, null, load);
}

/** The drawing behind a key; null for an unknown key. */
export async function drawingOfKey(
  on: Queryable,
  key: string,
  load: LoadDrawings = async () => OWN_DRAWINGS,
): Promise<Drawing | null> {
  const design = designOfPicture(key);
  if (design) return designedDrawing(on, design, load);
  const found = await on.query<{ version: string | null; drawing: object }>(prepared(DRAWING, [key]));
  const [row] = found.rows;
  if (!row) return null;
  const { version, drawing } = row;
  const file = fileOf(drawing);
  if (file !== null) return { version: version ?? versionOfFile(file), svg: () => bytesOf(on, file) };
  return drawnFrom(drawing, version, load);
}

/** Main pictures of the most wanted products, after those of categories and content, which every page shows. */
const FIRST_SEEN = `SELECT key FROM (SELECT key FROM picture ORDER BY key LIMIT 300) AS of_categories
  UNION ALL SELECT key FROM (SELECT DISTINCT key FROM content_entry WHERE type = 'media' ORDER BY key LIMIT 300) AS of_content`;
const MOST_WANTED = `SELECT main.key FROM (SELECT id, popularity FROM product WHERE parent_id IS NULL ORDER BY popularity DESC, id LIMIT $1) AS wanted
  CROSS JOIN LATERAL (SELECT key FROM product_picture WHERE product_id = wanted.id ORDER BY position LIMIT 1) AS main
  ORDER BY wanted.popularity DESC, wanted.id`;

/** Pictures of front pages: banners, then entrances; those of the first page first. */
const OF_FRONTS = `SELECT large, key FROM (
  SELECT id, true AS large, at, shown #>> '{}' AS key
    FROM content_entry, jsonb_path_query(body, '$.banners[*].media.id') WITH ORDINALITY AS of_page(shown, at)
    WHERE type = 'front-page' AND locale = 'da' AND NOT draft
  UNION ALL SELECT id, false, at, shown #>> '{}'
    FROM content_entry, jsonb_path_query(body, '$.categories[*].media.id') WITH ORDINALITY AS of_page(shown, at)
    WHERE type = 'front-page' AND locale = 'da' AND NOT draft
  ) AS of_fronts GROUP BY large, key ORDER BY min(ARRAY[id, CASE WHEN large THEN 0 ELSE 1 END, at])`;

export interface FirstPictures {
  /** Large ones are banners, the others entrances. */
  ofFronts: { key: string; large: boolean }[];
  ofPages: string[];
  ofProducts: string[];
}

/** The keys of the pictures that visitors see first. */
export async function firstPictures(on: Queryable, products: number): Promise<FirstPictures> {
  const ofFronts = await on.query<{ key: string; large: boolean }>(prepared(OF_FRONTS, []));
  const ofPages = await on.query<{ key: string }>(prepared(FIRST_SEEN, []));
  const ofProducts = await on.query<{ key: string }>(prepared(MOST_WANTED, [products]));
  return {
    ofFronts: ofFronts.rows,
    ofPages: ofPages.rows.map(({ key }) => key),
    ofProducts: ofProducts.rows.map(({ key }) => key),
  };
}

/** Pictures that files brought name their bytes by hash. */
function fileOf(drawing: unknown): string | null {
  const spec: unknown = typeof drawing === 'object' && drawing !== null ? Reflect.get(drawing, 'spec') : null;
  const file: unknown = typeof spec === 'object' && spec !== null ? Reflect.get(spec, 'file') : null;
  return typeof file === 'string' ? file : null;
}

/** The bytes of a picture file; throws for a hash that is referenced but not stored. */
export async function bytesOf(on: Queryable, hash: string): Promise<Buffer> {
  const [row] = (await on.query<{ bytes: Buffer }>(prepared(FILE, [hash]))).rows;
  if (!row) throw new Error(`The picture ${hash} is named but not kept`);
  return row.bytes;
}
