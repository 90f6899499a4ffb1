// Documents that hide their cost, sent over HTTP to the built shop: rejected before a statement, or answered within limits.
import { type Attempt, counted } from './attempt';
import { EXPENSIVE } from './search-flood';
import { costFault, costOf } from './server-cost';
import type { Target } from './target';

const MOST_ANSWER = 3_000_000;

const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join(' ');
const root = (at: number) => `p${at}: products(filter: {}) { items { sku name } }`;
const within = (depth: number, word: string, inside: string) =>
  `${`${word} { `.repeat(depth)}${inside}${' }'.repeat(depth)}`;
const question = (query: string, variables: object = {}) => JSON.stringify({ query, variables });

/** Too expensive: rejected without a statement. */
const TOO_MUCH: Readonly<Record<string, () => string>> = {
  '140 root fields in a fragment': () => question(`{ ...F } fragment F on Query { ${times(140, root)} }`),
  '140 root fields in an inline fragment': () => question(`{ ... on Query { ${times(140, root)} } }`),
  'a fragment of 7 root fields, three times': () =>
    question(`{ ...F ...F ...F } fragment F on Query { ${times(7, root)} }`),
  'root fields within inline fragments within each other': () =>
    question(`{ ${within(15, '... on Query', times(60, root))} }`),
  'fragments that double each other': () =>
    question(
      `{ storeConfig { ...F0 } } ${times(30, (at) => `fragment F${at} on StoreConfig { ...F${at + 1} ...F${at + 1} }`)} fragment F30 on StoreConfig { store_name }`,
    ),
  'a fragment within itself': () =>
    question('{ storeConfig { ...A } } fragment A on StoreConfig { ...B } fragment B on StoreConfig { ...A }'),
  'lists within lists': () =>
    question(
      '{ categoryList { products(pageSize: 500) { items { related_products { related_products { sku } } } } } }',
    ),
  'categories within categories': () =>
    question(`{ categoryList { ${within(10, 'children', 'products(pageSize: 50) { items { sku } }')} } }`),
  'goods beside goods': () =>
    question(`{ products(search: "a") { items { ${within(9, 'crosssell_products', 'sku')} } } }`),
  'long pages by a variable': () =>
    question(
      `query Q($n: Int) { ${times(20, (at) => `p${at}: products(filter: {}, pageSize: $n) { items { sku name url_key } }`)} }`,
      { n: 500 },
    ),
  'the schema read over and over': () =>
    question('{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }'),
  'deep beyond measure': () => question(`{ ${within(3_000, 'a', 'b')} }`),
  'a hundred aliases': () => question(`{ storeConfig { ${times(100, (at) => `a${at}: store_name`)} } }`),
  'directives in a row': () => question(`{ storeConfig { store_name ${'@include(if: true) '.repeat(300)} } }`),
  'many operations': () => question(times(200, (at) => `query Q${at} { storeConfig { store_name } }`)),
  'a document of 250 kB': () => question(`{ ${'a '.repeat(120_000)} }`),
  'a word of 250 kB': () => question(`{ ${'a'.repeat(240_000)} }`),
  'comments of 250 kB': () => question(`${'#a\n'.repeat(60_000)}{ a }`),
  'brackets in a text': () => question(`{ products(search: """${'{'.repeat(200_000)}""") { a } }`),
  'values within values': () =>
    question(`{ products(filter: ${'{a: '.repeat(900)}1${'}'.repeat(900)}) { total_count } }`),
  'twenty searches in a document': () =>
    question(`{ ${times(20, (at) => `p${at}: products(search: "a${at}") { total_count }`)} }`),
  'lists within each other': () =>
    question(`{ products(search: ${'['.repeat(900)}1${']'.repeat(900)}) { total_count } }`),
  'a variable of 40,000 levels': () =>
    `{"query":"query A($t: String) { products(search: $t) { total_count } }","variables":{"t":${'['.repeat(40_000)}${']'.repeat(40_000)}}}`,
  'a variable that is missing': () => question('query A($t: String!) { products(search: $t) { total_count } }'),
  'a variable of another type': () =>
    question('query A($t: String!) { products(search: $t) { total_count } }', { t: { a: [1] } }),
  'many questions in one body': () =>
    `[${Array.from({ length: 500 }, () => question('{ storeConfig { store_name } }')).join(',')}]`,
};

/** Within every limit, and as expensive as that allows: answered, or rejected, within limits. */
const ALLOWED: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(Object.entries(EXPENSIVE).map(([name, make]) => [name, () => make(0)])),
  'one long page': () => question('{ products(search: "a", pageSize: 500) { items { sku name url_key } } }'),
  'a page without end': () =>
    question('{ products(search: "a", pageSize: 2147483647, currentPage: 2147483647) { items { sku } } }'),
  'pages before the first': () =>
    question('{ products(search: "a", pageSize: -1, currentPage: -1) { items { sku } } }'),
  'a word that nothing has': () =>
    question('query A($t: String) { products(search: $t) { total_count } }', { t: 'a%_\\'.repeat(10_000) }),
  'ten thousand words': () =>
    question('query A($t: String) { products(search: $t) { total_count } }', { t: 'ab '.repeat(10_000) }),
  'signs upon signs': () =>
    question('query A($t: String) { products(search: $t) { total_count } }', { t: 'e\u0301'.repeat(20_000) }),
  'the whole tree': () => question(`{ categoryList { ${within(6, 'children', 'name')} } }`),
  'the schema': () => question('{ __schema { types { name fields { name type { name } } } } }'),
  'addresses without end': () =>
    question(`{ ${times(20, (at) => `r${at}: route(url: "${'a/'.repeat(200)}${at}") { __typename }`)} }`),
};

