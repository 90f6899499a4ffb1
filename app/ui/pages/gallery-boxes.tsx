// Samples of boxes, lists, links, and what the shop reports to visitors.
import {
  Card,
  Container,
  Crumbs,
  Details,
  EmptyState,
  ErrorSummary,
  fieldId,
  Grid,
  Inline,
  MessageBar,
  money,
  Pager,
  SmartLink,
  Stack,
  Table,
  Text,
} from '~/ui/kit';
import { AMOUNT, type Sample, type SampleState, type SampleTable, type SampleWords } from './gallery-sample';

const ANCHOR = '#gallery';

const MESSAGE_TONES: { readonly [Tone in Parameters<typeof MessageBar>[0]['tone']]: Tone } = {
  error: 'error',
  warning: 'warning',
  info: 'info',
  success: 'success',
};

export function boxSamples(words: SampleWords): SampleTable {
  return {
    MessageBar: messageSamples(words),
    ErrorSummary: summarySamples(words),
    EmptyState: emptySamples(words),
    Table: tableSamples(words),
    Details: detailsSamples(words),
    SmartLink: linkSamples(words),
    Crumbs: crumbSamples(words),
    Pager: pagerSamples(words),
    Card: [
      { state: 'plain', node: <Card>{words.word('sentence')}</Card> },
      { state: 'plain', props: 'tint', node: <Card tint>{words.word('sentence')}</Card> },
      { state: 'long', node: <Card>{words.word('longName')}</Card> },
    ],
    Container: [{ state: 'plain', node: <Container>{words.word('sentence')}</Container> }],
    Stack: [{ state: 'plain', node: <Stack gap={2}>{threeCards(words)}</Stack> }],
    Inline: [
      { state: 'plain', node: <Inline>{threeCards(words)}</Inline> },
      { state: 'plain', props: 'justify="between"', node: <Inline justify="between">{threeCards(words)}</Inline> },
    ],
    Grid: [
      { state: 'plain', node: <Grid>{threeCards(words)}</Grid> },
      { state: 'plain', props: 'min="s"', node: <Grid min="s">{threeCards(words)}</Grid> },
      { state: 'plain', props: 'min="tile"', node: <Grid min="tile">{threeCards(words)}</Grid> },
    ],
  };
}

const threeCards = ({ word }: SampleWords) =>
  ['1', '2', '3'].map((number) => <Card key={number}>{`${word('value')} ${number}`}</Card>);

function messageSamples({ word }: SampleWords): Sample[] {
  const tones = Object.values(MESSAGE_TONES);
  return [
    ...tones.map((tone) => ({
      state: tone === 'error' ? ('error' as const) : ('plain' as const),
      props: `tone="${tone}"`,
      node: <MessageBar {...{ tone, title: word('heading') }}>{word('sentence')}</MessageBar>,
    })),
    { state: 'plain', props: 'title', node: <MessageBar {...{ tone: 'info', title: word('heading') }} /> },
    {
      state: 'long',
      node: <MessageBar {...{ tone: 'warning', title: word('longName') }}>{word('longSentence')}</MessageBar>,
    },
  ];
}

/** Its links lead to the refused fields further up. */
function summarySamples({ word }: SampleWords): Sample[] {
  const field = fieldId('gallery-field-error');
  const long = fieldId('gallery-field-long');
  return [
    {
      state: 'error',
      node: <ErrorSummary {...{ title: word('correct'), errors: [{ id: field, text: word('required') }] }} />,
    },
    {
      state: 'long',
      node: <ErrorSummary {...{ title: word('correct'), errors: [{ id: long, text: word('longError') }] }} />,
    },
    { state: 'empty', props: 'errors={[]}', node: <ErrorSummary {...{ title: word('correct'), errors: [] }} /> },
  ];
}

