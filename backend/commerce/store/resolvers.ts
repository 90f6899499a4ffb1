// Store views as Magento's StoreConfig names them.
import { ROOT } from '#backend/commerce/catalogue/category/forest';
import type { Resolvers, StoreConfig } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { uidOf } from '#backend/graphql/uid';
import { DEFAULT_STORE_ID } from './find-store';
import type { StoreRow } from './rows';

/** Magento: 1 = excluding tax, 2 = including tax. */
const DISPLAY_EXCLUDING = 1;
const DISPLAY_INCLUDING = 2;
/** Tokens live for 7 days (spec §9); Magento counts in hours. */
const TOKEN_HOURS = 168;

function storeConfig(store: StoreRow, context: Context): StoreConfig {
  const baseUrl = `https://${store.domain}/`;
  return {
    id: store.id,
    store_code: store.code,
    store_name: store.name,
    store_group_code: store.basis === 'gross' ? 'consumer' : 'business',
    website_code: 'base',
    is_default_store: store.id === DEFAULT_STORE_ID,
    locale: context.language === 'en' ? 'en_GB' : 'da_DK',
    timezone: 'Europe/Copenhagen',
    base_currency_code: 'DKK',
    default_display_currency_code: 'DKK',
    base_url: baseUrl,
    secure_base_url: baseUrl,
    base_media_url: `${baseUrl}media/`,
    secure_base_media_url: `${baseUrl}media/`,
    product_url_suffix: '',
    category_url_suffix: '',
    root_category_uid: uidOf(ROOT.id),
    root_category_id: ROOT.id,
    grid_per_page: 24,
    grid_per_page_values: '24,48,96',
    catalog_default_sort_by: 'position',
    minimum_password_length: '8',
    required_character_classes_number: '3',
    customer_access_token_lifetime: TOKEN_HOURS,
    is_guest_checkout_enabled: true,
    shopping_cart_display_price: store.showsVat ? DISPLAY_INCLUDING : DISPLAY_EXCLUDING,
    is_checkout_agreements_enabled: true,
    minicart_display: true,
    minicart_max_items: 10,
  };
}

export const storeResolvers: Resolvers = {
  Query: {
    storeConfig: (_root, _args, context) => storeConfig(context.store, context),
    availableStores: (_root, { useCurrentGroup }, context) =>
      context.stores
        .filter((store) => !useCurrentGroup || store.basis === context.store.basis)
        .map((store) => storeConfig(store, context)),
  },
};
