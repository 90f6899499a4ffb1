// Pages of content that the shop itself links to or that the law requires: they are not removed.
import { infoPath } from '#domain/page/addresses';

const SLUGS = ['cookies', 'fortrydelsesret', 'handelsbetingelser', 'kontakt', 'persondata', 'tilgaengelighed'] as const;

/** Without the leading slash. */
export const NEEDED_PAGES: readonly string[] = SLUGS.map((slug) => infoPath(slug).slice(1));
