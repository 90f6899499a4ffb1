// What an ERP calls the shop's orders and shipments.
import { schemaFiles } from '../../generated/schema';

export const erpReferences = schemaFiles['erp-references'];
