// The few replies that the front door gives itself: small pages in Danish and English, since no one has asked for the language yet.
import type { ServerResponse } from 'node:http';

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

function refusalPage(reason: RefusalStatus, isPost: boolean): string {
  const [danish, english] = REFUSALS[reason];
  const status = refusalStatus(reason);
  // A form that was refused is sent again by going back to it, where what was typed still stands.
  const again = status === 503 && !isPost ? '<meta http-equiv="refresh" content="2">' : '';
  return (
    `<!DOCTYPE html><html lang="da"><head><meta charset="utf-8"><title>${status}</title>${again}</head>` +
    `<body><h1>${status}</h1><p>${danish}</p><p lang="en">${english}</p><p><a href="/">Til forsiden</a></p></body></html>`
  );
}

/** Sends the page of this status but leaves the reply open, for the caller to end. */
export function beginRefusal(res: ServerResponse, status: RefusalStatus): void {
  const page = Buffer.from(refusalPage(status, res.req.method === 'POST'));
  res.writeHead(refusalStatus(status), {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    'Cache-Control': 'no-store',
    ...EXTRA_HEADERS[status],
  });
  if (res.req.method !== 'HEAD') res.write(page);
}

/** Answers with the page of this status and ends the reply. */
export function sendRefusal(res: ServerResponse, status: RefusalStatus): void {
  beginRefusal(res, status);
  res.end();
}
