// Environment logos of the content service, matched to products by identifier (spec section 7).
import { safeHref } from '#domain/page/safe-href';
import { LogosDocument } from '../generated/content';
import { standing } from '../transport/long-lived-cache';
import { read } from '../transport/transport.server';
import { richTextHtml } from './html.map';

export interface LogoView {
  identifier: string;
  name: string;
  description: string;
  position: number;
  /** The licensed mark; null where the shop has not loaded it: then the name is shown in words. */
  url: string | null;
  /** What has to be met to carry the mark. */
  html: string;
  issuer: string;
  issuerUrl: string | null;
}

/** Spec §9: 28 px on a tile; the next width that the media service has, sharp at twice that. */
const LOGO_WIDTH = 64;

const atWidth = (url: string, width: number) => `${url}${url.includes('?') ? '&' : '?'}w=${width}`;

export const listLogos = standing(
  async (caller): Promise<LogoView[]> => {
    const data = await read(caller, {
      client: 'content',
      document: LogosDocument,
      variables: { locale: caller.language },
    });
    return (data.logos ?? []).flatMap((logo) =>
      logo
        ? [
            {
              identifier: logo.identifier,
              name: logo.name ?? logo.media?.name ?? logo.identifier,
              description: logo.description ?? logo.identifier,
              position: logo.position ?? 0,
              url: logo.media?.url ? atWidth(logo.media.url, LOGO_WIDTH) : null,
              html: richTextHtml(logo.text),
              issuer: logo.issuer ?? '',
              issuerUrl: safeHref(logo.issuer_url),
            },
          ]
        : [],
    );
  },
  () => [],
);
