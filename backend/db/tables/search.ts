// What the search reads beside the products: the lexicon of the catalogue's words, splits of compounds, and the synonyms that staff keep.
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A SKU, EAN or cartridge number, capitals and figures only. */
export const productCode = pgTable(
  'product_code',
  {
    code: text('code').notNull(),
    productId: integer('product_id').notNull(),
    /** Made from a cartridge's number, such as "545" from "PG-545XL": good to find it by, but not its own. */
    derived: boolean('derived').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.code, table.productId] })],
);

export const searchWord = pgTable(
  'search_word',
  {
    language: text('language').$type<'da' | 'en'>().notNull(),
    word: text('word').notNull(),
    folded: text('folded').notNull(),
    /** As it stands in the word vectors of products. */
    stem: text('stem').notNull(),
    root: text('root').notNull(),
    products: integer('products').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
);

export const searchPart = pgTable(
  'search_part',
  {
    language: text('language').$type<'da' | 'en'>().notNull(),
    /** A root. */
    part: text('part').notNull(),
    word: text('word').notNull(),
    head: boolean('head').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.part, table.word] })],
);

/** What shoppers call a certificate. */
export const searchCertificate = pgTable('search_certificate', {
  certificate: text('certificate').primaryKey(),
  wordsDa: text('words_da').notNull(),
  wordsEn: text('words_en').notNull(),
});

/** Who types one also finds the other; the database keeps the roots of what is typed beside it. */
export const searchSynonym = pgTable(
  'search_synonym',
  {
    language: text('language').$type<'da' | 'en'>().notNull(),
    typed: text('typed').notNull(),
    means: text('means').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.typed, table.means] })],
);
