// Magento's markers next to a stock or quantity number, and what they make of that number.
import type { Column } from '../columns';
import type { Cells } from './cells';

/** The value in this column is then the shop-wide default, and so is not a fact of the product. */
export const isLeftToShop = (cells: Cells, column: Column): boolean => cells.raw(column) === '1';

/** Set explicitly, regardless of the quantity next to it. */
export const isOutOfStock = (cells: Cells): boolean => cells.raw('is_in_stock') === '0';
