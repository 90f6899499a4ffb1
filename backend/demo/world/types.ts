// The shapes of the demo world: plain data that the seeder writes to the database. Spec §3 gives the fields.

export type StoreCode = 'b2c' | 'b2b' | 'b2cb' | 'b2b_uniq' | 'firmagaver_dk' | 'punchout';
/** Shop variants are data here; their looks and rules live in app/config/variants. */
export type VariantCode = 'office' | 'design' | 'advice' | 'gifts';
export type ShopCode = 'kbh' | 'aarhus' | 'odense' | 'aalborg' | 'esbjerg' | 'kolding';

/** Danish first, English where the shop shows it. */
export interface Bilingual {
  da: string;
  en: string;
}

export const PICTURE_FAMILIES = [
  'ballpoint-pen',
  'gel-pen',
  'marker',
  'highlighter',
  'pencil',
  'notebook',
  'ring-binder',
  'folder',
  'archive-box',
  'paper-ream',
  'envelope',
  'sticky-notes',
  'stapler',
  'hole-punch',
  'scissors',
  'tape',
  'calculator',
  'whiteboard',
  'desk-lamp',
  'floor-lamp',
  'office-chair',
  'visitor-chair',
  'desk',
  'cabinet',
  'shelf',
  'monitor-arm',
  'coffee-bag',
  'coffee-machine',
  'mug',
  'tea-box',
  'water-bottle',
  'cleaning-spray',
  'soap-dispenser',
  'paper-towel',
  'waste-bin',
  'cardboard-box',
  'bubble-wrap',
  'laptop',
  'monitor',
  'keyboard',
  'mouse',
  'headset',
  'usb-stick',
  'phone',
  'printer',
  'ink-cartridge',
  'toner-cartridge',
  'drum-unit',
  'gift-box',
  'chocolate-box',
  'candle',
  'blanket',
  'vase',
  'backpack',
] as const;
export type PictureFamily = (typeof PICTURE_FAMILIES)[number];

export interface PictureSpec {
  family: PictureFamily;
  /** '#rrggbb'; the product's own colour. */
  colour: string;
  accent?: string;
  view: 'main' | 'detail' | 'scene';
  /** Short print on the thing: a cartridge number, a spine label. */
  mark?: string;
  /** Pieces in the picture, when a pack holds more than one. */
  count?: number;
  traits?: string[];
}

export interface WorldStore {
  magentoId: number;
  code: StoreCode;
  name: string;
  domain: string;
  order: number;
  basis: 'gross' | 'net';
  showPricesIncludingTax: boolean;
  /** Goods total that makes freight free, in øre of the store's own basis; null = never. */
  freeFreightFromOere: number | null;
  enablePunchoutFeatures: boolean;
  enableAccountLink: boolean;
  enableSearch: boolean;
  asynchronousPrices: boolean;
  enabledCookieInformation: boolean;
  gtm: string | null;
  opengraph: { title: string; description: string };
  popularSearchTerms: string[];
}

export interface WorldCategory {
  id: number;
  parentId: number | null;
  level: 1 | 2 | 3;
  name: string;
  nameEn: string;
  urlKey: string;
  /** Full path without leading slash: 'kontorartikler/skriveredskaber/kuglepenne'. */
  urlPath: string;
  position: number;
  description: string;
  descriptionEn: string;
  picture: { family: PictureFamily; colour: string };
  /** Absent: every store. Spec §6: a menu item that lists stores shows only in them. */
  stores?: StoreCode[];
  includeInMenu: boolean;
}

export interface OptionValue {
  /** Unique inside its option, url-safe: 'blaa', 'a4'. */
  code: string;
  label: string;
  labelEn: string;
  /** '#rrggbb' for colours, short text for sizes. */
  swatch: string;
}
export interface ProductOption {
  code: 'colour' | 'size';
  label: string;
  labelEn: string;
  swatchType: 'COLOR' | 'TEXT';
  values: OptionValue[];
}

export interface ProductAttribute {
  code: string;
  label: string;
  labelEn: string;
  value: string;
  valueEn: string;
}

export interface PriceTier {
  quantity: number;
  grossOere: number;
  /** 'business': only the price groups of business customers. */
  groups: 'all' | 'business';
}
export interface SpecialPrice {
  grossOere: number;
  /** ISO instants. */
  from: string;
  to: string;
  name: string;
  nameEn: string;
}
/** What the product cost from this instant on; append-only, oldest first, covers at least 90 days. */
export interface PriceLogEntry {
  at: string;
  grossOere: number;
}

