// SQL of products proposed together with others: never a cartridge that fits none of the same printers, and in the cart none for a printer
// that the shopper is not known to have.

/**
 * `one` is a row of product; `seeds` is a query of the ids of the products that it is proposed next to. If no seed is a cartridge, any product may be
 * proposed; products that are not cartridges always may.
 */
export const fitsBeside = (one: string, seeds: string) =>
  `(${one}.cartridge IS NULL OR NOT EXISTS (SELECT 1 FROM product q WHERE q.id IN (${seeds}) AND q.cartridge IS NOT NULL)
    OR ${one}.id = ANY (ARRAY(SELECT x.product_id FROM product_printer y JOIN product_printer x ON x.printer_id = y.printer_id
      WHERE y.product_id IN (${seeds}))))`;

/** A machine: sold with cartridges as its accessories. */
const isPrinterProduct = (one: string) => `EXISTS (SELECT 1 FROM product_link m JOIN product c ON c.id = m.linked_id
    WHERE m.product_id = ${one}.id AND m.type = 'accessory' AND c.cartridge IS NOT NULL)`;

/**
 * In a cart: cartridges for the printers of the cart (its cartridges and machines) and those that the customer has saved, and no machines.
 * `customer` is the placeholder of the customer's id, null for a guest.
 */
export const fitsCart = (one: string, seeds: string, customer: string) =>
  `(NOT ${isPrinterProduct(one)} AND (${one}.cartridge IS NULL
    OR ${one}.id = ANY (ARRAY(SELECT x.product_id FROM product_printer y JOIN product_printer x ON x.printer_id = y.printer_id
      WHERE y.product_id IN (${seeds})
      UNION ALL SELECT l.linked_id FROM product_link l WHERE l.product_id IN (${seeds}) AND l.type = 'accessory'
      UNION ALL SELECT x.product_id FROM customer_printer s JOIN product_printer x ON x.printer_id = s.printer_id
      WHERE s.customer_id = ${customer}::int))))`;
