// The build of the storefront: Remix (options in remix.config.js), vanilla-extract, one stylesheet.
import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import remixConfig from './remix.config.js';
import { shortName } from './scripts/setup/short-names.mjs';

const path = (relative: string) => new URL(relative, import.meta.url).pathname;

/** Few large files compress better than many small ones, and each is cached for a year. */
const CHUNKS = [
  // One stylesheet for all pages: no request for styles at a navigation.
  { name: 'styles', holds: /\.css(\.ts)?(\.vanilla\.css)?(\?.*)?$/ },
  // All that a page needs which the server alone draws: nothing of React.
  {
    name: 'start',
    holds:
      /preload-helper|\/(app\/client\/(start|awaken|cart-count|changed-fields|chunk-reload|later|loading|old-workers|open-(menus|panel)|option-links|other-page|panel-place|peek-timer|quantity-steps|soft-(moves|steps)|toast-lifetime)\.|domain\/(panel-addresses|same-path|quantity)\.)/,
  },
  {
    name: 'react',
    holds: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|remix-utils)\//,
  },
  // What is live on every page that has live parts; panels, the cart, and what is fetched at a first touch come in files of their own.
  {
    name: 'live',
    holds:
      /\/(app\/(client\/(hydrate|progressive-forms|scroll|wake-document)|i18n\/|page-context|routes\/(server-page|layouts\/(revalidate|ask-again))\.|ui\/frame\/(layouts|notices|skip-link|cart-mark)|ui\/kit\/(server-only|side-menu|layout|text|icon|classes|cached-markup)\.)|domain\/(addresses|toast)\.)/,
  },
  // The rest of the kit: for panels and for pages that are live themselves.
  { name: 'kit', holds: /\/app\/ui\/kit\// },
];

/** Rules and the kit do nothing when they are loaded, so one that is needed does not wait for all (styles do: they are the page's looks). */
const IDLE = /\/(domain|app\/ui\/kit)\/[^?]*(?<!\.css)\.tsx?$/;

const NONE = "const none = () => { throw new Error('Not in this build'); };";
/**
 * Parts of Remix's client for what remix.config.js has switched off: pages are no streams (decision 1), and the browser knows all routes. Every
 * page with live parts would load them; what the client asks them, they answer as they do themselves where their flag is off.
 */
const UNUSED = new Map(
  Object.entries({
    'single-fetch': `${NONE} export { none as StreamTransfer, none as decodeViaTurboStream, none as getSingleFetchDataStrategy, none as singleFetchUrl }`,
    'fog-of-war': `${NONE} export const isFogOfWarEnabled = () => false, getPatchRoutesOnNavigationFunction = () => undefined, useFogOFWarDiscovery = () => undefined;
      export { none as fetchAndApplyManifestPatches, none as getPartialManifest }`,
  }),
);
const { v3_singleFetch: hasStreams, v3_lazyRouteDiscovery: findsRoutes } = remixConfig.future ?? {};
if (hasStreams !== false || findsRoutes !== false)
  throw new Error('The build leaves out what remix.config.js switches on');

const WITHOUT_UNUSED: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    const [, part = ''] = /^\.\/([\w-]+)\.js$/.exec(id) ?? [];
    return UNUSED.has(part) && importer?.includes('/@remix-run/react/') ? `\0unused:${part}` : null;
  },
  load: (id) => (id.startsWith('\0unused:') ? UNUSED.get(id.slice('\0unused:'.length)) : null),
};

export default defineConfig({
  plugins: [
    !process.env.VITEST && remix(remixConfig),
    vanillaExtractPlugin({ identifiers: shortName }),
    WITHOUT_UNUSED,
  ],
  resolve: { alias: { '~': path('./app') } },
  build: { target: 'es2022' },
  ssr: { external: ['@electric-sql/pglite', 'graphql', 'sharp', 'pg', 'pg-boss'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          treeshake: { moduleSideEffects: (id) => !IDLE.test(id) },
          output: {
            manualChunks: (id) => CHUNKS.find(({ holds }) => holds.test(id))?.name,
          },
        },
      },
    },
  },
});