export interface ProductStock {
  central: number;
  shops: Record<ShopCode, number>;
}
/** Which sentence the storefront says about delivery. */
export type DeliveryLabelKind = 'in-stock' | 'short' | 'medium' | 'order-item' | 'sold-out' | 'made-to-order';
export type StockState = 'common' | 'special-order' | 'customer-item' | 'inactive' | 'order-item' | 'coming-home';

export interface Producer {
  name: string;
  address: string;
  email: string;
}

export interface WorldProduct {
  sku: string;
  name: string;
  nameEn: string;
  urlKey: string;
  type: 'simple' | 'configurable';
  /** Set on the variants of a configurable product. */
  parentSku?: string;
  /** Variants are bought through their parent and do not stand in lists of their own. */
  visibility: 'catalogue' | 'variant';
  /** Only on configurable products. */
  options?: ProductOption[];
  /** Only on variants: option code → value code. */
  optionValues?: Partial<Record<'colour' | 'size', string>>;
  categoryIds: number[];
  brand: string;
  brandCode: string;
  shortDescription: string;
  shortDescriptionEn: string;
  descriptionHtml: string;
  descriptionHtmlEn: string;
  attributes: ProductAttribute[];
  ean: string;
  unit: UnitCode;
  minQty: number;
  increments: number;
  maxQty: number;
  /** Incl. 25 % VAT. A configurable parent carries its cheapest variant's price. */
  priceGrossOere: number;
  costOere: number;
  tiers: PriceTier[];
  special?: SpecialPrice;
  priceLog: PriceLogEntry[];
  /** Units of the duty per piece sold: kg for coffee and chocolate, pieces for KulturPlus. */
  duty?: { code: string; units: number };
  stock: ProductStock;
  manageStock: boolean;
  stockState: StockState;
  /** 1–999; 999 means unknown (spec §9). */
  deliveryDays: number;
  deliveryLabel: DeliveryLabelKind;
  badge?: string;
  badgeEn?: string;
  subLabel?: string;
  subLabelEn?: string;
  requestPrice: boolean;
  /** roda_hide = only_trade (spec §4, §6). */
  onlyTrade: boolean;
  /** Identifiers of WorldLogo. */
  certificates: string[];
  energyClass?: string;
  weightGrams: number;
  pictures: PictureSpec[];
  popularity: number;
  createdAt: string;
  relations: { related: string[]; accessories: string[] };
  bonusPoints?: number;
  producer: Producer;
  warnings?: string;
  danger?: { clp: string[]; hSentences: string[]; pSentences: string[] };
  documents: { type: 'energylabel' | 'user_guide' | 'data' | 'safety_data'; link: string }[];
  stores: StoreCode[];
  /** Printers that a cartridge fits: ids of WorldPrinter. */
  fitsPrinters?: string[];
  /** Cartridge role and yield for the ink finder. */
  cartridge?: { number: string; role: 'black' | 'cyan' | 'magenta' | 'yellow' | 'colour' | 'set' | 'drum' | 'waste'; pages: number; original: boolean };
}
export type UnitCode = 'stk' | 'pk' | 'ds' | 'ks' | 'rl' | 'sæt' | 'par';

export interface WorldPrinter {
  id: string;
  make: string;
  series: string;
  model: string;
  kind: 'laser' | 'inkjet';
  colour: boolean;
}

export interface DutyRate {
  code: string;
  label: string;
  labelEn: string;
  /** What one unit means: 'stk' or 'kg'. */
  per: 'stk' | 'kg';
  /** Gross øre (incl. VAT, for duties are part of the VAT base) for one unit. */
  grossOerePerUnit: number;
  /** ISO dates; validTo is exclusive, null = open. */
  validFrom: string;
  validTo: string | null;
}

export interface WorldUnit {
  code: UnitCode;
  label: string;
  labelEn: string;
  plural: string;
  pluralEn: string;
  /** UN/ECE recommendation 20. */
  unece: string;
}

export interface WorldBrand {
  code: string;
  name: string;
  description: string;
  descriptionEn: string;
  producer: Producer;
  /** Real maker of printers, or a brand of our own invention. */
  invented: boolean;
  house: boolean;
}

