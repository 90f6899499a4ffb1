// What products can be chosen by, for clients that read attributes before products: the facets of lists, and the price.
import type {
  AttributeEntityTypeEnum,
  AttributeFilterInput,
  AttributeInput,
  AttributesMetadataOutput,
  CatalogAttributeMetadata,
  InputMaybe,
} from '#backend/generated/commerce';
import type { Context, Language } from '#backend/graphql/context';
import { inputRefused } from '#backend/refusal';
import { type FacetRow, listedFacets } from './facet-list.sql';

const MOST_ASKED = 100;

/** The same for each: facts of products are searched, compared and printed as text. */
const PROPERTIES = {
  is_comparable: true,
  is_filterable: true,
  is_filterable_in_search: true,
  is_html_allowed_on_front: false,
  is_searchable: true,
  is_used_for_customer_segment: false,
  is_used_for_price_rules: false,
  is_used_for_promo_rules: false,
  is_visible_in_advanced_search: false,
  is_visible_on_front: true,
  is_wysiwyg_enabled: false,
  used_in_product_listing: false,
} as const satisfies Record<keyof AttributeFilterInput, boolean>;

const isAsked = (properties: Record<string, boolean>, filters: InputMaybe<AttributeFilterInput> | undefined): boolean =>
  Object.entries(filters ?? {}).every(([name, value]) => value == null || properties[name] === value);

/** Whether facts of a product are among the attributes that the filter names. */
export const areFactsAsked = (filters: InputMaybe<AttributeFilterInput> | undefined): boolean =>
  isAsked(PROPERTIES, filters);

const PRICE_LABEL: Record<Language, string> = { da: 'Pris', en: 'Price' };

const asMetadata = (
  code: string,
  label: string,
  frontend_input: 'PRICE' | 'MULTISELECT',
  options: FacetRow['values'],
): CatalogAttributeMetadata => ({
  code,
  label,
  default_value: null,
  entity_type: 'CATALOG_PRODUCT',
  frontend_class: null,
  frontend_input,
  is_required: false,
  is_unique: false,
  options: options.map((option) => ({ ...option, is_default: false })),
  apply_to: ['SIMPLE', 'CONFIGURABLE'],
  ...PROPERTIES,
});

async function productAttributes({ pool, language }: Context): Promise<CatalogAttributeMetadata[]> {
  const facets = await listedFacets(pool, language);
  const chosen = facets.map(({ code, label, values }) => asMetadata(code, label, 'MULTISELECT', values));
  return [asMetadata('price', PRICE_LABEL[language], 'PRICE', []), ...chosen];
}

/** Categories, customers and addresses have no attributes in addition to the fields of their types. */
export async function attributesOfEntity(
  entity: AttributeEntityTypeEnum,
  filters: InputMaybe<AttributeFilterInput> | undefined,
  context: Context,
): Promise<AttributesMetadataOutput> {
  const isWanted = entity === 'CATALOG_PRODUCT' && isAsked(PROPERTIES, filters);
  return { items: isWanted ? await productAttributes(context) : [], errors: [] };
}

export async function attributesNamed(
  asked: readonly AttributeInput[],
  context: Context,
): Promise<AttributesMetadataOutput> {
  if (asked.length > MOST_ASKED) throw inputRefused(`At most ${MOST_ASKED} attributes can be asked for at once.`);
  const known = new Map((await productAttributes(context)).map((one) => [one.code, one]));
  const found = asked.map(({ attribute_code, entity_type }) => {
    const isOfProducts = (entity_type ?? 'catalog_product').toLowerCase() === 'catalog_product';
    return { code: attribute_code ?? '', metadata: isOfProducts ? known.get(attribute_code ?? '') : undefined };
  });
  return {
    items: found.flatMap(({ metadata }) => metadata ?? []),
    errors: found.flatMap(({ code, metadata }) =>
      metadata
        ? []
        : [{ type: 'ATTRIBUTE_NOT_FOUND' as const, message: `Attribute code "${code}" could not be found.` }],
    ),
  };
}
