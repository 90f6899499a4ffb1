// Documents of the ink finder: printers by maker, series and words, what fits a printer, and a customer's saved printers.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import { TILE } from '../catalogue/product.gql';
import type {
  FinderQuery,
  FinderQueryVariables,
  FitsQuery,
  FitsQueryVariables,
  InkSearchQuery,
  InkSearchQueryVariables,
  MyPrintersQuery,
  MyPrintersQueryVariables,
  RemovePrinterMutation,
  RemovePrinterMutationVariables,
  SavePrinterMutation,
  SavePrinterMutationVariables,
  UpdatePrinterMutation,
  UpdatePrinterMutationVariables,
} from '../generated/commerce';

const PRINTER = gql`
  fragment PrinterName on Printer { id make make_key series series_key model }
`;
const SUPPLY = gql`
  fragment Supply on PrinterSupply {
    role
    number
    part
    pages
    original
    lock
    holds { role part pages }
    product {
      ...Tile
    }
  }
`;

/** The options of the three selects, and the most requested printers. */
export const FINDER: TypedDocumentNode<FinderQuery, FinderQueryVariables> = gql`
  query Finder($make: String!, $series: String!, $hasMake: Boolean!, $hasSeries: Boolean!, $isTop: Boolean!) {
    printerMakes { key name printer_count }
    printerSeries(make: $make) @include(if: $hasMake) { key name make printer_count }
    printers(make: $make, series: $series) @include(if: $hasSeries) { items { ...PrinterName } }
    popular: printers @include(if: $isTop) { items { ...PrinterName } }
  }
  ${PRINTER}
`;

export const INK_SEARCH: TypedDocumentNode<InkSearchQuery, InkSearchQueryVariables> = gql`
  query InkSearch($words: String!) {
    printers(search: $words) { is_exact items { ...PrinterName } }
    cartridges(number: $words) { ...Supply }
  }
  ${PRINTER}
  ${SUPPLY}
  ${TILE}
`;

export const FITS: TypedDocumentNode<FitsQuery, FitsQueryVariables> = gql`
  query Fits($id: String!) {
    printer(id: $id) {
      ...PrinterName
      kind
      colour
      supplies { ...Supply }
    }
  }
  ${PRINTER}
  ${SUPPLY}
  ${TILE}
`;

export const MY_PRINTERS: TypedDocumentNode<MyPrintersQuery, MyPrintersQueryVariables> = gql`
  query MyPrinters {
    customer {
      printers {
        id
        name
        location
        printer { ...PrinterName }
        last_purchase { ordered_at items { sku name quantity } }
      }
    }
  }
  ${PRINTER}
`;

export const SAVE_PRINTER: TypedDocumentNode<SavePrinterMutation, SavePrinterMutationVariables> = gql`
  mutation SavePrinter($printer: String!, $input: CustomerPrinterInput!) {
    savePrinter(printer_id: $printer, input: $input) { printer { id name } }
  }
`;

export const UPDATE_PRINTER: TypedDocumentNode<UpdatePrinterMutation, UpdatePrinterMutationVariables> = gql`
  mutation UpdatePrinter($id: ID!, $input: CustomerPrinterInput!) {
    updatePrinter(id: $id, input: $input) { printer { id name } }
  }
`;

export const REMOVE_PRINTER: TypedDocumentNode<RemovePrinterMutation, RemovePrinterMutationVariables> = gql`
  mutation RemovePrinter($id: ID!) {
    removePrinter(id: $id) { printer { id } }
  }
`;
