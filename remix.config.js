// Options of the Remix plugin; vite.config.ts imports them. Routes stand in app/routes.ts.
/** @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  appDirectory: 'app',
  serverModuleFormat: 'esm',
  // Our route files are named by app/routes.ts alone, so the file convention must find none.
  ignoredRouteFiles: ['**/*'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: false,
    v3_routeConfig: true,
  },
};
