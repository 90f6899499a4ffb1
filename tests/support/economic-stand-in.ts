// Simulates e-conomic's REST API, written from its public documentation: drafts, customers, products, booked invoices, filters, pages,
// Idempotency-Key. It can be busy, fail, hang, and lose its reply after it has created a document.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Line {
  product: { productNumber: string };
  quantity: number;
  unitNetPrice: number;
  booked?: number;
}
interface Document {
  references?: { other?: string };
  lines: Line[];
  [field: string]: unknown;
}
export interface DraftOrder extends Document {
  orderNumber: number;
  grossAmount: number;
}
export interface BookedInvoice extends Document {
  bookedInvoiceNumber: number;
  grossAmount: number;
}
export type Fault = 429 | 500 | 'hang' | 'lost reply';

const TOKENS = { appSecret: 'app-secret', agreementGrant: 'grant' };
const PAGE = 3;
/** Number series go on where a test opens another agreement: the shop remembers keys that name a document. */
let lastInvoice = 20_000;
let lastOrder = 0;

/** `vatBpOf`: the rate that the product's group has in e-conomic. */
export async function openEconomic(vatBpOf: (product: string) => number) {
  const drafts: DraftOrder[] = [];
  const archived: DraftOrder[] = [];
  const customers: Record<string, unknown>[] = [];
  const products: Record<string, unknown>[] = [];
  const booked: BookedInvoice[] = [];
  const created = new Map<string, string>();
  /** The next requests that match end in this way. */
  const faults: { method: string; path: string; fault: Fault }[] = [];
  const requests: string[] = [];

  /** Øre: lines without VAT, and the VAT of the sum of each rate. */
  function grossOf(lines: readonly Line[]): number {
    const nets = new Map<number, number>();
    for (const { product, quantity, unitNetPrice } of lines) {
      const rate = vatBpOf(product.productNumber);
      nets.set(rate, (nets.get(rate) ?? 0) + Math.round(quantity * unitNetPrice * 100));
    }
    return (
      [...nets].reduce(
        (sum, [rate, net]) => sum + net + Math.sign(net) * Math.round((Math.abs(net) * rate) / 10_000),
        0,
      ) / 100
    );
  }

  const collections: Record<string, () => object[]> = {
    '/orders/drafts': () => drafts,
    '/orders/sent': () => [],
    '/orders/archived': () => archived,
    '/invoices/booked': () => booked,
    '/customers': () => customers,
    '/products': () => products,
  };

  function create(path: string, document: Document): object | null {
    if (path === '/orders/drafts') {
      const missing = ['date', 'currency', 'customer', 'layout', 'paymentTerms', 'recipient'].filter(
        (name) => !document[name],
      );
      const isFine = document.lines.every(
        ({ unitNetPrice }) => Math.abs(unitNetPrice * 100 - Math.round(unitNetPrice * 100)) < 1e-6,
      );
      if (missing.length > 0 || !isFine) return null;
      const made = {
        ...document,
        orderNumber: ++lastOrder,
        grossAmount: grossOf(document.lines),
      };
      drafts.push(made);
      return made;
    }
    const made = { ...document, customerNumber: 1_000 + customers.length };
    customers.push(made);
    return made;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += part;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const method = request.method ?? '';
    requests.push(`${method} ${pathname}`);
    const reply = (status: number, value: object, more = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(value));
    };
    const at = faults.findIndex((one) => one.method === method && one.path === pathname);
    const fault = at < 0 ? null : faults.splice(at, 1)[0]?.fault;
    if (fault === 'hang') return;
    if (fault === 429) return reply(429, { message: 'Too many requests' }, { 'retry-after': '0' });
    if (fault === 500) return reply(500, { message: 'Unknown error' });
    const { 'x-appsecrettoken': app, 'x-agreementgranttoken': grant } = request.headers;
    if (app !== TOKENS.appSecret || grant !== TOKENS.agreementGrant) return reply(401, { message: 'Unauthorized' });
    const rows = collections[pathname]?.();
    if (!rows) return reply(404, { message: 'Not found' });
    if (method === 'POST') {
      const key = String(request.headers['idempotency-key'] ?? '');
      const made = created.get(key) ?? JSON.stringify(create(pathname, JSON.parse(body)));
      if (made === 'null') return reply(400, { message: 'Validation failed' });
      if (key !== '') created.set(key, made);
      if (fault === 'lost reply') return void request.socket.destroy();
      return reply(201, JSON.parse(made));
    }
    const found = sorted(rows, searchParams.get('sort')).filter(filterOf(searchParams.get('filter')));
    const skipped = Number(searchParams.get('skippages') ?? 0);
    const next = new URLSearchParams(searchParams);
    next.set('skippages', String(skipped + 1));
    const hasNext = found.length > (skipped + 1) * PAGE;
    reply(200, {
      collection: found.slice(skipped * PAGE, (skipped + 1) * PAGE),
      pagination: {
        skipPages: skipped,
        ...(hasNext && { nextPage: `http://${request.headers.host}${pathname}?${next}` }),
      },
    });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    ...{ drafts, archived, customers, products, booked, faults, requests, created },
    tokens: TOKENS,
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Staff turn so many pieces of a draft into an invoice and book it; where nothing is left the draft is archived. */
    book(orderNumber: number, piecesOf: (line: Line) => number = ({ quantity }) => quantity): BookedInvoice {
      const draft = drafts.find((one) => one.orderNumber === orderNumber);
      if (!draft) throw new Error(`no draft ${orderNumber}`);
      const lines = draft.lines.flatMap((line) => {
        const { booked: before = 0 } = line;
        const quantity = Math.min(piecesOf(line), line.quantity - before);
        line.booked = before + quantity;
        return quantity > 0 ? [{ ...line, quantity }] : [];
      });
      if (draft.lines.every(({ quantity, booked: done }) => done === quantity))
        archived.push(...drafts.splice(drafts.indexOf(draft), 1));
      const invoice = { ...draft, lines, grossAmount: grossOf(lines), bookedInvoiceNumber: ++lastInvoice };
      booked.push(invoice);
      return invoice;
    },
    /** Staff book a credit note of so many pieces of each line. */
    credit({ bookedInvoiceNumber: _, ...invoice }: BookedInvoice, piecesOf: (line: Line) => number): BookedInvoice {
      const lines = invoice.lines.map((line) => ({ ...line, quantity: -piecesOf(line) }));
      const note = { ...invoice, lines, bookedInvoiceNumber: ++lastInvoice, grossAmount: grossOf(lines) };
      booked.push(note);
      return note;
    },
    close: () => void server.close().closeAllConnections(),
  };
}
export type EconomicStandIn = Awaited<ReturnType<typeof openEconomic>>;

const at = (row: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value && typeof value === 'object' ? Reflect.get(value, name) : undefined), row);

const sorted = (rows: object[], by: string | null): object[] =>
  by === null ? rows : [...rows].sort((one, other) => (String(at(one, by)) < String(at(other, by)) ? -1 : 1));

/** One comparison: 'references.other$eq:100000123'. */
function filterOf(filter: string | null): (row: object) => boolean {
  if (filter === null) return () => true;
  const [, path = '', operator, value = ''] = /^([\w.]+)\$(eq|gt|gte):(.*)$/.exec(filter) ?? [];
  return (row) => {
    const has = at(row, path);
    if (has === undefined) return false;
    if (operator === 'eq') return String(has) === value;
    const [left, right] = typeof has === 'number' ? [has, Number(value)] : [String(has), value];
    return operator === 'gt' ? left > right : left >= right;
  };
}
