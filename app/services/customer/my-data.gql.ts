// Documents of the customer's own data: the export, the consents, and the retention of each kind.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  DataExportQuery,
  DataExportQueryVariables,
  DataKeptQuery,
  DataKeptQueryVariables,
} from '../generated/commerce';

export const DATA_EXPORT: TypedDocumentNode<DataExportQuery, DataExportQueryVariables> = gql`
  query DataExport { customerDataExport }
`;

export const DATA_KEPT: TypedDocumentNode<DataKeptQuery, DataKeptQueryVariables> = gql`
  query DataKept {
    customerConsents { purpose given at place words }
    dataRetention { code days years }
    requestedErasure { requested_at open_orders }
  }
`;
