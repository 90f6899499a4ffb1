// Store views as Magento's StoreConfig names them.
import type { Country, Currency, Resolvers, StoreConfig } from '#backend/generated/commerce';
import type { Context, Language } from '#backend/graphql/context';
import { uidOf } from '#backend/graphql/uid';
import { inputRefused, noSuchEntity } from '#backend/refusal';
import { DEFAULT_STORE_ID } from './find-store';
import { ROOT_CATEGORY } from './root-category';
import type { StoreRow } from './store.sql';

/** Magento: 1 = excluding tax, 2 = including tax. */
const DISPLAY_EXCLUDING = 1;
const DISPLAY_INCLUDING = 2;
/** Tokens live for 7 days (spec §9); Magento counts in hours. */
const TOKEN_HOURS = 168;

/** Magento's switches for what a shop has. Yes and no are '1' and '0' in its older ones. */
const FEATURES = {
  // A line in the cart shows the variant's own picture.
  configurable_thumbnail_source: 'itself',
  product_canonical_tag: true,
  category_canonical_tag: true,
  magento_wishlist_general_is_enabled: '0',
  enable_multiple_wishlists: '0',
  maximum_number_of_wishlists: '0',
  newsletter_enabled: true,
  contact_enabled: false,
  is_requisition_list_active: '1',
  allow_order: '0',
  allow_gift_receipt: '0',
  allow_printed_card: '0',
  weight_unit: 'kgs',
  product_reviews_enabled: '1',
  allow_guests_to_write_product_reviews: '0',
  list_per_page: 24,
  list_per_page_values: '24,48,96',
  create_account_confirmation: false,
  order_cancellation_enabled: true,
} as const;

/** A buyer may give any other reason in their own words. */
const REASONS_TO_CANCEL: readonly Record<Language, string>[] = [
  { da: 'Jeg har bestilt forkert', en: 'I ordered the wrong thing' },
  { da: 'Jeg har fundet varen billigere', en: 'I found it cheaper' },
  { da: 'Leveringen tager for lang tid', en: 'Delivery takes too long' },
  { da: 'Jeg har ikke længere brug for varen', en: 'I no longer need it' },
];

/** The shop sells in kroner and sends to addresses in Denmark (spec §9). */
const CURRENCY: Currency = {
  base_currency_code: 'DKK',
  base_currency_symbol: 'kr.',
  default_display_currency_code: 'DKK',
  default_display_currency_symbol: 'kr.',
  available_currency_codes: ['DKK'],
  exchange_rates: [{ currency_to: 'DKK', rate: 1 }],
};

const denmark = (language: Language): Country => ({
  id: 'DK',
  two_letter_abbreviation: 'DK',
  three_letter_abbreviation: 'DNK',
  full_name_locale: language === 'en' ? 'Denmark' : 'Danmark',
  full_name_english: 'Denmark',
  available_regions: null,
});

const groupName = ({ basis }: StoreRow, language: Language) => {
  if (language === 'en') return basis === 'gross' ? 'Consumers' : 'Businesses';
  return basis === 'gross' ? 'Private' : 'Erhverv';
};

async function storeConfig(store: StoreRow, context: Context): Promise<StoreConfig> {
  const baseUrl = `${await context.originOf(store)}/`;
  return {
    id: store.id,
    store_code: store.code,
    store_name: store.name,
    store_group_code: store.basis === 'gross' ? 'consumer' : 'business',
    store_group_name: groupName(store, context.language),
    store_sort_order: store.position,
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
    root_category_uid: uidOf(ROOT_CATEGORY),
    root_category_id: ROOT_CATEGORY,
    grid_per_page: 24,
    grid_per_page_values: '24,48,96',
    catalog_default_sort_by: 'position',
    minimum_password_length: '8',
    required_character_classes_number: '3',
    customer_access_token_lifetime: TOKEN_HOURS,
    is_guest_checkout_enabled: true,
    shopping_cart_display_price: store.showsVat ? DISPLAY_INCLUDING : DISPLAY_EXCLUDING,
    is_checkout_agreements_enabled: true,
    delivery_calendar: { ...store.calendar, closed: [...store.calendar.closed], open: [...store.calendar.open] },
    website_name: store.name,
    default_title: store.name,
    secure_base_link_url: baseUrl,
    order_cancellation_reasons: REASONS_TO_CANCEL.map((reason) => ({ description: reason[context.language] })),
    minicart_display: true,
    minicart_max_items: 10,
    ...FEATURES,
  };
}

export const storeResolvers: Resolvers = {
  Query: {
    currency: () => CURRENCY,
    countries: (_root, _args, { language }) => [denmark(language)],
    country: (_root, { id }, { language }) => {
      if (!id) throw inputRefused('Country "id" value should be specified');
      if (id.toUpperCase() !== 'DK') throw noSuchEntity("The country isn't available.");
      return denmark(language);
    },
    storeConfig: (_root, _args, context) => storeConfig(context.store, context),
    availableStores: (_root, { useCurrentGroup }, context) =>
      Promise.all(
        context.stores
          .filter((store) => !useCurrentGroup || store.basis === context.store.basis)
          .map((store) => storeConfig(store, context)),
      ),
  },
};
