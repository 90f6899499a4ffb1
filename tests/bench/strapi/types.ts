// Content types and components of Strapi for every type of our content service, derived from its SDL.
import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { contentSdl } from '#backend/generated/sdl';

type Attribute = Record<string, unknown>;

export interface ContentType {
  /** 'front-page' */
  singular: string;
  plural: string;
  schema: object;
}

export interface Component {
  /** 'blocks.text' */
  uid: string;
  schema: object;
}

const sdl = buildSchema(contentSdl, { assumeValidSDL: true });
const kebab = (name: string) => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

/** Formatted texts; every other text is one line, or is shown as it is. */
const RICH = new Set([
  ...['Page.text', 'Notification.message', 'Popup.text', 'ErrorPage.text', 'Logo.text', 'Seller.text'],
  ...['ComponentBlocksText.text', 'ComponentBlocksFold.text', 'ComponentBlocksForm.text', 'ComponentBlocksVideo.text'],
]);
/** Strapi writes these itself. */
const OWN_FIELDS = new Set(['id', 'documentId', 'locale']);
const CATEGORIES = ['blocks', 'shared', 'front-page', 'footer', 'contact', 'menu', 'seller', 'popup', 'error-page'];

/** ComponentFrontPageCategory → front-page.category; our other types are in the category `shared`. */
function componentUid(type: string): string {
  const name = kebab(type.replace(/^Component/, ''));
  const category = CATEGORIES.find((one) => name.startsWith(`${one}-`));
  return category ? `${category}.${name.slice(category.length + 1)}` : `shared.${name}`;
}

const rootTypes = new Map(
  Object.values(sdl.getQueryType()?.getFields() ?? {}).map((field) => [getNamedType(field.type).name, field.name]),
);
const isContentType = (name: string) => rootTypes.has(name) || name === 'Banner';

const SCALARS: Readonly<Record<string, string>> = {
  String: 'string',
  ID: 'string',
  Int: 'integer',
  Float: 'float',
  Boolean: 'boolean',
  JSON: 'json',
  DateTime: 'datetime',
};

function attributeOf(owner: string, field: GraphQLField<unknown, unknown>): Attribute {
  const named = getNamedType(field.type);
  const isList = isListType(getNullableType(field.type));
  if (isUnionType(named))
    return { type: 'dynamiczone', components: named.getTypes().map(({ name }) => componentUid(name)) };
  if (isEnumType(named)) return { type: 'enumeration', enum: named.getValues().map(({ name }) => name) };
  if (named.name === 'UploadFile') return { type: 'media', multiple: false };
  if (isObjectType(named) && isContentType(named.name)) {
    const uid = kebab(named.name);
    return { type: 'relation', relation: isList ? 'manyToMany' : 'oneToOne', target: `api::${uid}.${uid}` };
  }
  if (isObjectType(named)) return { type: 'component', repeatable: isList, component: componentUid(named.name) };
  if (isList) return { type: 'json' };
  const type = RICH.has(`${owner}.${field.name}`) ? 'richtext' : (SCALARS[named.name] ?? 'text');
  return { type, ...(isNonNullType(field.type) && { required: true }) };
}

/** Relations are the same in every language. */
const inEachLanguage = (attribute: Attribute): Attribute =>
  attribute.type === 'relation' ? attribute : { ...attribute, pluginOptions: { i18n: { localized: true } } };

function attributesOf(type: GraphQLObjectType, isLocalised: boolean) {
  return Object.fromEntries(
    Object.values(type.getFields())
      .filter(({ name }) => !OWN_FIELDS.has(name))
      .map((field) => {
        const attribute = attributeOf(type.name, field);
        // A relation to many has to be one way: the other side has no field for it.
        const oneWay = attribute.relation === 'manyToMany' ? { ...attribute, relation: 'oneToMany' } : attribute;
        return [field.name, isLocalised ? inEachLanguage(oneWay) : oneWay];
      }),
  );
}

const objectTypes = Object.values(sdl.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__') && type.name !== 'Query',
);

/** Types that can be previewed before publication. */
const hasDrafts = (name: string) => rootArguments(name).includes('preview');

const rootArguments = (name: string): string[] =>
  sdl
    .getQueryType()
    ?.getFields()
    [rootTypes.get(name) ?? '']?.args.map((argument) => argument.name) ?? [];

const isAskedByLanguage = (name: string) => rootArguments(name).includes('locale');

export const contentTypes = (): ContentType[] =>
  objectTypes
    .filter(({ name }) => isContentType(name))
    .map((type) => {
      const singular = kebab(type.name);
      const plural = kebab(rootTypes.get(type.name) ?? 'banners');
      const isLocalised = isAskedByLanguage(type.name);
      return {
        singular,
        plural,
        schema: {
          kind: 'collectionType',
          collectionName: plural.replaceAll('-', '_'),
          info: { singularName: singular, pluralName: plural, displayName: type.name },
          options: { draftAndPublish: hasDrafts(type.name) },
          ...(isLocalised && { pluginOptions: { i18n: { localized: true } } }),
          attributes: attributesOf(type, isLocalised),
        },
      };
    });

export const components = (): Component[] =>
  objectTypes
    .filter(({ name }) => !isContentType(name) && name !== 'UploadFile')
    .map((type) => {
      const uid = componentUid(type.name);
      return {
        uid,
        schema: {
          collectionName: `components_${uid.replace(/[.-]/g, '_')}`,
          info: { displayName: type.name },
          options: {},
          attributes: attributesOf(type, false),
        },
      };
    });
