// Texts of a product that go as they are from the file of products to its row and back, and to its page: a column of the product table and
// a row here are all that import, print and the page's question need of them.

/** How long each may be. Its name is that of the column, and of the attribute in the file. */
const LONGEST = {
  warnings: 2000,
  // One of domain/returns/withdrawal: the import knows no other.
  withdrawal_exempt: 20,
  // Full or half years above two (domain/law).
  guarantee_months: 20,
  // A page of the shop, or an address of the maker's.
  guarantee_terms: 300,
  manufacturer_number: 40,
  // Classes for procurement systems (domain/catalogue/product-codes).
  unspsc: 20,
  eclass: 20,
  // Units that systems may order it in (domain/purchase-order/units).
  order_units: 200,
};

type PlainColumn = keyof typeof LONGEST;
export type PlainTexts = Record<PlainColumn, string | null>;

const isPlainColumn = (name: string): name is PlainColumn => Object.hasOwn(LONGEST, name);

export const PLAIN_COLUMNS: readonly PlainColumn[] = Object.keys(LONGEST).filter(isPlainColumn);

export const longestText = (column: PlainColumn): number => LONGEST[column];
