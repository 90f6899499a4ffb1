// Documents of complaints: what of an order can be complained of, the pictures of a form, making one, reading and answering it.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  AnswerComplaintMutation,
  AnswerComplaintMutationVariables,
  ArrivedPicturesQuery,
  ArrivedPicturesQueryVariables,
  ComplaintByTokenQuery,
  ComplaintByTokenQueryVariables,
  MakeComplaintMutation,
  MakeComplaintMutationVariables,
  OrderToComplainQuery,
  OrderToComplainQueryVariables,
  SendUploadLinkMutation,
  SendUploadLinkMutationVariables,
  StartUploadMutation,
  StartUploadMutationVariables,
  TokenOfOrderQuery,
  TokenOfOrderQueryVariables,
  UploadByLinkQuery,
  UploadByLinkQueryVariables,
} from '../generated/commerce';

export const ORDER_TO_COMPLAIN: TypedDocumentNode<OrderToComplainQuery, OrderToComplainQueryVariables> = gql`
  query OrderToComplain($token: String!) {
    guestOrderByToken(input: { token: $token }) {
      number
      email
      order_date
      complaints {
        is_consumer
        last_day
        lines { id product_sku product_name unit left }
        made { number token product_name state received_at }
      }
    }
  }
`;

export const TOKEN_OF_ORDER: TypedDocumentNode<TokenOfOrderQuery, TokenOfOrderQueryVariables> = gql`
  query TokenOfOrder($number: String!) {
    customer {
      orders(filter: { number: { eq: $number } }, pageSize: 1) { items { token } }
    }
  }
`;

export const COMPLAINT_BY_TOKEN: TypedDocumentNode<ComplaintByTokenQuery, ComplaintByTokenQueryVariables> = gql`
  query ComplaintByToken($token: String!) {
    complaint(token: $token) {
      number
      state
      received_at
      is_consumer
      order_number
      product_name
      quantity
      email
      wish
      remedy
      serial_number
      batch_number
      description
      replacement_number
      may_answer
      pictures
      extra_pictures
      messages { is_from_shop text state at }
    }
  }
`;

export const ARRIVED_PICTURES: TypedDocumentNode<ArrivedPicturesQuery, ArrivedPicturesQueryVariables> = gql`
  query ArrivedPictures($key: String!) {
    complaintUpload(key: $key) { pictures mobile }
  }
`;

export const UPLOAD_BY_LINK: TypedDocumentNode<UploadByLinkQuery, UploadByLinkQueryVariables> = gql`
  query UploadByLink($token: String!) {
    uploadOfLink(token: $token) { pictures is_done is_late }
  }
`;

export const START_UPLOAD: TypedDocumentNode<StartUploadMutation, StartUploadMutationVariables> = gql`
  mutation StartUpload($key: String!) {
    startComplaintUpload(key: $key) { pictures }
  }
`;

export const SEND_UPLOAD_LINK: TypedDocumentNode<SendUploadLinkMutation, SendUploadLinkMutationVariables> = gql`
  mutation SendUploadLink($key: String!, $mobile: String!) {
    sendComplaintUploadLink(key: $key, mobile: $mobile) { mobile }
  }
`;

export const MAKE_COMPLAINT: TypedDocumentNode<MakeComplaintMutation, MakeComplaintMutationVariables> = gql`
  mutation MakeComplaint($input: MakeComplaintInput!) {
    makeComplaint(input: $input) { number token }
  }
`;

export const ANSWER_COMPLAINT: TypedDocumentNode<AnswerComplaintMutation, AnswerComplaintMutationVariables> = gql`
  mutation AnswerComplaint($token: String!, $formKey: String!, $text: String!) {
    answerComplaint(token: $token, form_key: $formKey, text: $text) { number }
  }
`;
