// Whether the word of a link opens a draft.
import type { Caller } from '~/models/caller';
import { ContentPreviewDocument } from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { send } from '../transport/transport.server';

/** Verified by commerce, which signed it: an external content service does not know the shop's links. `path`: of a page, or a draft's subject. */
export async function readPreviewWord(caller: Caller, path: string, word: string): Promise<boolean> {
  if (!(await offers('commerce', 'Query.contentPreview'))) return false;
  const variables = { path, word };
  const { data } = await send(
    { ...caller, token: null },
    { client: 'commerce', document: ContentPreviewDocument, variables },
  );
  return data?.contentPreview === true;
}
