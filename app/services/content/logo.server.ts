// Environment logos of the content service, matched to products by identifier (spec section 7).
import { env } from '~/config/env.server';
import type { Caller } from '~/models/caller';
import { read } from '../transport.server';
import { LOGOS } from './content.gql';

export interface LogoView {
  identifier: string;
  description: string;
  position: number;
  url: string;
}

/** Spec §9: 28 px on a tile; the next width that the media service has, sharp at twice that. */
const LOGO_WIDTH = 64;

const atWidth = (url: string, width: number) => (url ? `${url}${url.includes('?') ? '&' : '?'}w=${width}` : '');

const KEPT_MS = 60_000;
let kept: { at: number; logos: LogoView[] } | null = null;

export async function listLogos(caller: Caller): Promise<LogoView[]> {
  if (kept && env.QUERY_CACHE && Date.now() - kept.at < KEPT_MS) return kept.logos;
  const data = await read(caller, { client: 'content', document: LOGOS, variables: {} });
  const logos = data.logos.flatMap((logo) =>
    logo
      ? [
          {
            identifier: logo.identifier,
            description: logo.description ?? logo.identifier,
            position: logo.position ?? 0,
            url: atWidth(logo.media?.url ?? '', LOGO_WIDTH),
          },
        ]
      : [],
  );
  kept = { at: Date.now(), logos };
  return logos;
}
