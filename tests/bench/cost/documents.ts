// Documents that each spend their time on one kind of work; words and limits differ each turn, so that no answer is cached.
import { mistypedWords } from '../../attack/search-flood';

const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join(' ');
const priced = (turn: number) => `filter: { price: { from: "${turn % 97}", to: "${1000 + turn}" } }`;
const PRICES = 'price_range { minimum_price { final_price { value } } }';

export const DOCUMENTS: Readonly<Record<string, (turn: number) => string>> = {
  'a list of 20': (turn) => `{ products(${priced(turn)}, pageSize: 20) { total_count items { sku name } } }`,
  'a list of 100 with prices': (turn) =>
    `{ products(${priced(turn)}, pageSize: 100) { total_count items { sku name ${PRICES} } } }`,
  'a list of 20 with facets': (turn) =>
    `{ products(${priced(turn)}, pageSize: 20) { items { sku } aggregations { label options { label count } } } }`,
  'twenty lists of 20 with facets': (turn) =>
    `{ ${times(20, (at) => `a${at}: products(${priced(turn * 20 + at)}, pageSize: 20) { items { sku } aggregations { label options { label count } } }`)} }`,
  'a search of one mistyped word': (turn) =>
    `{ products(search: "${mistypedWords(1, turn)}", pageSize: 20) { total_count items { sku } } }`,
  'a search of eight mistyped words': (turn) =>
    `{ products(search: "${mistypedWords(8, turn)}", pageSize: 20) { total_count items { sku } } }`,
  'four searches of eight mistyped words': (turn) =>
    `{ ${times(4, (at) => `a${at}: products(search: "${mistypedWords(8, turn * 4 + at)}", pageSize: 20) { total_count items { sku } }`)} }`,
  'a guide of eight mistyped words': (turn) =>
    `{ searchGuide(search: "${mistypedWords(8, turn)}") { corrected words categories { name } printers { name } } }`,
  'suggestions for eight mistyped words': (turn) =>
    `{ searchSuggestions(search: "${mistypedWords(8, turn)}") { terms products { sku name } } }`,
  'recommendations of a list of 10': (turn) =>
    `{ products(${priced(turn)}, pageSize: 10) { items { sku related_products { sku ${PRICES} } crosssell_products { sku } } } }`,
};
