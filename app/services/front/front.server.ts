// The front page: what content has written, its rows filled with products.
import type { FrontPage } from '~/models/content';
import type { Visit } from '~/models/visit';
import { readFrontContent } from '../content/content.server';
import { rowsAt } from '../recommendation/rows.server';

export async function readFrontPage(visit: Visit): Promise<FrontPage> {
  const [content, rows] = await Promise.all([readFrontContent(visit), rowsAt(visit, 'front')]);
  return content ? { ...content, rows } : { banners: [], categories: [], rows: [], facts: [] };
}
