// The few error pages that the HTTP server writes itself: small pages in Danish and English, since the language is not known yet. They have
// the shop's logo and name if the storefront is available, and need no other file: the error may be that none is served.
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** A shop's name, and its logo as paths in a square of 40. */
export interface Brand {
  name: string;
  mark: readonly { d: string; colour: string }[];
}

const brands = new WeakMap<ServerResponse, () => Brand | null>();

/** The shop of this reply's error page; looked up only when there is one. */
export const refuseAs = (res: ServerResponse, brand: () => Brand | null): void => void brands.set(res, brand);

const REFUSALS = {
  400: ['Forespørgslen kunne ikke læses.', 'The request could not be read.'],
  403: [
    'Formularen kom fra en anden side og blev ikke modtaget. Åbn butikken og prøv igen.',
    'The form came from another site and was not accepted. Open the shop and try again.',
  ],
  405: ['Det kan man ikke her.', 'That cannot be done here.'],
  408: [
    'Det, du sendte, kom for langsomt frem. Gå tilbage, hvor det, du skrev, stadig står, og prøv igen.',
    'What you sent arrived too slowly. Go back, where what you typed is still there, and try again.',
  ],
  413: ['Det, du sendte, fylder for meget.', 'What you sent is too large.'],
  414: ['Adressen er for lang.', 'The address is too long.'],
  421: ['Butikken har ikke denne adresse.', 'The shop is not found at this address.'],
  500: ['Der opstod en fejl. Prøv igen om lidt.', 'An error occurred. Please try again in a moment.'],
  503: ['Butikken åbner om et øjeblik.', 'The shop opens in a moment.'],
  uploads: [
    'Der bliver sendt for mange filer til butikken lige nu. Vent lidt, gå tilbage, hvor det, du skrev, stadig står, og prøv igen.',
    'Too many files are being sent to the shop right now. Wait a moment, go back, where what you typed is still there, and try again.',
  ],
  busy: [
    'Der er mange kunder i butikken lige nu. Prøv igen om et øjeblik.',
    'Many customers are in the shop right now. Please try again in a moment.',
  ],
} as const;

/** A status, or a name where one status has several reasons. */
export type RefusalStatus = keyof typeof REFUSALS;

const refusalStatus = (reason: RefusalStatus): number => (typeof reason === 'string' ? 503 : reason);

const EXTRA_HEADERS: Partial<Record<RefusalStatus, Record<string, string>>> = {
  405: { Allow: 'GET, HEAD, POST, OPTIONS' },
  408: { Connection: 'close' },
  413: { Connection: 'close' },
  503: { 'Retry-After': '2' },
  uploads: { Connection: 'close', 'Retry-After': '30' },
  busy: { 'Retry-After': '2' },
};

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f7f4ee;color:#221f1b;font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{box-sizing:border-box;width:min(34rem,100%);padding:2rem 1.5rem}' +
  'header{display:flex;align-items:center;gap:.75rem;font-weight:700}' +
  'svg{width:2.5rem;height:2.5rem}h1{font-size:1.5rem;line-height:1.25;margin:1.5rem 0 .5rem}p{margin:.5rem 0}' +
  '[lang=en],small{color:#5c564d}a{display:inline-block;padding:.75rem 0;color:inherit}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const inMarkup = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

function brandLine(brand: Brand | null): string {
  if (brand === null) return '';
  const paths = brand.mark.map(({ d, colour }) => `<path fill="${inMarkup(colour)}" d="${inMarkup(d)}"/>`).join('');
  const mark = paths === '' ? '' : `<svg viewBox="0 0 40 40" aria-hidden="true">${paths}</svg>`;
  return `<header>${mark}${inMarkup(brand.name)}</header>`;
}

function refusalPage(reason: RefusalStatus, isPost: boolean, brand: Brand | null): string {
  const [danish, english] = REFUSALS[reason];
  const status = refusalStatus(reason);
  // A refused form is resubmitted by going back to it, where its input is preserved.
  const again = status === 503 && !isPost ? '<meta http-equiv="refresh" content="2">' : '';
  const title = brand === null ? danish : `${danish} | ${inMarkup(brand.name)}`;
  return (
    `<!DOCTYPE html><html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${title}</title>${again}<style>${STYLE}</style></head><body><main>${brandLine(brand)}<h1>${danish}</h1>` +
    `<p lang="en">${english}</p><p><a href="/">Til forsiden <span lang="en">/ To the front page</span></a></p><small>${status}</small></main></body></html>`
  );
}

/** Sends the page of this status but leaves the reply open, for the caller to end. */
export function beginRefusal(res: ServerResponse, status: RefusalStatus): void {
  const page = Buffer.from(refusalPage(status, res.req.method === 'POST', brands.get(res)?.() ?? null));
  res.writeHead(refusalStatus(status), {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': POLICY,
    ...EXTRA_HEADERS[status],
  });
  if (res.req.method !== 'HEAD') res.write(page);
}

/** Answers with the page of this status and ends the reply. */
export function sendRefusal(res: ServerResponse, status: RefusalStatus): void {
  beginRefusal(res, status);
  res.end();
}
