// The front pages: one for each variant and store, with a banner whose offer is a real product on a real shelf.
import { CATEGORIES, categoryKeyed } from '../categories';
import { type ColourKey, colourOf } from '../making/palette';
import { iso, startOfDay } from '../making/pricing';
import type {
  Bilingual,
  CmsLink,
  FrontBanner,
  FrontPage,
  PictureSpec,
  RecommendationRow,
  StoreCode,
  VariantCode,
  WorldProduct,
} from '../types';
import { OCCASIONS } from './occasions';
import { giftBoxTitle, paperTitle } from './season';

type Fact = FrontPage['facts'][number];
// biome-ignore format: one row of data reads as one line
const FACTS = {
  delivery: { icon: 'truck', title: { da: 'Bestil inden kl. 14 på hverdage', en: 'Order before 14:00 on weekdays' }, text: { da: 'Så sender vi lagervarer samme dag', en: 'Stock items leave the same day' } },
  invoice: { icon: 'invoice', title: { da: 'Faktura, 30 dage netto', en: 'Invoice, 30 days net' }, text: { da: 'Til virksomheder efter kreditvurdering', en: 'For companies after a credit check' } },
  ean: { icon: 'ean', title: { da: 'EAN-faktura', en: 'E-invoice to EAN' }, text: { da: 'Elektronisk faktura til det offentlige', en: 'Electronic invoices for public buyers' } },
  withdrawal: { icon: 'return', title: { da: '14 dages fortrydelsesret', en: '14-day right of withdrawal' }, text: { da: 'Og 2 års reklamationsret for private', en: 'And 2 years’ legal guarantee for consumers' } },
  adviser: { icon: 'phone', title: { da: 'Din egen rådgiver', en: 'Your own adviser' }, text: { da: 'Svar inden for 48 timer på hverdage', en: 'Answers within 48 hours on working days' } },
  answers: { icon: 'phone', title: { da: 'Svar fra et menneske', en: 'Answers from a person' }, text: { da: 'Inden for 48 timer på hverdage', en: 'Within 48 hours on working days' } },
  gift: { icon: 'gift', title: { da: 'Vi pakker og skriver kort', en: 'We wrap and write the card' }, text: { da: 'Skriv hilsenen, når du vælger gaven', en: 'Write the greeting when you choose the gift' } },
} satisfies Record<string, Fact>;

const row = (
  key: string,
  type: RecommendationRow['type'],
  da: string,
  en: string,
  category: string | null = null,
): RecommendationRow => ({
  key,
  type,
  title: { da, en },
  categoryId: category ? categoryKeyed(category).id : null,
  count: 10,
});

interface Plan {
  variant: VariantCode;
  store: StoreCode;
  heading: Bilingual;
  title: Bilingual;
  /** Alternative text in the season of the world's clock. */
  titleIn?: (now: Date) => Bilingual | undefined;
  text: Bilingual;
  button: Bilingual;
  /** Category behind the button; its most wanted offer in the store gives the price. */
  category: string;
  ground: readonly [background: string, text: string];
  picture: PictureSpec;
  entrances: readonly string[];
  rows: readonly RecommendationRow[];
  facts: readonly Fact[];
  inkFinder: boolean;
  /** Products in the banner's picture, by the keys of their categories. */
  goods?: readonly string[];
  /** Further banners with products, between the rows. */
  scenes?: readonly Room[];
  occasions?: FrontPage['occasions'];
  order: FrontPage['order'];
}

interface Room {
  title: Bilingual;
  text: Bilingual;
  button: Bilingual;
  category: string;
  goods: readonly string[];
}

const picture = (family: PictureSpec['family'], colour: ColourKey, ...traits: string[]): PictureSpec => ({
  family,
  colour: colourOf(colour).hex,
  view: 'scene',
  ...(traits.length ? { traits } : {}),
});

