// What other modules and the command line use of procurement systems' orders.
export { listTestOrders, type TestOrderRow } from './cxml/test-orders.sql';
export { wordsOfLine, wordsOfNotes } from './telling/confirmation-words';
