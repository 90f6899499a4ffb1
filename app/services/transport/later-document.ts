// A document of the shop that is parsed when it is first used: a start would parse all 300 of them, and a process uses a part of them.
import { type DocumentNode, Kind } from 'graphql';

export class LaterDocument implements DocumentNode {
  readonly kind = Kind.DOCUMENT;
  readonly #parse: () => DocumentNode;
  #parsed: DocumentNode | undefined;

  constructor(parse: () => DocumentNode) {
    this.#parse = parse;
  }

  get definitions() {
    return this.#document().definitions;
  }

  /** Has the text, which graphql-tag puts into the documents that use this one as a fragment. */
  get loc() {
    return this.#document().loc;
  }

  #document(): DocumentNode {
    this.#parsed ??= this.#parse();
    return this.#parsed;
  }
}
