// What Magento writes beside a number of stock or quantity, and what it makes of that number.
import type { Column } from '../columns';
import type { Cells } from './cells';

/** What stands in the column beside this one is only what the whole shop has anyway, and so says nothing of the product. */
export const isLeftToShop = (cells: Cells, column: Column): boolean => cells.raw(column) === '1';

/** Said as such, for any quantity beside it. */
export const isOutOfStock = (cells: Cells): boolean => cells.raw('is_in_stock') === '0';
