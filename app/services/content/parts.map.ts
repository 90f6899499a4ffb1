// Parts that several types of content have: pictures, links, prices, colours, the person to call.
import { colourFrom } from '#domain/design/colour-contrast';
import { safeHref } from '#domain/page/safe-href';
import type { ColourPair, ContactPerson, LinkView, OfferPrice } from '~/models/content';
import type { Picture } from '~/models/product';

type WireMedia = { url: string; alternativeText?: string | null } | null | undefined;

export const contentPicture = (media: WireMedia): Picture | null =>
  media ? { url: media.url, alt: media.alternativeText ?? '' } : null;

type WireLink = { label?: string | null; href?: string | null } | null;

export const linkViewsOf = (links: readonly WireLink[] | null | undefined): LinkView[] =>
  (links ?? []).flatMap((link) => {
    const href = safeHref(link?.href);
    return link && href !== null ? [{ label: link.label ?? '', href }] : [];
  });

type WireContact = Partial<Record<'name' | 'role' | 'text' | 'telephone' | 'email' | 'hours', string | null>> & {
  media?: WireMedia;
};

/** Null without a name: the visitor would not know whom to call. */
export function contactPersonOf(contact: WireContact | null | undefined): ContactPerson | null {
  if (!contact?.name) return null;
  const { name, role, text, telephone, email, hours, media } = contact;
  return {
    name,
    role: role ?? '',
    text: text ?? '',
    telephone: telephone ?? '',
    email: email ?? '',
    hours: hours ?? '',
    picture: contentPicture(media),
  };
}

/** Both, or the look's own: half a pair could not be read. */
export function colourPairOf(ink: string | null | undefined, ground: string | null | undefined): ColourPair | null {
  const [of, on] = [colourFrom(ink), colourFrom(ground)];
  return of && on ? { ink: of, ground: on } : null;
}

type WirePrice =
  | { text?: string | null; currentPrice?: number | null; previousPrice?: number | null; currency?: string | null }
  | null
  | undefined;

/** Kroner alone: the shop sells in no other currency. */
export function offerPriceOf(price: WirePrice): OfferPrice | null {
  const oere = wireOere(price?.currentPrice);
  if (!price || oere === null || (price.currency ?? 'DKK') !== 'DKK') return null;
  const previous = wireOere(price.previousPrice);
  return { text: price.text || null, oere, previousOere: previous !== null && previous > oere ? previous : null };
}

const wireOere = (kroner: number | null | undefined): number | null =>
  typeof kroner === 'number' && kroner >= 0 && Number.isFinite(kroner) ? Math.round(kroner * 100) : null;
