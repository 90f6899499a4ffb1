// Addresses required by law: the customer's own data, and for staff the shop by the laws of another day.

/** The data that the shop stores about the customer, and a file with all of it. */
export const myDataPath = () => '/customer/account/mine-data';
export const myDataFilePath = () => '/customer/account/mine-data/hent';

/** Begins a look at another day, by a signed word; without one it ends it. */
export const lawPreviewPath = (word?: string) => (word === undefined ? '/lov' : `/lov/${encodeURIComponent(word)}`);
