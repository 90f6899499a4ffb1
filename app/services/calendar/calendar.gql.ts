// Document of a store's delivery calendar.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { CalendarQuery, CalendarQueryVariables } from '../generated/commerce';

export const CALENDAR: TypedDocumentNode<CalendarQuery, CalendarQueryVariables> = gql`
  query Calendar {
    storeConfig { delivery_calendar { cutoff closed open } }
  }
`;
