// What is agreed with one customer's procurement system: how its buyers come in and how their cart goes back.

import type { CxmlAgreement } from '#domain/punchout/cxml/agreement';
import type { UblAgreement } from '#domain/punchout/ubl/agreement';
import type { BuyersAgreement } from './buyers';
import type { OciFunction } from './oci-call';
import type { OciEncoding } from './oci-texts';

/** Duties as a separate line, as text in one of the system's own fields, or within the price. */
export const DUTY_WAYS = ['line', 'field', 'price'] as const;
export type DutyWay = (typeof DUTY_WAYS)[number];

/** Fields whose value is the same in every line of a connection. */
export const FIXED_FIELDS = [
  'VENDOR',
  'MANUFACTCODE',
  'MATGROUP',
  'CONTRACT',
  'CONTRACT_ITEM',
  'TAX',
  'SERVICE',
  'EXT_SCHEMA_TYPE',
  'EXT_CATEGORY_ID',
  'SLD_SYS_NAME',
  'CUST_FIELD1',
  'CUST_FIELD2',
  'CUST_FIELD3',
  'CUST_FIELD4',
  'CUST_FIELD5',
] as const;
export type FixedField = (typeof FIXED_FIELDS)[number];

/** Fields that are filled from the line's product, and what from. */
export const LINE_FIELDS = ['CUST_FIELD1', 'CUST_FIELD2', 'CUST_FIELD3', 'CUST_FIELD4', 'CUST_FIELD5'] as const;
export type LineField = (typeof LINE_FIELDS)[number];
export const LINE_FACTS = ['ean', 'brand', 'manufacturer_number', 'unspsc', 'eclass', 'category', 'unit'] as const;
export type LineFact = (typeof LINE_FACTS)[number];

/** Which article number of the shop goes in which of the system's fields. */
export const NUMBER_FIELDS = ['VENDORMAT', 'MATNR', 'MANUFACTMAT'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

export interface OciAgreement {
  version: '4.0' | '5.0';
  encoding: OciEncoding;
  /** The shop's unit → the system's code; units not listed use UN/ECE's code. */
  units: Readonly<Record<string, string>>;
  /** Whether prices for several pieces (PRICEUNIT above 1) are understood. */
  understandsPriceUnits: boolean;
  /** The field of the item number; VENDORMAT by OCI's own rule. */
  itemNumber: NumberField;
  /** Category slug, nearest first → the system's material group (UNSPSC, eCl@ss or its own), for products without their own class. */
  materialGroups: Readonly<Record<string, string>>;
  fixed: Readonly<Partial<Record<FixedField, string>>>;
  /** The list that classes are of (EXT_SCHEMA_TYPE): the product's own, and those in `materialGroups`; null: they are sent as MATGROUP alone. Absent in older settings. */
  schemaType?: string | null;
  /** Whether the address of the product's picture is sent (ATTACHMENT). */
  sendsPictures?: boolean;
  lineFields?: Readonly<Partial<Record<LineField, LineFact>>>;
  duties: DutyWay;
  /** The field for duties as text. */
  dutyField: FixedField | null;
  /** Freight as a line with this text; null: freight is not part of the cart that goes back. */
  freightText: string | null;
}

/** `peppol`: there are no visits; the customer orders by Peppol or NemHandel alone. */
export const PUNCHOUT_PROTOCOLS = ['oci', 'cxml', 'peppol'] as const;
export type PunchoutProtocol = (typeof PUNCHOUT_PROTOCOLS)[number];

/** What a connection is set to, of either protocol. */
export interface ConnectionSettings {
  /** The names under which the system sends its user and password. */
  parameters: { username: string; password: string };
  /** Hosts that the cart may be sent back to; see `return-address`. */
  returnHosts: readonly string[];
  allowsHttp: boolean;
  /** Pages that may show the shop in a frame: origins, as 'https://srm.example.dk'. */
  frameAncestors: readonly string[];
  /** How long a visit may last. */
  sessionHours: number;
  /** Goods without VAT, freight and duties; null: none. */
  minimumOere: number | null;
  functions: readonly OciFunction[];
  /** Null: all buyers have the customer's own account. */
  buyers: BuyersAgreement | null;
  /** For cXML as well: units, classes, duties and freight are agreed in the same words. */
  oci: OciAgreement;
  /** Null: the system speaks OCI. */
  cxml: CxmlAgreement | null;
  /** Orders by Peppol or NemHandel; null or absent in older settings: none. */
  peppol?: UblAgreement | null;
}

/** What the system gave along at the start; null where it said nothing. */
export interface PunchoutCall {
  hookUrl: string;
  cancelUrl: string | null;
  target: string | null;
  okCode: string | null;
  caller: string | null;
}

/** What the buyer's browser posts back. */
export interface PunchoutMessage {
  address: string;
  target: string | null;
  encoding: OciEncoding;
  /** False: nothing has changed, and the system retains what it has. */
  hasGoods: boolean;
  fields: readonly (readonly [name: string, value: string])[];
}
