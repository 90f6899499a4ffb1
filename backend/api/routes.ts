// Every address of the interface for other systems. To add a resource, write its file and add a line here.
import type { UblParts } from '#backend/commerce/punchout/index';
import { type ApiRoute, feedRoute } from './api-files';
import { bulkRoute } from './bulk';
import { categoryResource } from './bulk-categories';
import { companyResource } from './bulk-companies';
import { contractPriceResource } from './bulk-contract-prices';
import { customerResource } from './bulk-customers';
import { invoiceResource } from './bulk-invoices';
import { orderResource } from './bulk-orders';
import { paymentResource } from './bulk-payments';
import { priceResource } from './bulk-prices';
import { productResource } from './bulk-products';
import { shipmentResource } from './bulk-shipments';
import { type StepParts, stepRoute } from './bulk-steps';
import { stockResource } from './bulk-stock';
import { peppolOrderRoute } from './peppol-orders';
import { type AnswerKey, staffRoute } from './staff-graphql';

export const apiRoutes = (parts: StepParts, ordering: () => UblParts, answerKey: AnswerKey): ApiRoute[] => [
  feedRoute(parts.pool),
  bulkRoute(stockResource, parts),
  bulkRoute(priceResource, parts),
  bulkRoute(productResource, parts),
  bulkRoute(categoryResource, parts),
  stepRoute(shipmentResource, parts),
  stepRoute(orderResource, parts),
  stepRoute(companyResource, parts),
  stepRoute(customerResource, parts),
  stepRoute(contractPriceResource, parts),
  stepRoute(paymentResource, parts),
  stepRoute(invoiceResource, parts),
  peppolOrderRoute(ordering),
  staffRoute(answerKey),
];
