// The Express shell around the storefront's handler: files first, then the pages, then error replies.
import type { ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import type { AccessLog } from './access-log';
import { clientFiles } from './client-files';
import type { Overload } from './overload';
import { sendRefusal } from './refusal-page';
import type { Settings } from './settings';
import type { Shop } from './shop-entry';

type ShellOptions = { settings: Settings; log: AccessLog; clientFolder?: string; overload: Overload };

/** The final handler of a request whose handler threw: logged with its id, and answered if no reply was sent yet. */
export function giveUp(logger: Logger, { id, res }: { id: string; res: ServerResponse }, error: unknown): void {
  // The client disconnected, which ended the work.
  if (res.destroyed) return;
  logger.error({ id, err: error }, 'the storefront failed to answer');
  if (res.headersSent) res.destroy();
  else sendRefusal(res, 500);
}

export function createShell({ settings, log, clientFolder, overload }: ShellOptions, shop: Shop): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', settings.trustedHops > 0 ? 1 : false);
  if (clientFolder) app.use(clientFiles(clientFolder));
  for (const middleware of shop.before ?? []) app.use(middleware);
  app.use((req, res, next) => overload.admit(req, res, () => shop.handler(req, res, next)));
  const onError: ErrorRequestHandler = (error, req, res, _next) => {
    giveUp(log.logger, { id: String(req.headers['x-request-id']), res }, error);
  };
  app.use(onError);
  return app;
}
