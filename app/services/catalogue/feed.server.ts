// The products of a store as the entries of a feed, read as they are written: a few in memory at a time.
import type { Caller } from '~/models/caller';
import type { FeedEntry } from '~/models/feed';
import { FeedProductsDocument, SitemapProductsDocument, SitemapReachDocument } from '../generated/commerce';
import { read } from '../transport/transport.server';
import { feedEntriesOf } from './feed.map';

const AT_ONCE = 40;

async function* entriesOfPaths(caller: Caller, paths: readonly string[]): AsyncGenerator<FeedEntry> {
  const wanted = [...new Set(paths)];
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const some = wanted.slice(at, at + AT_ONCE);
    const variables = { paths: some, size: AT_ONCE };
    const { products } = await read(caller, { client: 'commerce', document: FeedProductsDocument, variables });
    for (const product of products?.items ?? []) if (product) yield* feedEntriesOf(product, caller.rules);
  }
}

/** What anonymous visitors see in this store; a plain Magento lists none. */
export async function* feedEntries(caller: Caller): AsyncGenerator<FeedEntry> {
  const { sitemapReach } = await read(caller, { client: 'commerce', document: SitemapReachDocument, variables: {} });
  const until = sitemapReach ?? 0;
  for (let after = 0; ; ) {
    const variables = { after, until };
    const { sitemapProducts: found = [] } = await read(caller, {
      ...{ client: 'commerce', document: SitemapProductsDocument, variables },
    });
    const last = found.at(-1);
    if (!last) return;
    yield* entriesOfPaths(
      caller,
      found.map(({ path }) => path),
    );
    after = last.id;
  }
}
