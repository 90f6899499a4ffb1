// How large one document may be, with any variables. No maintained limit library is among the packages, so the counting is our
// own. Counted before validation, some of whose rules compare each field with each other field.
import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind, Lexer, Source, TokenKind } from 'graphql';
import { type DocumentSize, sizesIn } from './document-size';

/** Magento's own limits (contract §4). */
export const MAX_DEPTH = 20;
export const MAX_FIELDS = 300;
/** The same field under many names costs as often as it is named. */
export const MAX_ROOT_FIELDS = 20;
/** The shop's own documents have one; clients that name every field of a page again have a dozen. */
export const MAX_ALIASES = 50;
/** A search with mistyped words costs about 100 times as much as another root field. The shop's own page of a search has two. */
export const MAX_SEARCHES = 4;
export const MAX_DIRECTIVES = 50;
/** Tokens that the parser reads; the shop's largest document has 530. */
export const MAX_TOKENS = 2000;
/** Brackets within each other: selections, arguments and values together. Far more would overflow the stack of the parser. */
export const MAX_NESTING = 100;

const LIMIT = { category: 'graphql' };

const limitError = (message: string, node?: DocumentNode['definitions'][number]): GraphQLError =>
  new GraphQLError(message, { ...(node && { nodes: [node] }), extensions: LIMIT });

const BRACKETS: Readonly<Partial<Record<TokenKind, number>>> = {
  [TokenKind.BRACE_L]: 1,
  [TokenKind.BRACKET_L]: 1,
  [TokenKind.PAREN_L]: 1,
  [TokenKind.BRACE_R]: -1,
  [TokenKind.BRACKET_R]: -1,
  [TokenKind.PAREN_R]: -1,
};

/** Throws when brackets are nested too deeply. Reads no further than the parser does, and leaves text that is no GraphQL to it. */
export function refuseDeepNesting(text: string): void {
  const lexer = new Lexer(new Source(text));
  for (let [tokens, depth] = [0, 0]; tokens <= MAX_TOKENS; tokens += 1) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) return;
    depth += BRACKETS[kind] ?? 0;
    if (depth > MAX_NESTING) throw limitError(`Max nesting should be ${MAX_NESTING} but got more.`);
  }
}

/** Which of the limits this size exceeds, in words; none when it is within all. */
function* broken({ wide, fields, depth, aliases, directives, searches }: DocumentSize): Generator<string> {
  if (wide > MAX_ROOT_FIELDS) yield `Max root fields should be ${MAX_ROOT_FIELDS}.`;
  if (fields > MAX_FIELDS) yield `Max query complexity should be ${MAX_FIELDS} but got more.`;
  if (depth > MAX_DEPTH) yield `Max query depth should be ${MAX_DEPTH} but got more.`;
  if (aliases > MAX_ALIASES) yield `Max aliases should be ${MAX_ALIASES} but got more.`;
  if (searches > MAX_SEARCHES) yield `Max searches should be ${MAX_SEARCHES} but got more.`;
  if (directives > MAX_DIRECTIVES) yield `Max directives should be ${MAX_DIRECTIVES} but got more.`;
}

/** What every operation and every fragment of the document breaks; the fragments too, because validation reads those that are never spread. */
export function brokenLimits(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  const sizeOf = sizesIn(document, schema);
  return document.definitions.flatMap((node) => {
    if (node.kind === Kind.OPERATION_DEFINITION) {
      const size = sizeOf(node.selectionSet);
      const directives = size.directives + (node.directives?.length ?? 0);
      return [...broken({ ...size, directives })].map((message) => limitError(message, node));
    }
    if (node.kind !== Kind.FRAGMENT_DEFINITION) return [];
    // The width of a fragment is irrelevant: it may be spread anywhere.
    return [...broken({ ...sizeOf(node.selectionSet), wide: 0 })].map((message) => limitError(message, node));
  });
}

/** Values of an answer, as `documentCost` calculates them. The shop's largest document, all orders of a customer with their lines, has 27,000. */
export const MAX_COST = 50_000;
export const tooCostly = (): GraphQLError =>
  limitError(`Max query cost should be ${MAX_COST} but got more: ask for fewer fields of shorter lists.`);

export const tooDeepVariables = (): GraphQLError => limitError('Variables are nested too deeply.');