function isRefused(body: string, statements: string | undefined): boolean {
  try {
    const said: unknown = JSON.parse(body);
    const hasErrors = typeof said === 'object' && said !== null && 'errors' in said;
    const data = typeof said === 'object' && said !== null ? Reflect.get(said, 'data') : null;
    return hasErrors && (data ?? null) === null && Number(statements ?? 0) === 0;
  } catch {
    return false;
  }
}

export async function graphqlFloods(target: Target): Promise<Attempt> {
  const outcomes: (number | string)[] = [];
  const wrong: string[] = [];
  let [most, longest] = [0, 0];
  for (const [name, make] of Object.entries({ ...TOO_MUCH, ...ALLOWED })) {
    const headers = { 'content-type': 'application/json', 'x-client-name': 'commerce', store: 'b2c' };
    const cost = await costOf(target, { method: 'POST', address: '/graphql/commerce', headers, body: make() });
    const { answer } = cost;
    most = Math.max(most, cost.seconds);
    longest = Math.max(longest, answer?.body.length ?? 0);
    outcomes.push(answer?.status ?? 'hung up');
    const fault = costFault(cost);
    if (fault !== null) wrong.push(`${name}: ${fault}`);
    if ((answer?.body.length ?? 0) > MOST_ANSWER) wrong.push(`${name}: an answer of ${answer?.body.length} characters`);
    if (answer?.body.includes('"internal"')) wrong.push(`${name}: an internal error`);
    if (name in TOO_MUCH && answer && !isRefused(answer.body, String(answer.headers['x-statements'] ?? '0')))
      wrong.push(
        `${name}: ${answer.status}, ${answer.headers['x-statements']} statements: ${answer.body.slice(0, 150)}`,
      );
  }
  const result = `${counted(outcomes)}; at most ${most.toFixed(2)} s of processor time and ${Math.round(longest / 1000)} kB of answer`;
  return {
    attack: 'GraphQL: fragments, lists, floods',
    tries: outcomes.length,
    result: [result, ...wrong].join('; '),
    held: wrong.length === 0,
  };
}
