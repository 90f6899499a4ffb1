// Simulates Business Central's API v2.0 and the token endpoint of the Microsoft identity platform, written from their public documentation:
// learn.microsoft.com/dynamics365/business-central/dev-itpro/api-reference/v2.0 (resources salesOrder, salesOrderLine, salesShipment, salesInvoice,
// salesCreditMemo, customer, item, itemLedgerEntry; error codes; API limits) and …/administration/automation-apis-using-s2s-authentication.
// It can be busy, fail, hang, lose its reply, write late, break off between an order and its lines, and be changed by somebody at that moment.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Line {
  lineType: string;
  lineObjectNumber: string;
  quantity: number;
  unitPrice: number;
  shippedQuantity: number;
  invoicedQuantity?: number;
}
interface Row {
  '@odata.etag': string;
  id: string;
  lastModifiedDateTime: string;
  [field: string]: unknown;
}
interface Document extends Row {
  number: string;
  externalDocumentNumber: string;
  totalAmountIncludingTax: number;
}
interface SalesOrder extends Document {
  customerNumber: string;
  salesOrderLines: Line[];
}
export type Fault = 401 | 429 | 500 | 504 | 'hang' | 'lost reply' | 'late' | 'half' | 'changed';

const CLIENT = { clientId: 'client', clientSecret: 'secret' };
const COMPANY = '5106f77a-9ecf-4afc-b4d2-3a6b5f4a1d10';
const API = '/v2.0/tenant/sandbox/api';
const PAGE = 3;
const LATE_MS = 300;
/** Number series go on where a test opens another company: the shop remembers keys that name a document. */
const last = { order: 1_000, shipment: 2_000, invoice: 3_000, memo: 4_000, customer: 5_000, minute: 0 };

const HEADER_FIELDS = [
  ...['externalDocumentNumber', 'orderDate', 'customerNumber', 'requestedDeliveryDate', 'phoneNumber', 'email'],
  ...['sellTo', 'shipTo'].flatMap((side) =>
    ['AddressLine1', 'AddressLine2', 'City', 'Country', 'PostCode'].map((name) => `${side}${name}`),
  ),
  ...['shipToName', 'shipToContact', 'salesOrderLines'],
];
const LINE_FIELDS = ['lineType', 'lineObjectNumber', 'description', 'quantity', 'unitPrice', 'discountPercent'];

/** A minute later each time, with the seven digits that Business Central writes. */
const nextMoment = (): string =>
  new Date(Date.UTC(2026, 10, 29) + ++last.minute * 60_000 + 123).toISOString().replace('Z', '4567Z');
const stamped = (): Row => ({
  '@odata.etag': `W/"${randomUUID()}"`,
  id: randomUUID(),
  lastModifiedDateTime: nextMoment(),
});

