// Samples of what visitors read: text, badges, prices, pictures and icons.
import type { ComponentProps } from 'react';
import type { PriceView } from '~/models/money';
import {
  Badge,
  type BadgeTone,
  Heading,
  Icon,
  iconNames,
  Photo,
  Price,
  RichText,
  StockDot,
  Text,
  Thumbnail,
  VisuallyHidden,
} from '~/ui/kit';
import * as styles from './gallery-page.css';
import type { Sample, SampleTable, SampleWords } from './gallery-sample';

type Choice<Component extends (props: never) => unknown, Prop extends keyof Parameters<Component>[0]> = NonNullable<
  Parameters<Component>[0][Prop]
> &
  PropertyKey;
/** An object, so that the compiler names each value without a sample. */
type Each<Value extends PropertyKey> = { readonly [Name in Value]: Name };

const BADGE_TONES: Each<BadgeTone> = {
  neutral: 'neutral',
  quiet: 'quiet',
  accent: 'accent',
  mark: 'mark',
  sale: 'sale',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
};
const TEXT_TONES: Each<Choice<typeof Text, 'tone'>> = {
  ink: 'ink',
  quiet: 'quiet',
  danger: 'danger',
  success: 'success',
  sale: 'sale',
};
const TEXT_SIZES: Each<Choice<typeof Text, 'size'>> = { small: 'small', body: 'body', lead: 'lead' };
const HEADING_SIZES: Each<Choice<typeof Heading, 'size'>> = {
  display: 'display',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
};
const ICON_SIZES: Each<Choice<typeof Icon, 'size'>> = { s: 's', m: 'm', l: 'l', xl: 'xl' };
const PRICE_SIZES: Each<Choice<typeof Price, 'size'>> = { tile: 'tile', line: 'line', large: 'large' };
const STOCK_COLOURS: Each<ComponentProps<typeof StockDot>['stock']['colour']> = {
  green: 'green',
  yellow: 'yellow',
  red: 'red',
};

export function contentSamples(words: SampleWords): SampleTable {
  return {
    Heading: headingSamples(words),
    Text: textSamples(words),
    RichText: [
      { state: 'plain', node: <RichText html={words.word('html')} /> },
      { state: 'long', node: <RichText html={`<p>${words.word('longName')}</p>`} /> },
    ],
    VisuallyHidden: [{ state: 'plain', node: <VisuallyHidden>{words.word('hiddenText')}</VisuallyHidden> }],
    Badge: [
      ...Object.values(BADGE_TONES).map((tone) => ({
        state: 'plain' as const,
        props: `tone="${tone}"`,
        node: <Badge tone={tone}>{words.word('badge')}</Badge>,
      })),
      { state: 'long', node: <Badge>{words.word('longBadge')}</Badge> },
    ],
    StockDot: stockSamples(words),
    Price: priceSamples(words),
    Icon: iconSamples(),
    Photo: photoSamples(words),
    Thumbnail: [{ state: 'plain', node: <Thumbnail picture={{ url: PICTURE, alt: '' }} /> }],
  };
}

const headingSamples = ({ word }: SampleWords): Sample[] => [
  ...Object.values(HEADING_SIZES).map((size) => ({
    state: 'plain' as const,
    props: `size="${size}"`,
    node: <Heading {...{ level: 3, size }}>{word('heading')}</Heading>,
  })),
  { state: 'long', node: <Heading level={3}>{word('longName')}</Heading> },
];

const textSamples = ({ word }: SampleWords): Sample[] => [
  ...Object.values(TEXT_SIZES).map((size) => ({
    state: 'plain' as const,
    props: `size="${size}"`,
    node: <Text size={size}>{word('sentence')}</Text>,
  })),
  ...Object.values(TEXT_TONES).map((tone) => ({
    state: 'plain' as const,
    props: `tone="${tone}"`,
    node: <Text tone={tone}>{word('sentence')}</Text>,
  })),
  { state: 'plain', props: 'strong', node: <Text strong>{word('sentence')}</Text> },
  { state: 'long', props: 'prose', node: <Text prose>{word('longSentence')}</Text> },
];

function stockSamples({ word }: SampleWords): Sample[] {
  const dayToDay = word('dayToDay');
  const stock = { salable: true, colour: STOCK_COLOURS.green, label: word('inStock'), note: null, promise: null };
  const arrives = { verb: word('arrives'), day: word('day') };
  return [
    ...Object.values(STOCK_COLOURS).map((colour) => ({
      state: 'plain' as const,
      props: colour,
      node: <StockDot {...{ dayToDay, stock: { ...stock, colour } }} />,
    })),
    {
      state: 'plain',
      props: 'note="day-to-day"',
      node: <StockDot {...{ dayToDay, stock: { ...stock, note: 'day-to-day' } }} />,
    },
    { state: 'plain', props: 'arrives', node: <StockDot {...{ dayToDay, stock, arrives }} /> },
    { state: 'long', node: <StockDot {...{ dayToDay, stock: { ...stock, label: word('longSentence') } }} /> },
  ];
}

const PLAIN_PRICE: PriceView = {
  oere: 129_900,
  includesVat: true,
  regularOere: null,
  percentOff: 0,
  lowest30Oere: null,
  from: false,
  duty: null,
  tiers: [],
  reasons: [],
};
const CUT_PRICE = { ...PLAIN_PRICE, regularOere: 179_900, lowest30Oere: 139_900, percentOff: 28 };
const LONG_PRICE = { ...CUT_PRICE, oere: 123_456_700, regularOere: 234_567_800, lowest30Oere: 134_567_800, from: true };

function priceSamples({ word, language }: SampleWords): Sample[] {
  const names = { from: word('from'), regular: word('regular'), lowest30: word('lowest30') };
  const shown = { language, labels: { ...names, vat: word('vat') } };
  const prices = [
    { state: 'plain' as const, price: PLAIN_PRICE, what: '' },
    { state: 'plain' as const, price: { ...PLAIN_PRICE, from: true }, what: ' from' },
    { state: 'plain' as const, price: CUT_PRICE, what: ' regularOere' },
    { state: 'long' as const, price: LONG_PRICE, what: '' },
  ];
  return prices.flatMap(({ state, price, what }) =>
    Object.values(PRICE_SIZES).map((size) => ({
      state,
      props: `size="${size}"${what}`,
      node: <Price {...{ ...shown, price, size }} />,
    })),
  );
}

const iconSamples = (): Sample[] => [
  ...Object.values(ICON_SIZES).map((size) => ({
    state: 'plain' as const,
    props: `size="${size}"`,
    node: <Icon {...{ name: 'cart', size }} />,
  })),
  {
    state: 'plain',
    props: 'name',
    node: (
      <ul className={styles.icons}>
        {iconNames.map((name) => (
          <li key={name} className={styles.icon}>
            <Icon name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    ),
  },
];

/** A file of the shop itself: a shop in development has no products yet. */
const PICTURE = '/icons/icon-192.png';

function photoSamples({ word }: SampleWords): Sample[] {
  const picture = { url: PICTURE, alt: word('pictureText') };
  return [
    { state: 'plain', node: <Photo {...{ picture, width: 192, height: 192, eager: true }} /> },
    { state: 'plain', props: 'decorative', node: <Photo {...{ picture, width: 96, height: 96, decorative: true }} /> },
  ];
}
