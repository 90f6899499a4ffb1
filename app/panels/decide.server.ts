// Whether this visitor may see the panel that the address asks for; a panel that may not be seen, or fails to load, is not there.
import { panelIn } from '#domain/addresses';
import type { RequestContext } from '~/models/request-context';
import { guardsLetIn } from '~/request-context/get-context.server';
import { CartGone } from '~/services/cart/cart.server';
import { NotAuthorised } from '~/services/transport.server';
import { loadPanel, type OpenPanel, panelServer } from './registry.server';

export async function decidePanel(context: RequestContext): Promise<OpenPanel | null> {
  const asked = panelIn(context.here);
  if (!asked || !guardsLetIn(context, panelServer(asked.name).guards)) return null;
  try {
    return await loadPanel(context, asked.name, asked.params);
  } catch (error) {
    // What concerns the whole session leaves as a thrown response; a panel that cannot be read must not take the page with it.
    // A visitor without a login has none that could end: where the shop is closed to them, so are its panels.
    const endsLogin = error instanceof NotAuthorised && context.token !== null;
    if (error instanceof CartGone || endsLogin || error instanceof Response) throw error;
    return null;
  }
}