export interface WorldAddress {
  firstname: string;
  lastname: string;
  company?: string;
  company2?: string;
  street: string[];
  postcode: string;
  city: string;
  countryCode: 'DK';
  telephone: string;
  vatId?: string;
  defaultBilling: boolean;
  defaultShipping: boolean;
  reqRekvirent?: string;
  reqRekvnr?: string;
}

export interface WorldBusiness {
  id: number;
  salesCode: string;
  name: string;
  description: string;
  cvr: string;
  ean: string | null;
  referenceNumber: string;
  freeShipping: boolean;
  freeShippingLimitOere: number | null;
  showContractGoods: boolean;
  giftcardEnabled: boolean;
  weekday: string;
  /** Payment on account after credit check. */
  invoiceAllowed: boolean;
  /** Excise approval number: frees from KulturPlus. */
  dutyExemptCodes: string[];
  priceGroup: string;
  disallow: { path: string; categoryIds: number[] }[];
}

export interface CustomerFlags {
  hasShareworks: boolean;
  isBusinessAdmin: boolean;
  isAllowedBonusshop: boolean;
  allowCreateShoppinglist: boolean;
  allowManageShoppinglist: boolean;
  allowBillingAddressChange: boolean;
  allowShippingAddressChange: boolean;
  onlyDefaultBilling: boolean;
  onlyDefaultShipping: boolean;
  limitToShoppingLists: boolean;
  reqRequired: boolean;
  reqNoRequired: boolean;
  scannerModeEnabled: boolean;
}
export interface CustomerAccountSettings {
  orderHistoryAccess: boolean;
  invoiceOverviewAccess: boolean;
  orderHistoryVisibility: 'own' | 'business';
  enableSaleslineNotes: boolean;
  enablePersonalCoupons: boolean;
  /** 1 = English, anything else Danish (spec §3). */
  defaultLanguage: 0 | 1;
  isSubscriptionEnabled: boolean;
}
export interface WorldCustomer {
  /** Stable key of the role, for the demo bar and tests. */
  key: string;
  role: 'private' | 'business-admin' | 'business-buyer' | 'sub-user' | 'list-user' | 'approver' | 'public' | 'design' | 'advice' | 'punchout';
  title: Bilingual;
  explanation: Bilingual;
  email: string;
  password: string;
  pwaUsername: string;
  firstname: string;
  middlename: string | null;
  lastname: string;
  groupId: number;
  storeCode: StoreCode;
  businessId: number | null;
  flags: CustomerFlags;
  /** Approver's e-mail when this customer's orders wait for approval. */
  approverEmail: string | null;
  businessShoppinglistLimit: number;
  settings: CustomerAccountSettings;
  addresses: WorldAddress[];
  points: { at: string; points: number; note: string }[];
}
export interface CustomerGroup {
  id: number;
  code: string;
  name: string;
  business: boolean;
}
export interface ContractPrice {
  businessId: number;
  sku: string;
  /** Gross øre like every catalogue price. */
  grossOere: number;
  validFrom: string;
  validTo: string | null;
}
export interface WorldShoppingList {
  key: string;
  name: string;
  ownerEmail: string | null;
  businessId: number | null;
  isContractGoods: boolean;
  isWarehouseHotel: boolean;
  skus: string[];
  sortOrder: number;
  createdAt: string;
}

export interface PhysicalShop {
  code: ShopCode;
  sourceCode: string;
  name: string;
  urlKey: string;
  street: string;
  postcode: string;
  city: string;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  /** Monday first; null = closed. */
  openingHours: ({ from: string; to: string } | null)[];
  text: Bilingual;
}
export interface ShippingMethod {
  carrierCode: string;
  methodCode: string;
  carrierTitle: string;
  title: string;
  titleEn: string;
  note: string;
  noteEn: string;
  /** Stores where it is offered, with the gross price and the free limit in the store's own basis. */
  prices: { store: StoreCode; grossOere: number; freeFromOere: number | null }[];
  kind: 'freeShipping1' | 'paidShipping' | 'freeShipping3' | 'hiddenShipping';
  needsServicePoint: boolean;
  needsShop: boolean;
  sort: number;
  deliveryDays: number;
}
export interface Postcode {
  code: string;
  city: string;
}
export interface ServicePoint {
  id: string;
  carrierCode: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  openingHours: string;
}

