// A staff member looks at the shop as the laws of another day want it: the link of the command line begins it, the bar's button ends it.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { frontPath } from '#domain/page/addresses';
import { getContext } from '~/request-context/get-context.server';
import { lawCookie } from '~/request-context/law.server';
import { back, methodNotAllowed, notFound, redirectTo } from '~/request-context/respond.server';
import { readLawPreview } from '~/services/law/law.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args);
  const { word } = args.params;
  if (word === undefined || (await readLawPreview(context, word)) === null) throw notFound();
  return redirectTo(frontPath(), [lawCookie(args.request, word)]);
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  await getContext(args);
  if (args.params.word !== undefined) throw methodNotAllowed('GET, HEAD');
  return back(args.request, frontPath(), { cookies: [lawCookie(args.request, null)] });
}
