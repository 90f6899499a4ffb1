// Parts that several types of content have: pictures, links, the person to call.
import type { ContactPerson, LinkView } from '~/models/content';
import type { Picture } from '~/models/product';
import type { FrameContentQuery } from '../generated/content';

type WireMedia = { url: string; alternativeText?: string | null } | null | undefined;

export const contentPicture = (media: WireMedia): Picture | null =>
  media ? { url: media.url, alt: media.alternativeText ?? '' } : null;

type WireLink = { label?: string | null; href?: string | null } | null;

export const linkViewsOf = (links: readonly WireLink[] | null | undefined): LinkView[] =>
  (links ?? []).flatMap((link) => (link?.href ? [{ label: link.label ?? '', href: link.href }] : []));

type WireContact = NonNullable<FrameContentQuery['footers'][number]>['contact'];

/** Without a name there is no one to call. */
export function contactPersonOf(contact: WireContact): ContactPerson | null {
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