/** `vatBpOf`: the rate of an item or account, by its VAT posting group. */
export async function openBusinessCentral(vatBpOf: (number: string) => number) {
  const salesOrders: SalesOrder[] = [];
  const salesShipments: (Document & { salesShipmentLines: Partial<Line>[] })[] = [];
  const salesInvoices: (Document & { salesInvoiceLines: Line[] })[] = [];
  const salesCreditMemos: Document[] = [];
  const customers: (Row & { number: string })[] = [];
  const items: Row[] = [];
  const itemLedgerEntries: Row[] = [];
  const collections: Record<string, object[]> = {
    ...{ salesOrders, salesShipments, salesInvoices, salesCreditMemos, customers, items, itemLedgerEntries },
  };
  /** The next requests that match end in this way. */
  const faults: { method: string; path: string; fault: Fault }[] = [];
  const requests: string[] = [];
  const tokens = new Set<string>();

  function totalOf(lines: readonly Line[]): number {
    const nets = new Map<number, number>();
    for (const { lineObjectNumber, quantity, unitPrice } of lines) {
      const rate = vatBpOf(lineObjectNumber);
      nets.set(rate, (nets.get(rate) ?? 0) + Math.round(quantity * unitPrice * 100));
    }
    return [...nets].reduce((sum, [rate, net]) => sum + net + Math.round((net * rate) / 10_000), 0) / 100;
  }

  /** A text: the error. */
  function faultOfOrder(document: Partial<SalesOrder>): string | null {
    const lines = document.salesOrderLines ?? [];
    const unknown = Object.keys(document).filter((name) => !HEADER_FIELDS.includes(name));
    for (const line of lines) unknown.push(...Object.keys(line).filter((name) => !LINE_FIELDS.includes(name)));
    const texts = [document, ...lines].flatMap((one) => Object.values(one)).filter((one) => typeof one === 'string');
    if (unknown.length > 0) return `BadRequest: ${unknown} is not a property`;
    if (texts.some((text) => text.length > 100)) return 'Application_StringExceededLength';
    if (!customers.some(({ number }) => number === document.customerNumber)) return 'Application_DialogException';
    return lines.some(({ lineType }) => !['Item', 'Account'].includes(lineType)) ? 'BadRequest' : null;
  }

  function createOrder(document: SalesOrder, isHalf: boolean): void {
    const lines = isHalf ? [] : document.salesOrderLines.map((line) => ({ ...line, shippedQuantity: 0 }));
    const made = { ...document, ...stamped(), number: `SO-${++last.order}`, salesOrderLines: lines };
    salesOrders.push({ ...made, totalAmountIncludingTax: totalOf(lines) });
  }

  function posted(from: Document, number: string) {
    const { externalDocumentNumber, totalAmountIncludingTax } = from;
    const dates = { postingDate: '2026-11-29', dueDate: '2026-12-29' };
    return { ...stamped(), ...dates, number, externalDocumentNumber, totalAmountIncludingTax, status: 'Open' };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += part;
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const method = request.method ?? '';
    const reply = (status: number, value: object, more = {}) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(value));
    const refuse = (status: number, code: string, more = {}) => reply(status, { error: { code, message: code } }, more);
    const path = url.pathname.replace(`${API}/v2.0/companies(${COMPANY})/`, '');
    requests.push(`${method} ${path}`);
    const at = faults.findIndex((one) => one.method === method && path.startsWith(one.path));
    const fault = at < 0 ? null : faults.splice(at, 1)[0]?.fault;
    if (fault === 'hang') return;
    if (fault === 429) return refuse(429, 'Application_TooManyRequests', { 'retry-after': '0' });
    if (fault === 401) tokens.clear();
    if (fault === 500) return refuse(500, 'Internal_ServerError');
    if (fault === 504) return refuse(504, 'Gateway Timeout');
    if (url.pathname === '/tenant/oauth2/v2.0/token') return reply(...tokenFor(new URLSearchParams(body)));
    if (!tokens.has((request.headers.authorization ?? '').replace('Bearer ', '')))
      return refuse(401, 'Authentication_InvalidCredentials');
    if (method === 'DELETE') {
      const refusal = refusalOfRemoval(path, request.headers['if-match'], fault === 'changed');
      return refusal ? refuse(...refusal) : void response.writeHead(204).end();
    }
    const rows = collections[path];
    if (!rows) return refuse(404, 'BadRequest_ResourceNotFound');
    if (method === 'GET') return reply(200, pageOf(rows, url));
    const document: SalesOrder = JSON.parse(body);
    const wrong = path === 'salesOrders' ? faultOfOrder(document) : null;
    if (wrong) return refuse(400, wrong);
    const write = () => {
      if (path === 'salesOrders') createOrder(document, fault === 'half');
      else customers.push({ ...document, ...stamped(), number: `K${++last.customer}` });
    };
    if (fault === 'late') {
      setTimeout(write, LATE_MS);
      return void request.socket.destroy();
    }
    write();
    if (fault === 'lost reply') return void request.socket.destroy();
    if (fault === 'half') return refuse(500, 'Internal_ServerError');
    reply(201, {});
  }

  /** Null: it is done. */
  function refusalOfRemoval(path: string, etag: string | undefined, isChanged: boolean): [number, string] | null {
    const index = salesOrders.findIndex(({ id }) => path === `salesOrders(${id})`);
    const order = salesOrders[index];
    if (!order) return [404, 'Internal_RecordNotFound'];
    if (isChanged) order['@odata.etag'] = `W/"${randomUUID()}"`;
    if (etag !== '*' && order['@odata.etag'] !== etag) return [409, 'Request_EntityChanged'];
    salesOrders.splice(index, 1);
    return null;
  }

  function tokenFor(form: URLSearchParams): [number, object] {
    const isRight =
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === CLIENT.clientId &&
      form.get('client_secret') === CLIENT.clientSecret &&
      form.get('scope') === 'https://api.businesscentral.dynamics.com/.default';
    if (!isRight) return [401, { error: 'invalid_client' }];
    const token = randomUUID();
    tokens.add(token);
    return [200, { token_type: 'Bearer', expires_in: 3_599, access_token: token }];
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const orderNumbered = (number: string): SalesOrder => {
    const found = salesOrders.find((order) => order.number === number);
    if (!found) throw new Error(`no sales order ${number}`);
    return found;
  };
  return {
    ...{ salesOrders, salesShipments, salesInvoices, salesCreditMemos, customers, items, faults, requests, tokens },
    ...{ client: CLIENT, company: COMPANY, tokenAt: `${origin}/tenant/oauth2/v2.0/token` },
    api: `${origin}${API}`,
    addCustomer: (number: string, fields: object = {}) => void customers.push({ ...stamped(), number, ...fields }),
    addItem: (number: string, fields: object) =>
      void items.push({ ...stamped(), number, type: 'Inventory', priceIncludesTax: false, unitPrice: 0, ...fields }),
    /** Staff post a shipment: of so many pieces of each line. */
    ship(number: string, piecesOf: (line: Line) => number = ({ quantity }) => quantity, fields: object = {}): string {
      const order = orderNumbered(number);
      const lines = order.salesOrderLines.map((line) => {
        const quantity = Math.min(piecesOf(line), line.quantity - line.shippedQuantity);
        line.shippedQuantity += quantity;
        return { lineType: line.lineType, lineObjectNumber: line.lineObjectNumber, quantity };
      });
      const shipment = { ...posted(order, `SS-${++last.shipment}`), ...fields, salesShipmentLines: lines };
      salesShipments.push(shipment);
      return shipment.number;
    },
    /** Staff post an invoice of so many pieces of each line; where nothing is left the order is deleted. */
    invoice(number: string, piecesOf: (line: Line) => number = ({ quantity }) => quantity): string {
      const order = orderNumbered(number);
      const salesInvoiceLines = order.salesOrderLines.flatMap((line) => {
        const { invoicedQuantity: before = 0 } = line;
        const quantity = Math.min(piecesOf(line), line.quantity - before);
        line.invoicedQuantity = before + quantity;
        return quantity > 0 ? [{ ...line, quantity }] : [];
      });
      if (order.salesOrderLines.every(({ quantity, invoicedQuantity }) => invoicedQuantity === quantity))
        salesOrders.splice(salesOrders.indexOf(order), 1);
      const made = { ...posted(order, `SI-${++last.invoice}`), orderNumber: number, salesInvoiceLines };
      const invoice = { ...made, totalAmountIncludingTax: totalOf(salesInvoiceLines) };
      salesInvoices.push(invoice);
      return invoice.number;
    },
    /** It is paid: the invoice has a new time. */
    pay(number: string): void {
      const invoice = salesInvoices.find((one) => one.number === number);
      Object.assign(invoice ?? {}, { status: 'Paid', lastModifiedDateTime: nextMoment() });
    },
    /** A credit memo with another reference, of so many pieces of each line. */
    credit(invoiceNumber: string, piecesOf: (line: Line) => number = ({ quantity }) => quantity): string {
      const invoice = salesInvoices.find((one) => one.number === invoiceNumber);
      if (!invoice) throw new Error(`no invoice ${invoiceNumber}`);
      const lines = invoice.salesInvoiceLines.map((line) => ({ ...line, quantity: piecesOf(line) }));
      const made = { ...posted(invoice, `SC-${++last.memo}`), totalAmountIncludingTax: totalOf(lines) };
      salesCreditMemos.push({ ...made, externalDocumentNumber: 'RMA 7', invoiceNumber });
      return made.number;
    },
    /** Goods arrive: the ledger has an entry, the time of the item does not change. */
    receive(number: string, quantity: number): void {
      const item = items.find((one) => one.number === number);
      Object.assign(item ?? {}, { inventory: Number(item?.inventory) + quantity });
      const entryNumber = itemLedgerEntries.length + 1;
      itemLedgerEntries.push({ ...stamped(), entryNumber, itemNumber: number, quantity });
    },
    close: () => void server.close().closeAllConnections(),
  };
}
export type BusinessCentralStandIn = Awaited<ReturnType<typeof openBusinessCentral>>;

