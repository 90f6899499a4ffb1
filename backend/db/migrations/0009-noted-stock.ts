// Notifications of changed stock leave the transactions that change it.
import { schemaFiles } from '../../generated/schema';

export const notedStock = schemaFiles['noted-stock'];
