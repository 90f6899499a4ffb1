// Orders that come as a file or a mail, as the command line and the back office use them.
export { LARGEST_ORDER_FILE } from './limits';
export type { Certainty, ProposedLine } from './propose';
export { catalogueOfCustomer, customerNamed, type OrderProposal, readOrderFile } from './read-order-file';
