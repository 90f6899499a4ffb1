// The shops that have been entered as content, as far as the back end acts on them: where their stores are found, and how mails look.
import type { Pool } from 'pg';
import { z } from 'zod';
import type { ShopAddress } from '#domain/store/own-host';
import { type ShopLook, shopLookOf } from '#domain/store/shop-variant';
import { listEntries } from '../entries/entries.sql';

export interface Shop extends ShopAddress {
  look: ShopLook;
  /** Its name as a picture: path and measures; null where there is none. */
  logo: ShopPicture | null;
  /** Whether the mark of its look is shown before its name. */
  hasMark: boolean;
}

export interface ShopPicture {
  url: string;
  width: number;
  height: number;
}

const picture = z.object({ url: z.string(), width: z.number(), height: z.number() });
const words = z.array(z.string()).nullish();
const shape = z.object({
  theme: z.string().nullish(),
  hosts: words,
  store_codes: words,
  logo: picture.nullish(),
  look_mark: z.boolean().nullish(),
});

/** In their order. An unreadable entry is skipped: it must not prevent mails from being sent. */
export async function listShopEntries(on: Pick<Pool, 'query'>): Promise<Shop[]> {
  const rows = await listEntries(on, 'shop-variant', 'da');
  return rows.flatMap(({ body }) => {
    const read = shape.safeParse(body);
    if (!read.success) return [];
    const { theme, hosts, store_codes: storeCodes, logo = null, look_mark: mark } = read.data;
    return [
      { look: shopLookOf(theme), hosts: hosts ?? [], storeCodes: storeCodes ?? [], logo, hasMark: mark ?? false },
    ];
  });
}