const emptySamples = ({ word }: SampleWords): Sample[] => [
  {
    state: 'empty',
    props: 'icon',
    node: (
      <EmptyState {...{ title: word('none'), level: 3, icon: 'box' }}>
        <Text>{word('sentence')}</Text>
      </EmptyState>
    ),
  },
  {
    state: 'empty',
    props: 'picture',
    node: <EmptyState {...{ title: word('none'), level: 3, picture: { url: '/icons/icon-256.png', alt: '' } }} />,
  },
  {
    state: 'long',
    node: (
      <EmptyState {...{ title: word('longName'), level: 3, icon: 'search' }}>
        <Text>{word('longSentence')}</Text>
      </EmptyState>
    ),
  },
];

function tableSamples({ word, language }: SampleWords): Sample[] {
  const columns = [{ label: word('product') }, { label: word('price'), align: 'end' as const }, { label: '' }];
  const row = (key: string, name: string) => ({
    key,
    cells: [
      name,
      money(AMOUNT, language),
      <a key="link" href={ANCHOR}>
        {word('show')}
      </a>,
    ],
  });
  const rows = [row('1', word('value')), row('2', word('optional'))];
  const shown = { caption: word('caption'), columns };
  return [
    { state: 'plain', node: <Table {...{ ...shown, rows }} /> },
    { state: 'plain', props: 'plain', node: <Table {...{ ...shown, rows, plain: true }} /> },
    { state: 'chosen', node: <Table {...{ ...shown, rows: rows.map((one, at) => ({ ...one, active: at === 1 })) }} /> },
    { state: 'empty', node: <Table {...{ ...shown, rows: [] }} /> },
    { state: 'long', node: <Table {...{ ...shown, rows: [row('1', word('longName'))] }} /> },
  ];
}

const detailsSamples = ({ word }: SampleWords): Sample[] => [
  { state: 'plain', node: <Details summary={word('heading')}>{word('sentence')}</Details> },
  {
    state: 'chosen',
    props: 'open',
    node: (
      <Details summary={word('heading')} open>
        {word('sentence')}
      </Details>
    ),
  },
  { state: 'long', node: <Details summary={word('longName')}>{word('longSentence')}</Details> },
];

const linkSamples = ({ word }: SampleWords): Sample[] => [
  { state: 'plain', node: <SmartLink href={ANCHOR}>{word('link')}</SmartLink> },
  {
    state: 'chosen',
    props: 'aria-current="page"',
    node: <SmartLink {...{ href: ANCHOR, 'aria-current': 'page' }}>{word('link')}</SmartLink>,
  },
  { state: 'long', node: <SmartLink href={ANCHOR}>{word('longName')}</SmartLink> },
];

function crumbSamples({ word }: SampleWords): Sample[] {
  const named = (state: SampleState) => `${word('way')} (${state})`;
  const crumbs = [
    { label: word('value'), href: ANCHOR },
    { label: word('optional'), href: '#kit-Crumbs' },
    { label: word('heading'), href: '#kit-Pager' },
  ];
  const long = [...crumbs.slice(0, 2), { label: word('longName'), href: '#kit-Table' }];
  return [
    { state: 'plain', node: <Crumbs {...{ label: named('plain'), crumbs }} /> },
    { state: 'long', node: <Crumbs {...{ label: named('long'), crumbs: long }} /> },
  ];
}

function pagerSamples({ word }: SampleWords): Sample[] {
  const pager = (page: number, pages: number) => ({
    paging: { page, pages, total: pages * 24, pageSize: 24 },
    hrefFor: () => ANCHOR,
    labels: { nav: `${word('pages')} (${page}/${pages})`, previous: word('previous'), next: word('next') },
  });
  return [
    { state: 'plain', props: 'page={1}', node: <Pager {...pager(1, 3)} /> },
    { state: 'plain', props: 'page={3}', node: <Pager {...pager(3, 3)} /> },
    { state: 'long', node: <Pager {...pager(500, 1000)} /> },
    { state: 'empty', props: 'pages={1}', node: <Pager {...pager(1, 1)} /> },
  ];
}
