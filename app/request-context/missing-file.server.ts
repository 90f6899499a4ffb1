// What the address of a file answers where there is no such file: a small page with a way on, for a loader without a page has none to draw.
import { frontPath, infoPath } from '#domain/page/addresses';
import { textsOf } from '~/i18n/texts.server';
import type { RequestContext } from '~/models/request-context';

/** Texts and addresses are the shop's own: the page contains nothing of the request. */
export function missingFile({ language }: Pick<RequestContext, 'language'>): Response {
  const { t } = textsOf(language);
  const title = t('content:notFound.title');
  const ways = [
    [frontPath(), t('content:actions.front')],
    [infoPath('kontakt'), t('content:actions.contact')],
  ];
  const links = ways.map(([href, words]) => `<p><a href="${href}">${words}</a></p>`).join('');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  const body = `<main><h1>${title}</h1><p>${t('content:notFound.text')}</p>${links}</main>`;
  return new Response(`<!DOCTYPE html><html lang="${language}"><head>${head}</head><body>${body}</body></html>`, {
    status: 404,
    statusText: 'Not Found',
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'",
    },
  });
}