const OFFICE_ENTRANCES = [
  'kopipapir',
  'skriveredskaber',
  'stole',
  'blaekpatroner',
  'tonerpatroner',
  'kaffe',
  'arkivering',
  'aftoerring',
  'papkasser',
  'tilbehoer',
];
/** The office shop is functional: offers, entrances, the finder, the products. The footer has the promises. */
const OFFICE = { order: ['banners', 'entrances', 'finder', 'rows'] } as const;
/** A showroom: banners and rows in turn, the entrances last. */
const SHOWROOM = {
  order: ['banners', 'rows', 'entrances'],
  goods: ['kontorstole', 'haeve-saenkeborde', 'reoler', 'gulvlamper', 'moedestole'],
  scenes: [
    {
      title: { da: 'Lys og ro på bordet', en: 'Light and calm on the desk' },
      text: {
        da: 'En lampe, der kan drejes, og kun det, du bruger hver dag. Resten bor i skabet.',
        en: 'A lamp that turns, and only what you use every day. The rest lives in the cabinet.',
      },
      button: { da: 'Se bordlamper', en: 'See table lamps' },
      category: 'bordlamper',
      goods: ['bordlamper', 'notesboeger', 'krus-og-kopper'],
    },
    {
      title: { da: 'Pausen fortjener en pæn kop', en: 'A break deserves a good cup' },
      text: {
        da: 'Krus, vaser og lidt chokolade, så køkkenet hører sammen med resten af kontoret.',
        en: 'Mugs, vases and a little chocolate, so that the kitchen belongs with the rest of the office.',
      },
      button: { da: 'Se krus og kopper', en: 'See mugs and cups' },
      category: 'krus-og-kopper',
      goods: ['krus-og-kopper', 'vaser', 'chokolade'],
    },
  ],
} as const;

const PAPER_BANNER = {
  ...OFFICE,
  category: 'kopipapir-a4',
  picture: picture('paper-ream', 'white'),
  ground: ['#f3ede2', '#23262b'],
} as const;

