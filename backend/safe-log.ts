// The log as the back end writes it: errors without what they carry along, and texts without keys and addresses.

import { errorForLog, withoutSecrets } from '#domain/log/log-text';
import type { Log } from './graphql/masking';

/** Made by us for the log, or numbers of our own: they give no access. */
const OPEN = new Set(['requestId', 'order', 'code', 'step', 'carrier', 'template']);

function loggable(name: string, value: unknown): unknown {
  if (value instanceof Error || name === 'err') return errorForLog(value);
  if (typeof value === 'string') return OPEN.has(name) ? value : withoutSecrets(value);
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, loggable(key, one)]));
}

const safeDetails = (details: object): object =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, loggable(name, value)]));

export const safeLog = (log: Log): Log => ({
  error: (details, message) => log.error(safeDetails(details), message),
  warn: (details, message) => log.warn?.(safeDetails(details), message),
});
