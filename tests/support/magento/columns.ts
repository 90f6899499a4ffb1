// The columns of Magento's product export, in its order, and their values where a product has none.

const COLUMNS = [
  ...['sku', 'store_view_code', 'attribute_set_code', 'product_type', 'categories', 'product_websites', 'name'],
  ...['description', 'short_description', 'weight', 'product_online', 'tax_class_name', 'visibility', 'price'],
  ...['special_price', 'special_price_from_date', 'special_price_to_date', 'url_key', 'meta_title', 'meta_keywords'],
  ...['meta_description', 'base_image', 'base_image_label', 'small_image', 'small_image_label', 'thumbnail_image'],
  ...['thumbnail_image_label', 'swatch_image', 'swatch_image_label', 'created_at', 'updated_at', 'new_from_date'],
  ...['new_to_date', 'display_product_options_in', 'map_price', 'msrp_price', 'map_enabled', 'gift_message_available'],
  ...['custom_design', 'custom_design_from', 'custom_design_to', 'custom_layout_update', 'page_layout'],
  ...['product_options_container', 'msrp_display_actual_price_type', 'country_of_manufacture'],
  ...['additional_attributes', 'qty', 'out_of_stock_qty', 'use_config_min_qty', 'is_qty_decimal', 'allow_backorders'],
  ...['use_config_backorders', 'min_cart_qty', 'use_config_min_sale_qty', 'max_cart_qty', 'use_config_max_sale_qty'],
  ...['is_in_stock', 'notify_on_stock_below', 'use_config_notify_stock_qty', 'manage_stock'],
  ...['use_config_manage_stock', 'use_config_qty_increments', 'qty_increments', 'use_config_enable_qty_inc'],
  ...['enable_qty_increments', 'is_decimal_divided', 'website_id', 'related_skus', 'related_position'],
  ...['crosssell_skus', 'crosssell_position', 'upsell_skus', 'upsell_position', 'additional_images'],
  ...['additional_image_labels', 'hide_from_product_page', 'custom_options', 'bundle_price_type', 'bundle_sku_type'],
  ...['bundle_price_view', 'bundle_weight_type', 'bundle_values', 'bundle_shipment_type', 'associated_skus'],
  ...['downloadable_links', 'downloadable_samples', 'configurable_variations', 'configurable_variation_labels'],
] as const;

export type Cells = Partial<Record<(typeof COLUMNS)[number], string>>;

export const HEADER = COLUMNS.join(',');

/** For the shop's default settings Magento writes a number and a flag that the number is ignored. */
const ALWAYS: Cells = {
  attribute_set_code: 'Default',
  product_websites: 'base',
  weight: '0.500000',
  product_online: '1',
  tax_class_name: 'Taxable Goods',
  display_product_options_in: 'Block after Info Column',
  updated_at: '11/2/26, 8:01 PM',
  country_of_manufacture: 'Denmark',
  out_of_stock_qty: '0.0000',
  use_config_min_qty: '1',
  is_qty_decimal: '0',
  allow_backorders: '0',
  use_config_backorders: '1',
  min_cart_qty: '0.0000',
  use_config_min_sale_qty: '1',
  max_cart_qty: '0.0000',
  use_config_max_sale_qty: '1',
  is_in_stock: '1',
  use_config_notify_stock_qty: '1',
  manage_stock: '0',
  use_config_manage_stock: '1',
  use_config_qty_increments: '1',
  qty_increments: '0.0000',
  use_config_enable_qty_inc: '1',
  enable_qty_increments: '0',
  is_decimal_divided: '0',
  website_id: '0',
};

const written = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A row for a store view contains only the differing values. */
export function exportedRow(cells: Cells): string {
  const all: Cells = cells.store_view_code ? cells : { ...ALWAYS, ...cells };
  return COLUMNS.map((column) => written(all[column] ?? '')).join(',');
}
