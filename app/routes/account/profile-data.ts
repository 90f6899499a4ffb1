// The customer's own data as a file (right of access): JSON, never cached on the way.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/request-context/get-context.server';
import { forbidden } from '~/request-context/respond.server';
import { personalData } from '~/services/customer/personal-data.server';
import { privateFile } from '../resources/private-file.server';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'authenticated');
  if (context.customer?.actingStaff) throw forbidden();
  const pieces = personalData(context);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, { headers: privateFile('mine-data.json', 'application/json; charset=utf-8') });
}
