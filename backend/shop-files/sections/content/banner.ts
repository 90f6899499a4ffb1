// A banner of a front page: text next to a picture, with an optional price, colours and dates (spec §3 "Related banners").
import { z } from 'zod/v4';
import type { Drafting, TellKey } from './content-section';
import { dayOrInstant, instantOrNull } from './dates';
import { both, href, links, linksIn } from './fields';
import { judgeColours, judgeDates, judgePrice, priceBlock, priceOfEntry } from './offer';
import { colour, type PictureNamed, picture } from './picture';

export const banner = z.strictObject({
  title: both(),
  text: both(500),
  picture,
  picture_side: z.enum(['left', 'right']).default('right'),
  button: z.strictObject({
    text: both(100),
    href,
    style: z.enum(['primary', 'secondary', 'tertiary', 'red']).default('primary'),
  }),
  /** Goods in the picture. */
  links,
  /** Colour of the words and their background; left out: those of the look. */
  colour: colour.optional(),
  background: colour.optional(),
  price: priceBlock.extend({ text: both(80).optional() }).optional(),
  /** Full days; if omitted, it is shown from now on, or until it is removed. */
  from: dayOrInstant.optional(),
  to: dayOrInstant.optional(),
});

type Banner = z.infer<typeof banner>;

export function judgeBanner(asked: Banner, at: readonly PropertyKey[], tell: TellKey): void {
  judgeDates(asked, at, 'Banneret', tell);
  judgePrice(asked.price, at, tell);
  judgeColours(asked, { colour: [...at, 'colour'], background: [...at, 'background'] }, tell);
}

export interface ShownBanner {
  named: PictureNamed | undefined;
  body(locale: 'da' | 'en'): object;
}

export async function shownBanner(
  id: string,
  asked: Banner,
  at: readonly PropertyKey[],
  { pictures, tell }: Drafting,
): Promise<ShownBanner> {
  const shown = await pictures.named({ name: id, named: asked.picture, alternativeText: '', at, tell });
  const { button } = asked;
  return {
    named: shown?.named,
    body: (locale) => ({
      documentId: id,
      id,
      title: asked.title[locale],
      text: asked.text[locale],
      media: shown?.file ?? null,
      media_position: asked.picture_side,
      button: {
        id: `${id}-button`,
        text: button.text[locale],
        style: button.style,
        type: button.href.startsWith('#') ? 'anchor' : button.href.startsWith('/') ? 'internal' : 'external',
        href: button.href,
      },
      links: linksIn(asked.links, locale),
      textColor: asked.colour ?? null,
      backgroundColor: asked.background ?? null,
      price: priceOfEntry(asked.price, asked.price?.text?.[locale], `${id}-price`),
      date_from: instantOrNull(asked.from, false),
      date_to: instantOrNull(asked.to, true),
    }),
  };
}
