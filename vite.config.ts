// The build of the storefront: Remix (options in remix.config.js), vanilla-extract, one stylesheet, a small i18n reader on the client.
import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import remixConfig from './remix.config.js';

const path = (relative: string) => new URL(relative, import.meta.url).pathname;

/** On the client `react-i18next` is a small reader of the texts that the server put into the page (16 kB saved). */
function smallTranslations(): Plugin {
  return {
    name: 'small-translations',
    enforce: 'pre',
    resolveId(id, _importer, options) {
      return id === 'react-i18next' && !options?.ssr ? path('./app/i18n/reader.client.tsx') : undefined;
    },
  };
}

export default defineConfig({
  plugins: [!process.env.VITEST && smallTranslations(), !process.env.VITEST && remix(remixConfig), vanillaExtractPlugin()],
  resolve: { alias: { '~': path('./app') } },
  build: { target: 'es2022' },
  ssr: { external: ['@electric-sql/pglite', 'graphql', 'sharp', 'pg', 'pg-boss'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // One stylesheet for all pages: cached for a year, and no request for styles at a navigation.
            manualChunks: (id) => (/\.css(\.ts)?(\.vanilla\.css)?(\?.*)?$/.test(id) ? 'styles' : undefined),
          },
        },
      },
    },
  },
});
