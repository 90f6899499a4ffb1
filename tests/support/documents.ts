// Every GraphQL operation that the storefront sends, with the client that sends it.
import { type DocumentNode, Kind } from 'graphql';
import * as commerce from '~/services/generated/commerce';
import * as content from '~/services/generated/content';
import * as staff from '~/services/generated/staff';

export type Client = 'commerce' | 'content' | 'staff';

export interface StorefrontDocument {
  client: Client;
  /** The name of its operation. */
  name: string;
  document: DocumentNode;
}

export const documents: readonly StorefrontDocument[] = [
  ...operationsOf('commerce', commerce),
  ...operationsOf('content', content),
  ...operationsOf('staff', staff),
];

function operationsOf(client: Client, exported: Readonly<Record<string, DocumentNode>>): StorefrontDocument[] {
  return Object.values(exported).flatMap((document) => {
    const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    return operation ? [{ client, name: operation.name?.value ?? '', document }] : [];
  });
}
