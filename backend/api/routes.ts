// Every address of the interface for other systems. To add a resource, write its file and add a line here.
import type { Pool } from 'pg';
import type { Clock } from '#backend/ports/clock';
import { type ApiRoute, feedRoute } from './api-files';
import { bulkRoute } from './bulk';
import { priceResource } from './bulk-prices';
import { stockResource } from './bulk-stock';

export const apiRoutes = (parts: { pool: Pool; clock: Clock }): ApiRoute[] => [
  feedRoute(parts.pool),
  bulkRoute(stockResource, parts),
  bulkRoute(priceResource, parts),
];
