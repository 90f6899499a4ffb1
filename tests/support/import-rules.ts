// The import rules: the table of docs/developer/architecture.md, and the verdict for one import.
import type { Import, SourceFile } from './source';

interface Room {
  /** Modules whose files may be imported; the module itself always. */
  may: string[];
  /** Packages that may not be imported here. */
  never?: RegExp;
}

const REMIX_OR_REACT =
  /^(react|react-dom|@remix-run\/(?!multipart-parser$).*|remix-.*|@conform-to\/.*|react-i18next|@vanilla-extract\/.*)(\/|$)/;
const REACT = /^(react|react-dom|react-i18next)(\/|$)/;
const GQL = /^(graphql|graphql-tag|graphql-yoga)(\/|$)/;
const SPEAKS_GRAPHQL = /^(graphql|graphql-tag|graphql-yoga|pg|drizzle-orm|cookie)(\/|$)/;
const UI_EXTRAS = ['app/models', 'domain', 'app/i18n'];
const WHOLE_APP = ['app', 'domain'];

/** The longest module name that a path starts with. */
export const ROOMS: Record<string, Room> = {
  domain: { may: [], never: /./ },
  backend: { may: ['domain'], never: REMIX_OR_REACT },
  demo: { may: ['backend', 'domain'], never: REMIX_OR_REACT },
  connectors: { may: ['domain'], never: /^(react|react-dom|@remix-run\/.*|graphql|pg|drizzle-orm)(\/|$)/ },
  app: { may: WHOLE_APP, never: GQL }, // root, entries and the route table
  'app/models': { may: ['domain'], never: /./ },
  'app/config': { may: ['domain', 'app/models'], never: REACT },
  'app/i18n': { may: ['domain', 'app/models', 'app/config'] },
  'app/services': { may: ['app/models', 'domain', 'app/config'], never: REACT },
  'app/request-context': { may: ['app/services', 'app/models', 'domain', 'app/config', 'app/i18n'], never: GQL },
  'app/pdf': { may: ['domain', 'app/models'], never: REMIX_OR_REACT },
  'app/forms': { may: ['domain', 'app/ui/kit', 'app/ui/theme', 'app/models', 'app/i18n'], never: GQL },
  'app/ui': { may: ['app/ui/theme', 'app/ui/kit', ...UI_EXTRAS], never: SPEAKS_GRAPHQL },
  'app/ui/theme': { may: [], never: SPEAKS_GRAPHQL },
  'app/ui/kit': { may: ['app/ui/theme', ...UI_EXTRAS], never: SPEAKS_GRAPHQL },
  'app/ui/frame': { may: ['app/ui/theme', 'app/ui/kit', ...UI_EXTRAS], never: SPEAKS_GRAPHQL },
  'app/ui/shop': { may: ['app/ui/theme', 'app/ui/kit', ...UI_EXTRAS], never: SPEAKS_GRAPHQL },
  'app/ui/staff': { may: [...UI_EXTRAS], never: SPEAKS_GRAPHQL },
  'app/ui/pages': {
    may: ['app/ui/theme', 'app/ui/kit', 'app/ui/frame', 'app/ui/shop', ...UI_EXTRAS],
    never: SPEAKS_GRAPHQL,
  },
  'app/panels': {
    may: [
      'app/services',
      'app/request-context',
      'app/forms',
      'app/ui',
      'app/models',
      'domain',
      'app/i18n',
      'app/client',
    ],
    never: GQL,
  },
  'app/client': { may: ['domain', 'app/models'], never: SPEAKS_GRAPHQL },
  'app/routes': { may: WHOLE_APP, never: SPEAKS_GRAPHQL },
  server: { may: [], never: /^(react|react-dom)(\/|$)/ },
};

export function roomOf(path: string): string | undefined {
  return Object.keys(ROOMS)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** Why this import is forbidden, or nothing. */
export function refusal(file: SourceFile, { from, path }: Import): string | undefined {
  const here = roomOf(file.path);
  if (!here) return undefined;
  const { may, never } = ROOMS[here] ?? { may: [] };
  if (path === undefined) return never?.test(from) ? `${here} must not import ${from}` : undefined;
  const there = roomOf(path) ?? path;
  if (isForeignPanel(file.path, path)) return `the inside of another panel, ${from}`;
  if (here.startsWith('app/routes') && /^app\/request-context\/cookies/.test(path))
    return `routes know no cookie by name, ${from}`;
  if (/^app\/services\/generated\//.test(path) && here !== 'app/services')
    return `GraphQL documents belong to services, ${from}`;
  if (there === here || may.some((room) => there === room || there.startsWith(`${room}/`))) return undefined;
  return isNamedException(file.path, here, path) ? undefined : `${here} must not import ${there} (${from})`;
}

/** The only place where the storefront loads its back end, at run time only. */
export const BACKEND_DOOR = /^app\/services\/transport\/(backend|transport)\.server\.ts$/;

/** The only file of the back end that loads the demo world and the program that draws its pictures, at run time, on demand. */
export const DEMO_DOOR = 'backend/demo.ts';

/** The exceptions that the table names by file: into the back end, into the demo world, and the fields of a form into the pages. */
function isNamedException(file: string, here: string, path: string): boolean {
  if (BACKEND_DOOR.test(file)) return path === 'backend/index';
  if (file === DEMO_DOOR) return path === 'demo/demo' || path === 'demo/drawings/index';
  return /^app\/ui\/(shop|pages)$/.test(here) && /^app\/forms\/[^/]+\/fields$/.test(path);
}

function isForeignPanel(file: string, path: string): boolean {
  const panel = /^app\/panels\/([^/]+)\//;
  const [mine, theirs] = [panel.exec(file)?.[1], panel.exec(path)?.[1]];
  return mine !== undefined && theirs !== undefined && mine !== theirs;
}
