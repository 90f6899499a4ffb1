// SQL of what may stand beside a cartridge: never a cartridge that none of the same printers takes.

/**
 * `one` is a row of product; `seeds` is a query of the ids of the products that it is proposed beside. Where no cartridge is among them, any may
 * be proposed; goods that are no cartridges always.
 */
export const fitsBeside = (one: string, seeds: string) =>
  `(${one}.cartridge IS NULL OR NOT EXISTS (SELECT 1 FROM product q WHERE q.id IN (${seeds}) AND q.cartridge IS NOT NULL)
    OR ${one}.id = ANY (ARRAY(SELECT x.product_id FROM product_printer y JOIN product_printer x ON x.printer_id = y.printer_id
      WHERE y.product_id IN (${seeds}))))`;
