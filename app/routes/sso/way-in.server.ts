// The page of every login link: it names the account and does not consume the link, because mail programs open links by themselves; its
// button logs in.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { accountPath, frontPath } from '#domain/page/addresses';
import { loggedIn } from '~/request-context/logged-in.server';
import { refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { logInByToken, readWayIn } from '~/services/customer/sso.server';
import { WayInPage } from '~/ui/pages/sso-page';
import { serverPage } from '../server-page.server';

type TokenIn = (args: LoaderFunctionArgs | ActionFunctionArgs) => string;

export const wayInPage = (tokenIn: TokenIn) =>
  serverPage({
    guards: ['catalog-only-rule'],
    robots: 'noindex',
    /** 401 where the link is worth nothing: the page says so in the words of a failed login. */
    async load(context, args) {
      const way = await readWayIn(context, tokenIn(args));
      return { head: titleOf(context, 'account:wayIn.pageTitle'), model: { way }, status: way ? 200 : 401 };
    },
    async act(context, args) {
      const token = tokenIn(args);
      const way = await readWayIn(context, token);
      const outcome = await logInByToken(context, token);
      if (!outcome.ok) return refuseWith('wayIn', outcome, {});
      // Staff come to see what the customer sees; the customer comes for their account.
      return loggedIn(args.request, context, {
        ...outcome,
        stay: false,
        target: way?.staff ? frontPath() : accountPath(),
      });
    },
    Page: WayInPage,
  });
