// The content service's error page; when that service is what failed, the shop's generic text is used instead.
import type { Language } from '~/i18n/languages';
import { textsOf } from '~/i18n/texts.server';
import type { ErrorPageView } from '~/models/content';
import type { RequestContext } from '~/models/request-context';
import { readErrorPage } from '~/services/content/error-page.server';
import { filledRows } from '~/services/recommendation/recommendation-rows.server';
import { BackendFailed, NotAuthorised } from '~/services/transport/transport.server';

export async function errorPageOf(context: RequestContext, status: number): Promise<ErrorPageView | null> {
  const content = await unlessItFails(readErrorPage(context, status));
  if (!content) return null;
  const { blocks, ...page } = content;
  // The page of trouble is shown even where the rows on it are in trouble themselves.
  return { ...page, rows: (await unlessItFails(filledRows(context, blocks))) ?? [] };
}

interface ErrorShown {
  status: number;
  errorPage: Pick<ErrorPageView, 'title'> | null;
  language: Language;
  shopName: string;
}

const TITLES: Readonly<Record<number, string>> = { 404: 'content:notFound.title', 503: 'content:error.awayTitle' };

/** What the page says happened, with the shop's name after it as on every page. */
export function errorTitleOf({ status, errorPage, language, shopName }: ErrorShown): string {
  const title = errorPage?.title || textsOf(language).t(TITLES[status] ?? 'content:error.title');
  return [title, shopName].filter(Boolean).join(' · ');
}

async function unlessItFails<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    // A closed shop recommends nothing to a visitor who has not logged in.
    if (error instanceof BackendFailed || error instanceof NotAuthorised || error instanceof TypeError) return null;
    throw error;
  }
}
