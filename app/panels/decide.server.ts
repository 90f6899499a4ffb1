// Whether this visitor may see the requested panel; a forbidden or failing panel is omitted.
import { panelIn } from '#domain/page/addresses';
import type { RequestContext } from '~/models/request-context';
import { guardsLetIn } from '~/request-context/get-context.server';
import { CartGone } from '~/services/cart/cart.server';
import { NotAuthorised } from '~/services/transport/transport.server';
import { loadPanel, type OpenPanel, panelServer } from './registry.server';

export async function decidePanel(context: RequestContext): Promise<OpenPanel | null> {
  const asked = panelIn(context.here);
  if (!asked || !guardsLetIn(context, panelServer(asked.name).guards)) return null;
  try {
    return await loadPanel(context, asked.name, asked.params);
  } catch (error) {
    // Errors that concern the complete session are rethrown; a panel that fails to load must not break the page.
    // A visitor without a login has none that could end: where the shop is closed to them, so are its panels.
    const endsLogin = error instanceof NotAuthorised && context.token !== null;
    if (error instanceof CartGone || endsLogin || error instanceof Response) throw error;
    return null;
  }
}
