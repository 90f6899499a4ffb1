// Which pictures have come to a form from a telephone, for the script that waits for them.
import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/request-context/get-context.server';
import { readUpload } from '~/services/complaint/pictures.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args);
  const { pictures } = await readUpload(context, args.params.token ?? '');
  return json({ pictures }, { headers: { 'Cache-Control': 'private, no-store' } });
}
