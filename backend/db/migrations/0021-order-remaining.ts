// What an order comes to without the pieces that were called off.
import { schemaFiles } from '../../generated/schema';

export const orderRemaining = schemaFiles['order-remaining'];
