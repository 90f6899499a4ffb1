// What a page says of the scripts of other companies: which of them its own script may load once the visitor has agreed to it.
import { isOpenToScriptsAt } from '#domain/content/outside-scripts';
import { outsideScripts } from '~/config/outside.server';
import type { RequestContext } from '~/models/request-context';

/**
 * As JSON, the same for all who may share the page. Null: nothing. Buyers of a procurement system are at work for a company that has agreed to
 * nothing of the kind, and staff who act for a customer are not the customer.
 */
export function outsideOfPage({ stores, storeCode, customer, here }: RequestContext): string | null {
  if (customer?.punchout || customer?.actingStaff || !isOpenToScriptsAt(here)) return null;
  const container = stores.find(({ code }) => code === storeCode)?.tagManager ?? null;
  const scripts = outsideScripts(here.split('?')[0] ?? '/', container);
  return scripts && JSON.stringify(scripts);
}
