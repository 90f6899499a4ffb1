// What other modules and the command line use of procurement systems' orders.
export {
  CATALOGUE_FORMATS,
  type CatalogueFormat,
  type CatalogueOutcome,
  writeBuyersCatalogue,
} from './catalogue/write-catalogue';
export { contentOfFile, listPurchaseFiles } from './cxml/files.sql';
export { unitsOfGoods } from './cxml/orders.sql';
export { isMultipart, LARGEST_DOCUMENT, READ_UNPROVEN } from './cxml/posted-files';
export { listTestOrders, type TestOrderRow } from './cxml/test-orders.sql';
export { wordsOfLine, wordsOfNotes } from './telling/confirmation-words';
export { openProcurementRounds, type ProcurementRounds } from './ubl/procurement-rounds';
export { receiveUblOrder, type UblParts, type UblResult } from './ubl/receive-order';
