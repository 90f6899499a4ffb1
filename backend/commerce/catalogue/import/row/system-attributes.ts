// Attributes that Magento itself stores on a product: they control its pages and its stock, and are not product facts.
import { COLUMNS } from '../columns';

const OWN_NAMES = [
  ...['has_options', 'required_options', 'created_in', 'updated_in', 'old_id', 'row_id', 'entity_id', 'url_path'],
  ...['status', 'visibility', 'tax_class_id', 'category_ids', 'quantity_and_stock_status', 'tier_price', 'group_price'],
  ...['options_container', 'page_layout', 'layout', 'minimal_price', 'custom_layout', 'custom_layout_update_file'],
  ...['msrp', 'msrp_enabled', 'msrp_display_actual_price_type', 'meta_keyword', 'media_gallery', 'gallery'],
  ...['image', 'image_label', 'small_image', 'thumbnail', 'thumbnail_label', 'swatch_image'],
  ...['special_from_date', 'special_to_date', 'news_from_date', 'news_to_date', 'price_type', 'price_view'],
  ...['sku_type', 'weight_type', 'shipment_type', 'gift_message_available', 'gift_wrapping_available'],
  ...[
    'gift_wrapping_price',
    'is_returnable',
    'is_recurring',
    'recurring_profile',
    'allow_message',
    'allow_open_amount',
  ],
  ...['open_amount_min', 'open_amount_max', 'is_redeemable', 'lifetime', 'email_template', 'samples_title'],
  ...['automatic_sorting', 'is_virtual', 'ts_country_of_origin', 'ts_hs_code', 'min_qty', 'backorders'],
  ...['min_sale_qty', 'max_sale_qty', 'notify_stock_qty', 'is_qty_decimal', 'stock_status_changed_auto'],
];
/** Families of names: settings that stay with the shop, titles of downloads, places in lists of Magento's own rules. */
const FAMILIES = /^(?:use_config_|links_|giftcard_|ts_dimensions_|ts_packaging_|(?:related|upsell|crosssell)_tgtr_)/;

const NAMES: ReadonlySet<string> = new Set([...OWN_NAMES, ...COLUMNS.known]);

export const isOfTheSystem = (name: string): boolean => NAMES.has(name) || FAMILIES.test(name);