// biome-ignore format: each plan reads as one page
const PLANS: readonly Plan[] = [
  {
    ...PAPER_BANNER, variant: 'office', store: 'b2c', heading: { da: 'Alt til kontoret derhjemme', en: 'Everything for the office at home' },
    title: { da: 'Kopipapir på lager', en: 'Copy paper in stock' }, titleIn: paperTitle, text: { da: 'Kopipapir fra Skovly og Hverdag, enkeltvis og i kasser.', en: 'Copy paper from Skovly and Hverdag, by the ream and by the box.' }, button: { da: 'Se kopipapir', en: 'See copy paper' },
    entrances: OFFICE_ENTRANCES, inkFinder: true, facts: [FACTS.delivery, FACTS.withdrawal, FACTS.answers],
    rows: [row('offers', 'offers', 'Tilbud lige nu', 'Offers right now'), row('popular', 'PopularProducts', 'Det køber andre', 'What others are buying'), row('news', 'news', 'Nyheder', 'News'), row('chairs', 'category', 'Sid godt', 'Comfortable seating', 'stole'), row('recent', 'RecentlyViewedProducts', 'Set for nylig', 'Recently viewed')],
  },
  {
    ...PAPER_BANNER, variant: 'office', store: 'b2b', heading: { da: 'Alt til arbejdspladsen på én faktura', en: 'Everything for the workplace on one invoice' },
    title: { da: 'Kopipapir, når I køber ind', en: 'Copy paper when you stock up' }, text: { da: 'Kasser og paller til fast lav pris, leveret på jeres faste ugedag.', en: 'Boxes and pallets at a steady low price, delivered on your fixed weekday.' }, button: { da: 'Se kopipapir', en: 'See copy paper' },
    entrances: OFFICE_ENTRANCES, inkFinder: true, facts: [FACTS.delivery, FACTS.invoice, FACTS.ean, FACTS.adviser],
    rows: [row('popular', 'PopularProducts', 'Mest købt af virksomheder', 'Most bought by companies'), row('offers', 'offers', 'Tilbud lige nu', 'Offers right now'), row('personal', 'PersonalProductRecommendation', 'Til jer', 'For you'), row('news', 'news', 'Nyheder', 'News'), row('cleaning', 'category', 'Til drift og rengøring', 'For cleaning', 'rengoering')],
  },
  {
    ...PAPER_BANNER, variant: 'office', store: 'punchout', heading: { da: 'Indkøb efter aftale', en: 'Purchasing by agreement' },
    title: { da: 'Kopipapir til jeres aftale', en: 'Copy paper for your agreement' }, text: { da: 'Varer på jeres aftale er mærket, og aftaleprisen står på dem.', en: 'Goods of your agreement are marked, and show the agreed price.' }, button: { da: 'Se kopipapir', en: 'See copy paper' },
    entrances: OFFICE_ENTRANCES, inkFinder: true, facts: [FACTS.delivery, FACTS.ean], rows: [row('popular', 'PopularProducts', 'Mest købt', 'Most bought')],
  },
  {
    ...SHOWROOM, variant: 'design', store: 'b2cb', heading: { da: 'Møbler til gode arbejdsdage', en: 'Furniture for good working days' }, category: 'kontorstole', picture: picture('office-chair', 'oak', 'wood'), ground: ['#e9e3d6', '#2c4f3c'],
    title: { da: 'Sid godt hele dagen', en: 'Comfortable all day' }, text: { da: 'Kontorstole, der kan indstilles efter din krop. Prøv dem i Kolding, Aarhus og København.', en: 'Office chairs that adjust to your body. Try them in Kolding, Aarhus and Copenhagen.' }, button: { da: 'Se kontorstole', en: 'See office chairs' },
    entrances: ['kontorstole', 'haeve-saenkeborde', 'moedestole', 'reoler', 'stemningslamper', 'gulvlamper', 'til-hjemmet'], inkFinder: false, facts: [FACTS.delivery, FACTS.withdrawal, FACTS.answers],
    rows: [row('chairs', 'category', 'Stole', 'Chairs', 'stole'), row('lamps', 'category', 'Lys til bordet', 'Table lamps', 'bordlamper'), row('news', 'news', 'Nyt i butikken', 'New arrivals')],
  },
  {
    ...SHOWROOM, variant: 'design', store: 'b2b', heading: { da: 'Indretning til virksomheder', en: 'Interiors for companies' }, category: 'haeve-saenkeborde', picture: picture('desk', 'oak', 'sit-stand'), ground: ['#e9e3d6', '#2c4f3c'],
    title: { da: 'Hæve-sænkeborde til hele holdet', en: 'Sit-stand desks for the whole team' }, text: { da: 'Fra fem borde får I erhvervspris, indbæring og montering på aftalt dag.', en: 'From five desks you get business prices, carry-in and assembly on an agreed day.' }, button: { da: 'Se hæve-sænkeborde', en: 'See sit-stand desks' },
    entrances: ['haeve-saenkeborde', 'kontorstole', 'moedeborde', 'moedestole', 'skabe', 'standerlamper'], inkFinder: false, facts: [FACTS.invoice, FACTS.adviser],
    rows: [row('desks', 'category', 'Borde', 'Desks', 'borde'), row('storage', 'category', 'Opbevaring', 'Storage', 'opbevaring')],
  },
  {
    order: ['desk', 'rows', 'finder', 'entrances', 'banners'], variant: 'advice', store: 'b2b_uniq', heading: { da: 'Jeres aftalte varer', en: 'Your agreed goods' }, category: 'kopipapir-a4', picture: picture('paper-ream', 'white'), ground: ['#e6e2d8', '#1f2f52'],
    title: { da: 'Papir, som jeres rådgiver anbefaler', en: 'Paper that your adviser recommends' }, text: { da: 'Skovly er til både laser og inkjet og kommer på jeres faste dag.', en: 'Skovly is for laser and inkjet alike and arrives on your fixed day.' }, button: { da: 'Se kopipapir', en: 'See copy paper' },
    entrances: ['tonerpatroner', 'blaekpatroner', 'kopipapir', 'arkivering', 'kaffe', 'stole', 'rengoering'], inkFinder: true, facts: [FACTS.adviser, FACTS.invoice, FACTS.delivery],
    rows: [row('personal', 'PersonalProductRecommendation', 'Det plejer I at købe', 'What you usually buy'), row('popular', 'PopularProducts', 'Mest købt', 'Most bought')],
  },
  {
    order: ['banners', 'occasions', 'rows', 'entrances'], occasions: OCCASIONS, variant: 'gifts', store: 'firmagaver_dk', heading: { da: 'Gaver, der bliver husket', en: 'Gifts people remember' }, category: 'gavekasser', picture: picture('gift-box', 'bordeaux', 'ribbon', 'lid'), ground: ['#f3e3e1', '#3c1c38'],
    title: { da: 'Gavekasser', en: 'Gift boxes' }, titleIn: giftBoxTitle, text: { da: 'Pakket i Skagen med varer fra små danske producenter. Kortet skrives med jeres hilsen.', en: 'Packed in Skagen with goods from small Danish makers. The card carries your greeting.' }, button: { da: 'Se gavekasser', en: 'See gift boxes' },
    entrances: ['gavekasser', 'chokolade', 'stearinlys-og-duftlys', 'plaider', 'vaser', 'rygsaekke', 'drikkeflasker'], inkFinder: false, facts: [FACTS.gift, FACTS.delivery, FACTS.answers],
    rows: [row('gifts', 'category', 'Mest valgte gavekasser', 'Most popular gift boxes', 'gavekasser'), row('chocolate', 'category', 'Chokolade', 'Chocolate', 'chokolade'), row('home', 'category', 'Til hjemmet', 'For the home', 'til-hjemmet'), row('bags', 'category', 'På farten', 'On the go', 'tasker')],
  },
];

