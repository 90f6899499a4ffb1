// The demo's procurement system: it opens the shop, and reads the cart that comes back. Outside the demo world there is no such page.
import { json } from '@remix-run/node';
import { type OciCart, readOciCart } from '#domain/punchout/oci-cart';
import type { ProcurementHome } from '~/models/punchout';
import { serverModel } from '~/page-context';
import { foreignFieldsOf } from '~/request-context/form.server';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { playProcurement, readProcurement } from '~/services/demo.server';
import { ProcurementPage } from '~/ui/pages/procurement-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

/** What was posted, for the page that answers it. */
const RETURNED = serverModel<OciCart>();
const HOME = serverModel<ProcurementHome>();

const page = serverPage({
  guards: [],
  robots: 'noindex',
  async load(context, { context: request }) {
    const system = await readProcurement(context);
    if (!system) throw notFound();
    const head = titleOf(context, 'demo:procurement.title');
    return {
      head,
      model: { system, language: context.language, returned: RETURNED.read(request), home: HOME.read(request) },
    };
  },
  async act(context, args) {
    if (!(await readProcurement(context))) throw notFound();
    const pairs = await foreignFieldsOf(args.request);
    if (!pairs) throw badRequest('The body is not a form');
    const fields = new Map(pairs);
    const played = await playProcurement(context, fields);
    if (played?.answer?.startPage) return redirectTo(new URL(played.answer.startPage).pathname);
    if (played) {
      HOME.keep(args.context, {
        ...played,
        document: fields.get('cxml-base64') ?? fields.get('cxml-urlencoded') ?? '',
      });
      return json(null);
    }
    RETURNED.keep(args.context, readOciCart(pairs));
    return json(null);
  },
  Page: ProcurementPage,
});
export const loader = page.loader;
export const action = page.action;
