// Films that other sites play: where their players are, and where people watch them at the site itself.

interface FilmSite {
  name: string;
  /** The host of its player, as the content policy names it. It sets no cookies before the film is played. */
  origin: string;
  player(id: string): string;
  page(id: string): string;
}

export const FILM_SITES: Readonly<Record<string, FilmSite>> = {
  youtube: {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    player: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: (id) => `https://vimeo.com/${id}`,
  },
};

/** As the sites name a film. */
const VIDEO_ID = /^[A-Za-z0-9_-]{6,20}$/;

/** Null for a site that is not known, and for what is no film's name. */
export function filmAt(site: string | null | undefined, id: string | null | undefined): FilmSite | null {
  if (!site || !id || !VIDEO_ID.test(id) || !Object.hasOwn(FILM_SITES, site)) return null;
  return FILM_SITES[site] ?? null;
}