export interface CmsLink {
  label: Bilingual;
  href: string;
  type: 'internal' | 'external' | 'anchor';
}
export interface MenuItem extends CmsLink {
  /** Path of categories this item opens; null for plain links. */
  categoryId: number | null;
  stores: StoreCode[] | null;
  sort: number;
}
export interface FooterColumn {
  title: Bilingual;
  links: CmsLink[];
}
export interface FrontBanner {
  title: Bilingual;
  text: Bilingual;
  button: { text: Bilingual; href: string; style: 'primary' | 'secondary' | 'tertiary' | 'red'; type: 'internal' | 'external' | 'anchor' };
  picture: PictureSpec;
  backgroundColour: string;
  textColour: string;
  mediaPosition: 'left' | 'right';
  /** Prices come from the product, so that banner and product never differ. */
  productSku: string | null;
  dateFrom: string;
  dateTo: string | null;
}
export interface RecommendationRow {
  key: string;
  type: 'PopularProducts' | 'news' | 'category' | 'offers' | 'PersonalProductRecommendation' | 'RecentlyViewedProducts';
  title: Bilingual;
  categoryId: number | null;
  count: number;
}
export interface FrontPage {
  variant: VariantCode;
  store: StoreCode;
  heading: Bilingual;
  banners: FrontBanner[];
  categoryIds: number[];
  rows: RecommendationRow[];
  facts: { icon: 'truck' | 'invoice' | 'ean' | 'return' | 'shop' | 'phone' | 'gift' | 'leaf'; title: Bilingual; text: Bilingual }[];
  showInkFinder: boolean;
}
export interface ContentPage {
  id: number;
  section: 'info' | 'service' | 'inspiration';
  slug: string;
  path: string;
  title: Bilingual;
  teaser: Bilingual;
  html: Bilingual;
  picture: PictureSpec | null;
  /** Category that the page's recommendations come from. */
  categoryId: number | null;
  stores: StoreCode[] | null;
}
export interface WorldNotification {
  identifier: 'notification';
  message: Bilingual;
  dateFrom: string;
  dateTo: string | null;
  hideLimitToShoppinglist: boolean;
  hideNoAccessBonusshop: boolean;
  stores: StoreCode[];
}
export interface ErrorPageContent {
  priority: number;
  regex: string;
  isDefault: boolean;
  title: Bilingual;
  text: Bilingual;
  banner: { backgroundColor: string; text: Bilingual; textColor: string } | null;
  picture: PictureSpec | null;
  recommendations: RecommendationRow[];
  stores: StoreCode[];
}
export interface EnergyClass {
  identifier: string;
  /** Arrow colour of the label. */
  colour: string;
  scale: string;
}
export interface WorldLogo {
  identifier: string;
  name: string;
  position: number;
  description: Bilingual;
  /** How the mark is drawn by our own hand: a plate with initials. */
  drawn: { colour: string; initials: string };
}
export interface WorldContent {
  menus: Record<VariantCode, MenuItem[]>;
  footers: Record<VariantCode, FooterColumn[]>;
  frontPages: FrontPage[];
  pages: ContentPage[];
  notifications: WorldNotification[];
  errorPages: ErrorPageContent[];
  energyClasses: EnergyClass[];
  logos: WorldLogo[];
  popups: never[];
}

export interface DemoWorld {
  seed: string;
  now: string;
  stores: WorldStore[];
  units: WorldUnit[];
  brands: WorldBrand[];
  categories: WorldCategory[];
  /** Parents before their variants; a few hundred parents, 2,000+ sellable SKUs. */
  products: WorldProduct[];
  printers: WorldPrinter[];
  dutyRates: DutyRate[];
  customerGroups: CustomerGroup[];
  businesses: WorldBusiness[];
  customers: WorldCustomer[];
  contractPrices: ContractPrice[];
  shoppingLists: WorldShoppingList[];
  shops: PhysicalShop[];
  shippingMethods: ShippingMethod[];
  servicePoints: ServicePoint[];
  postcodes: Postcode[];
  content: WorldContent;
}

export interface WorldOptions {
  seed?: string;
  /** The world's clock: offers, price logs and dates are counted from here. */
  now: Date;
}
