// What the content service says to an error.
import { errorPageFor } from '#domain/page/error-page';
import type { Caller } from '~/models/caller';
import type { ErrorContent } from '~/models/content';
import { ErrorPagesDocument } from '../generated/content';
import { read } from '../transport/transport.server';
import { errorContentOf } from './error-page.map';

/** The page for a status by the rule of spec section 2; null where content has none and the generic text is shown. */
export async function readErrorPage(caller: Caller, status: number): Promise<ErrorContent | null> {
  const variables = { storeCode: caller.storeCode, locale: caller.language };
  const data = await read(caller, { client: 'content', document: ErrorPagesDocument, variables });
  const pages = (data.errorPages ?? []).flatMap((page) =>
    page
      ? [{ priority: page.priority ?? 0, pattern: page.Regex ?? null, isDefault: page.is_default === true, page }]
      : [],
  );
  const found = errorPageFor(pages, status);
  return found ? errorContentOf(found.page, status) : null;
}
