// What `npm test` refuses to keep: files, exports and packages that nothing in production reaches. Each exception says why it stands.
/** @type {import('knip').KnipConfig} */
export default {
  entry: [
    // Remix finds these by their names and by app/routes.ts.
    'app/{root,entry.server,entry.client}.tsx!',
    'app/routes.ts!',
    'app/routes/**/*.{ts,tsx}!',
    // The processes that scripts/setup/build.mjs bundles.
    'server/{index,dev}.ts!',
    'backend/{serve,work,pictures,heic}.ts!',
    'backend/commerce/catalogue/documents/sheet-program.ts!',
    'backend/commerce/order-reading/open-program.ts!',
    'backend/pglite.mjs!',
    'app/pdf/drawing-worker.ts!',
    'backend/cli/index.ts!',
    'connectors/run.ts!',
    // Read by the script that makes the fonts.
    'app/ui/theme/letters.ts!',
    'scripts/*.{mjs,ts}',
    'tests/**/*.{ts,mjs,tsx}',
    '**/*.test.{ts,tsx}',
  ],
  project: [
    '{app,backend,connectors,demo,domain,server}/**/*.{ts,tsx}!',
    '!**/*.test.{ts,tsx}!',
    // For tests: a look that shows which tokens a page uses, and a front door on a free port.
    '!app/ui/theme/wireframe.css.ts!',
    '!server/testing/**!',
  ],
  // Made from the schema: holds every type of it.
  ignore: ['**/generated/**'],
  paths: { '~/*': ['./app/*'] },
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Named in style sheets (@import) and by path (the font of the PDFs).
    '@fontsource.*',
    // A command, imported by no module: opens the build without our HTTP server (docs/developer/rendering.md), as tests/routes/remix-serve.test.ts does.
    '@remix-run/serve',
  ],
  remix: false,
  vite: false,
  vitest: false,
};