export function frontPages(products: readonly WorldProduct[], now: Date): FrontPage[] {
  return PLANS.map((plan) => ({
    variant: plan.variant,
    store: plan.store,
    heading: { ...plan.heading },
    banners: [plan, ...(plan.scenes ?? []).map((room) => ({ ...plan, titleIn: undefined, ...room }))].map((one) =>
      bannerOf(one, products, now),
    ),
    categoryIds: plan.entrances.map((key) => categoryKeyed(key).id),
    rows: plan.rows.map((entry) => ({ ...entry })),
    facts: [...plan.facts],
    showInkFinder: plan.inkFinder,
    occasions: [...(plan.occasions ?? [])],
    order: plan.order,
  }));
}

function bannerOf(plan: Plan, products: readonly WorldProduct[], now: Date): FrontBanner {
  const category = categoryKeyed(plan.category);
  const below = new Set(
    CATEGORIES.filter(({ urlPath }) => `${urlPath}/`.startsWith(`${category.urlPath}/`)).map(({ id }) => id),
  );
  const shown = products.filter(
    (product) =>
      product.visibility === 'catalogue' &&
      product.stores.includes(plan.store) &&
      !product.onlyTrade &&
      !product.requestPrice &&
      product.categoryIds.some((id) => below.has(id)),
  );
  const best = [...shown].sort(
    (a, b) => Number(Boolean(b.special)) - Number(Boolean(a.special)) || b.popularity - a.popularity,
  )[0];
  return {
    title: { ...(plan.titleIn?.(now) ?? plan.title) },
    text: { ...plan.text },
    button: { text: { ...plan.button }, href: `/${category.urlPath}`, style: 'primary', type: 'internal' },
    picture: best?.pictures.find(({ view }) => view === 'main') ?? plan.picture,
    backgroundColour: plan.ground[0],
    textColour: plan.ground[1],
    mediaPosition: 'right',
    productSku: best?.sku ?? null,
    priceFromOere: plan.store === 'firmagaver_dk' ? cheapestNet(shown.filter(isGiftBox)) : null,
    dateFrom: iso(startOfDay(now, -7)),
    dateTo: null,
    goods: (plan.goods ?? []).map(linkToCategory),
  };
}

/** Pens and gift cards are in the same list. */
const isGiftBox = ({ pictures }: WorldProduct) => pictures.some(({ family }) => family === 'gift-box');

/** Companies are shown prices without VAT. */
export const cheapestNet = (products: readonly WorldProduct[]): number | null =>
  products.length === 0 ? null : Math.round(Math.min(...products.map((each) => each.priceGrossOere)) / 1.25);

function linkToCategory(key: string): CmsLink {
  const { name, nameEn, urlPath } = categoryKeyed(key);
  return { label: { da: name, en: nameEn }, href: `/${urlPath}`, type: 'internal' };
}
