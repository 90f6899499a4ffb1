// Document of what marketing has for the customer.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type { SegmentContextQuery, SegmentContextQueryVariables } from '../generated/commerce';

export const SEGMENT_CONTEXT: TypedDocumentNode<SegmentContextQuery, SegmentContextQueryVariables> = gql`
  query SegmentContext($activated: [String!]) {
    marketingSegmentContext(activated: $activated) {
      banner { id title text media { url } button { text href } }
      coupons {
        id
        title
        media { url }
        button { text href }
        coupon_code
        tooltip
        is_active
        expires_in_days
      }
    }
  }
`;
