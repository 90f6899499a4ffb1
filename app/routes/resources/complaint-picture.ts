// A picture of a complaint, for holders of its token, or of the key of the form that it was sent with. Never cached.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { isPictureName } from '#domain/complaint/pictures';
import { getContext } from '~/request-context/get-context.server';
import { notFound } from '~/request-context/respond.server';
import { fetchComplaintPicture } from '~/services/complaint/pictures.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args);
  const { token = '', side = '' } = args.params;
  const picture = isPictureName(side) ? await fetchComplaintPicture(context, token, side) : null;
  if (!picture) throw notFound();
  return new Response(picture.body, {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
    },
  });
}
