// Which page a path belongs to (spec §2: "/{_rewrite} and a catch-all").
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const urlRewrite = pgTable('url_rewrite', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Without leading slash. */
  requestPath: text('request_path').notNull(),
  /** Null = every store. */
  storeId: integer('store_id'),
  kind: text('kind').$type<'PRODUCT' | 'CATEGORY' | 'CMS_PAGE'>().notNull(),
  targetId: integer('target_id'),
  targetPath: text('target_path').notNull(),
  /** 0 = the page itself, 301 or 302 = go to targetPath. */
  redirectCode: integer('redirect_code').notNull(),
});
