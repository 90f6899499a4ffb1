// The demo's procurement system: that of the municipality, which the simulator on /demo/procurement plays.
import type { Printed } from '#backend/shop-files/section';
import { connectionsSource } from '#backend/shop-files/sections/punchout/connections';
import { OCI_FUNCTIONS } from '#domain/punchout/oci-call';
import type { DemoWorld } from '../world/types';

/** The name that the system logs in with; its password is that of all logins of the demo. */
export const DEMO_PUNCHOUT_LOGIN = 'fjordhavn';

/** The buyer of the demo's network in cXML's From; its shared secret is the same password. */
export const DEMO_CXML_BUYER = 'AN01-FJORDHAVN';

/** The EAN number that its orders by Peppol and NemHandel come from. */
export const DEMO_PEPPOL_BUYER = '5798009900418';

/** The simulator runs on this machine, at any port. */
const HERE = ['localhost:*', '127.0.0.1:*'];

export function punchoutFiles({ customers }: DemoWorld, passwordHash: string): Printed[] {
  const buyer = customers.find(({ role }) => role === 'punchout');
  if (!buyer) return [];
  return connectionsSource.print([
    {
      code: 'fjordhavn-srm',
      title: 'Fjordhavn Kommunes indkøbssystem',
      customer: buyer.email.toLowerCase(),
      active: true,
      protocol: 'oci',
      // The cart is returned by OCI, and the order arrives by NemHandel.
      peppol: {
        parties: [`0088:${DEMO_PEPPOL_BUYER}`],
        test: false,
        order_prices: 'refuse',
        rejected_lines: 'confirm',
        documents: { responses: true, despatch_advices: true, invoices: true },
      },
      version: '4.0',
      parameters: { username: 'USERNAME', password: 'PASSWORD' },
      secrets: [{ login: DEMO_PUNCHOUT_LOGIN, hash: passwordHash }],
      return_hosts: HERE,
      allow_http: true,
      frame_ancestors: [],
      session_hours: 8,
      minimum_order: 250,
      functions: [...OCI_FUNCTIONS],
      encoding: 'utf-8',
      units: { stk: 'PCE' },
      price_units: false,
      item_number: 'VENDORMAT',
      material_groups: { kontorartikler: '44120000', papir: '14111500' },
      fixed_fields: { VENDOR: '100200' },
      category_schema: 'UNSPSC',
      pictures: true,
      line_fields: { CUST_FIELD5: 'ean' },
      duties: 'line',
    },
    {
      code: 'fjordhavn-cxml',
      title: 'Fjordhavn Kommunes indkøbsnetværk',
      customer: buyer.email.toLowerCase(),
      active: true,
      protocol: 'cxml',
      cxml: {
        version: '1.2.070',
        from: [{ domain: 'NetworkID', identity: DEMO_CXML_BUYER }],
        senders: [],
        supplier: { domain: 'NetworkID', identity: 'kontorvaerk' },
        carrier: 'cxml-base64',
        operation_allowed: 'edit',
        order_prices: 'refuse',
        rejected_lines: 'refuse',
        classification_domain: 'UNSPSC',
        classification_otherwise: '44120000',
      },
      version: '4.0',
      parameters: { username: 'USERNAME', password: 'PASSWORD' },
      secrets: [{ login: DEMO_CXML_BUYER, hash: passwordHash }],
      return_hosts: HERE,
      allow_http: true,
      frame_ancestors: [],
      session_hours: 8,
      functions: [...OCI_FUNCTIONS],
      encoding: 'utf-8',
      units: { stk: 'EA' },
      price_units: false,
      item_number: 'VENDORMAT',
      material_groups: { kontorartikler: '44120000', papir: '14111500' },
      fixed_fields: {},
      pictures: false,
      line_fields: {},
      duties: 'line',
      freight_text: 'Fragt',
    },
  ]);
}
