// Opens an order by the words on its confirmation, for the pages that need no login.

import { typedValues } from '~/forms/reply/schema.server';
import { parseOrderSearch } from '~/forms/withdrawal/schema.server';
import type { RequestContext } from '~/models/request-context';
import { redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { findGuestOrder } from '~/services/withdrawal/withdrawal.server';

/** To the page of the order's token, as `pathOf` has it. */
export async function openGuestOrder(
  context: RequestContext,
  form: FormData,
  pathOf: (token: string) => string,
): Promise<Response> {
  const parsed = parseOrderSearch(form);
  if (!parsed.ok) return refuse({ intent: 'find', ...parsed });
  const found = await findGuestOrder(context, parsed.value);
  if (found.ok) return redirectTo(pathOf(found.token));
  // The same text for a wrong number, e-mail and postcode, so that it does not reveal whether the order exists.
  if (found.code === 'ORDER_NOT_FOUND')
    return refuse({ intent: 'find', values: typedValues(form), message: { key: 'withdrawal:find.unknown' } });
  return refuseWith('find', found, typedValues(form));
}