/** Nested lines only where $expand names them. */
function pageOf(rows: readonly object[], url: URL): object {
  const query = url.searchParams;
  const [by = '', way = 'asc'] = (query.get('$orderby') ?? '').split(' ');
  const found = rows.filter(filterOf(query.get('$filter')));
  if (by) found.sort((one, other) => (isBefore(fieldOf(one, by), fieldOf(other, by)) === (way === 'asc') ? -1 : 1));
  const top = Number(query.get('$top') ?? found.length);
  const skipped = Number(query.get('$skiptoken') ?? 0);
  const expanded = query.get('$expand');
  const value = found.slice(skipped, Math.min(top, skipped + PAGE)).map((row) => {
    const isShown = ([name]: [string, unknown]) => name === expanded || !name.endsWith('Lines');
    return Object.fromEntries(Object.entries(row).filter(isShown));
  });
  const next = new URL(url);
  next.searchParams.set('$skiptoken', String(skipped + PAGE));
  return { value, ...(Math.min(top, found.length) > skipped + PAGE && { '@odata.nextLink': String(next) }) };
}

const fieldOf = (row: object, name: string): unknown => Reflect.get(row, name);
const isBefore = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number' ? one < other : timed(String(one)) < timed(String(other));
/** Times with three digits and with seven are compared by their value. */
const timed = (text: string): string =>
  /^\d{4}-\d\d-\d\dT.*Z$/.test(text) ? text.replace('Z', '').padEnd(27, '0') : text;

/** Comparisons with 'and' or with 'or': "number eq 'A' or number eq 'B'". */
function filterOf(filter: string | null): (row: object) => boolean {
  if (filter === null) return () => true;
  const parts = filter.split(/ (?:and|or) (?=\w+ (?:eq|gt|ge) )/).map((part) => {
    const [, name = '', operator, value = ''] = /^(\w+) (eq|gt|ge) (.*)$/.exec(part) ?? [];
    const text = value.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : value;
    return (row: object) => {
      const has = fieldOf(row, name);
      const wanted = typeof has === 'number' ? Number(text) : text;
      if (operator === 'eq') return has === wanted;
      return operator === 'gt' ? isBefore(wanted, has) : !isBefore(has, wanted);
    };
  });
  return (row) => (filter.includes(' or ') ? parts.some((fits) => fits(row)) : parts.every((fits) => fits(row)));
}
