// The sitemap of this host: /sitemap.xml names its files, and each file is written to the asker while the database is read.
import { Readable } from 'node:stream';
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { sitemapPath } from '#domain/page/addresses';
import { contextOfStranger, getContext } from '~/request-context/get-context.server';
import { notFound } from '~/request-context/respond.server';
import { countProductFiles, placePaths, productPages } from '~/services/catalogue/sitemap.server';

const HEADERS = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
const PLACES = 'steder.xml';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  // For every visitor, the sitemap is what one without a login may see at this host.
  const context = contextOfStranger(await getContext(args));
  // In a shop that requires login, anonymous visitors see nothing.
  if (context.variant.features.loginRequired) throw notFound();
  const origin = `${context.scheme}://${context.host}`;
  const files = await countProductFiles(context);
  const { part } = args.params;
  if (!part) {
    const names = [PLACES, ...Array.from({ length: files }, (_, at) => `varer-${at + 1}.xml`)];
    const addresses = names.map((name) => origin + sitemapPath(name));
    return written(Readable.from(addresses).pipe(new SitemapIndexStream()));
  }
  const file = Number(/^varer-([1-9]\d{0,4})\.xml$/.exec(part)?.[1] ?? 0);
  if (part !== PLACES && (file === 0 || file > files)) throw notFound();
  const pages = file > 0 ? productPages(context, file) : await placePaths(context, context.variant.features);
  const source = Readable.from(pages);
  const xml = new SitemapStream({ hostname: origin });
  source.on('error', (failure) => xml.destroy(failure));
  return written(source.pipe(xml));
}

const written = (xml: NodeJS.ReadableStream & Readable): Response =>
  new Response(createReadableStreamFromReadable(xml), { headers: HEADERS });
