// Headers of a file that is made for one reader: no cache stores it, no browser guesses its type, no search engine lists it.

/** `name`: with its ending. `shown`: in the browser (PDFs) or saved at once. The address may carry a token: no referrer is sent from it. */
export const privateFile = (name: string, type: string, shown: 'attachment' | 'inline' = 'attachment') => ({
  'Content-Type': type,
  'Content-Disposition': `${shown}; filename="${name}"`,
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
});
