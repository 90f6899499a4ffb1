// The blocks that a page is put together of below its text, as files write them: each says in `block` what it is.
import { z } from 'zod/v4';
import { banner } from './banner';
import { both, entryName, href, wording } from './fields';
import { picture } from './picture';
import { row } from './rows';

/** Markdown in both languages. */
const prose = both(20_000);

/** By which links lead to the block: /info/levering#priser. */
const anchor = entryName.optional();

/** As the two sites name a film in its address. */
const videoId = z.string().regex(/^[A-Za-z0-9_-]{6,20}$/, 'Filmens id er det sidste i dens adresse: dQw4w9WgXcQ.');

const filmAddress = z
  .string()
  .max(500)
  .regex(/^https:\/\/\S+\.(mp4|webm)$/i, 'En films adresse begynder med https:// og ender på .mp4 eller .webm.');

export const blockKinds = [
  z.strictObject({ block: z.literal('text'), anchor, title: both().optional(), text: prose }),
  z.strictObject({
    block: z.literal('picture'),
    anchor,
    picture,
    /** What it shows, for those who do not see it. */
    alt: both(200),
    caption: both(300).optional(),
    href: href.optional(),
  }),
  z.strictObject({
    block: z.literal('products'),
    anchor,
    title: both(),
    href: href.optional(),
    skus: z.array(wording(64)).min(1).max(24),
  }),
  row.extend({ block: z.literal('recommendation'), anchor }),
  banner.extend({ block: z.literal('banner'), anchor }),
  z.strictObject({
    block: z.literal('accordion'),
    anchor,
    title: both().optional(),
    items: z
      .array(z.strictObject({ title: both(), text: prose }))
      .min(1)
      .max(50),
  }),
  z.strictObject({
    block: z.literal('form'),
    anchor,
    form: z.enum(['newsletter', 'stores', 'search', 'enquiry']),
    title: both().optional(),
    text: prose.optional(),
  }),
  z.strictObject({
    block: z.literal('video'),
    anchor,
    title: both(),
    text: prose.optional(),
    /** Placeholder until the film plays; without it a plain plate is shown. */
    picture: picture.optional(),
    /** A file of the shop, or a film that another site plays. */
    file: filmAddress.optional(),
    youtube: videoId.optional(),
    vimeo: videoId.optional(),
  }),
] as const;

export const block = z.discriminatedUnion('block', [...blockKinds]);
export type Block = z.infer<typeof block>;

export const blocks = z.array(block).max(40).default([]);
