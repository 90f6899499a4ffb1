// From the content service's popups to those of the pages (spec §3 "Popup banner"). What says too little to be shown is left out.
import { delayOf, type PopupFacts } from '#domain/content/popup';
import { safeHref } from '#domain/page/safe-href';
import type { PopupContent } from '~/models/content';
import type { FrameContentQuery } from '../generated/content';
import { dateOf } from './date.map';
import { richTextHtml } from './html.map';
import { colourPairOf, contentPicture, offerPriceOf } from './parts.map';

type WirePopup = NonNullable<NonNullable<FrameContentQuery['popups']>[number]>;

/** Spec §3: white on a red. */
export const MINI_COLOURS = { ink: '#ffffff', ground: '#b3261e' } as const;

export function popupsOf(popups: readonly (WirePopup | null)[] | null | undefined): (PopupFacts & PopupContent)[] {
  return (popups ?? []).flatMap((popup) => (popup ? (popupOf(popup) ?? []) : []));
}

function popupOf(popup: WirePopup): (PopupFacts & PopupContent) | null {
  const { newsletter, mediaWithLink } = popup;
  const led = contentPicture(mediaWithLink?.media);
  const link = mediaWithLink?.link;
  const href = safeHref(link?.href, link?.type === 'anchor');
  const picture = led && href ? { picture: led, href, button: link?.text || null } : null;
  // A newsletter popup needs no picture; a picture popup needs a link.
  if (!newsletter && !picture) return null;
  const title = popup.title || popup.miniBannerText;
  if (!title) return null;
  return {
    ...{ id: popup.id, title, html: richTextHtml(popup.text), delayMs: delayOf(popup.show_delay_ms) },
    mini: {
      text: popup.miniBannerText || title,
      colours: colourPairOf(popup.miniBannerTextColor, popup.miniBannerBackgroundColor) ?? MINI_COLOURS,
    },
    price: offerPriceOf(popup.price),
    newsletter: newsletter ? { picture: contentPicture(newsletter.media), button: newsletter.buttonText ?? '' } : null,
    picture: newsletter ? null : picture,
    isNewsletter: Boolean(newsletter),
    ...{ from: dateOf(popup.date_from), to: dateOf(popup.date_to) },
  };
}
