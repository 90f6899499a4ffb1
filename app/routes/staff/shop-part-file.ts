// A part of the shop's files as a file: what `shop export` prints of it.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { placeOfPart, SEES_PARTS } from '#domain/staff/shop-parts';
import { readShopPartFile } from '~/services/staff/shop-parts.server';
import { privateFile } from '../resources/private-file.server';
import { namedPart } from './named-part.server';
import { admitted } from './staff-page.server';

export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  admitted(args, SEES_PARTS, async (context) => {
    const part = namedPart(args, context);
    const { file } = placeOfPart(part);
    const text = await readShopPartFile(context, part);
    const type = file.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/yaml; charset=utf-8';
    return new Response(text, { headers: privateFile(file, type) });
  });
