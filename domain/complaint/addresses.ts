// The addresses of complaints. Spec §2 "/reklamation/{orderid?}/{complaintid?}"; those of their pictures are the shop's own.

const pathOf = (...parts: (string | undefined)[]) =>
  parts.flatMap((part) => (part === undefined ? [] : `/${encodeURIComponent(part)}`)).join('');

/** `order`: its number for a logged-in customer, else its token; without one the page prompts for it. `complaint`: its token. */
export const complaintPath = (order?: string, complaint?: string): string =>
  pathOf('reklamation', order, order === undefined ? undefined : complaint);

/** In the place of the order of a complaint that knows none. */
export const NO_ORDER = 'uden-ordre';

/** With the goods of the order chosen. */
export const complainOfPath = (order: string, line: number): string => `${complaintPath(order)}?line=${line}`;

/** Where a telephone sends the pictures of a complaint; the link comes by SMS. */
export const uploadPath = (token: string): string => pathOf('reklamationsbilleder', token);

/** One of the pictures, for those who may see them. `key`: the complaint's token, or the key of its form. */
export const complaintPicturePath = (key: string, side: string): string => pathOf('reklamationsbilleder', key, side);

/** Which pictures have come to a form. */
export const arrivedPath = (key: string): string => pathOf('reklamationsbilleder', key, 'status');
