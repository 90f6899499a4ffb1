// Which hosts the shop answers on: those of its settings, and every host where none are set.
import { isOwnHost } from '#domain/own-host';
import { env } from '~/config/env.server';

export const knowsHost = (host: string): boolean => !env.PUBLIC_ORIGIN || isOwnHost(host, env.PUBLIC_ORIGIN);
