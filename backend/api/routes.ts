// Every address of the interface for other systems. To add a resource, write its file and add a line here.
import type { UblParts } from '#backend/commerce/punchout/index';
import { type ApiRoute, feedRoute } from './api-files';
import { bulkRoute } from './bulk';
import { orderResource } from './bulk-orders';
import { priceResource } from './bulk-prices';
import { shipmentResource } from './bulk-shipments';
import { type StepParts, stepRoute } from './bulk-steps';
import { stockResource } from './bulk-stock';
import { peppolOrderRoute } from './peppol-orders';

export const apiRoutes = (parts: StepParts, ordering: () => UblParts): ApiRoute[] => [
  feedRoute(parts.pool),
  bulkRoute(stockResource, parts),
  bulkRoute(priceResource, parts),
  stepRoute(shipmentResource, parts),
  stepRoute(orderResource, parts),
  peppolOrderRoute(ordering),
];
