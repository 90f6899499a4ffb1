// The source of a page's film. Another site is requested only when the visitor plays the film: otherwise it would learn of the visit.
import { filmAt } from '#domain/content/films';
import type { FilmSource } from '~/models/page-block';

interface WireFilm {
  file?: { url: string; mime?: string | null; size?: number | null } | null;
  provider?: string | null;
  video_id?: string | null;
}

/** Null for a film that is nowhere, or at a site that is not known. */
export function filmSourceOf({ file, provider, video_id: id }: WireFilm): FilmSource | null {
  const site = filmAt(provider, id);
  if (site && id)
    return { kind: 'elsewhere', site: site.name, player: site.player(id), isFile: false, page: site.page(id) };
  if (!file) return null;
  // Sizes on the wire are in kB.
  if (/^\/(?![/\\])/.test(file.url))
    return { kind: 'own', url: file.url, mime: file.mime ?? 'video/mp4', bytes: Math.round((file.size ?? 0) * 1000) };
  if (!URL.canParse(file.url) || !file.url.startsWith('https://')) return null;
  return { kind: 'elsewhere', site: new URL(file.url).host, player: file.url, isFile: true, page: file.url };
}
