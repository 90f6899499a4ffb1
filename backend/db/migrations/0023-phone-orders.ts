// Carts that staff fill for customers on the phone.
import { schemaFiles } from '../../generated/schema';

export const phoneOrders = schemaFiles['phone-order'];
