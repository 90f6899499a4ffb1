// A product feed of this host, written to the client while the database is read: /feeds/google.xml and others.
import { Readable } from 'node:stream';
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node';
import type { Caller } from '~/models/caller';
import { contextOfStranger, getContext } from '~/request-context/get-context.server';
import { notFound } from '~/request-context/respond.server';
import { feedEntries } from '~/services/catalogue/feed.server';
import { FEED_FORMS, type FeedForm } from '~/services/catalogue/feed-forms';

const FORMS = new Map<string, FeedForm>(Object.entries(FEED_FORMS));

async function* writtenFeed(caller: Caller, form: FeedForm, origin: string): AsyncGenerator<string> {
  yield form.head;
  for await (const entry of feedEntries(caller)) {
    const line = form.line(entry, origin);
    if (line) yield line;
  }
  yield form.foot;
}

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = contextOfStranger(await getContext(args));
  const form = FORMS.get(args.params.file ?? '');
  // In a shop that requires login, anonymous visitors see nothing.
  if (!form || context.variant.features.loginRequired) throw notFound();
  const lines = Readable.from(writtenFeed(context, form, `${context.scheme}://${context.host}`));
  const headers = { 'Content-Type': form.type, 'Cache-Control': 'public, max-age=3600', 'X-Robots-Tag': 'noindex' };
  return new Response(createReadableStreamFromReadable(lines), { headers });
}
