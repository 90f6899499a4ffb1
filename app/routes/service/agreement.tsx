// The page of a company's agreement (spec section 2, /aftale/{slug?}): closed to everyone who has not typed its password.
import { agreementPath } from '#domain/page/addresses';
import { parseAgreement } from '~/forms/agreement/schema.server';
import { agreementKeyCookie, agreementKeysOf } from '~/request-context/agreement-keys.server';
import { formOf } from '~/request-context/form.server';
import { notFound, redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { deviceCookie } from '~/request-context/session.server';
import { namedIn, titleOf } from '~/request-context/title.server';
import { hasAgreementPages, openAgreement, readAgreement } from '~/services/agreement/agreement.server';
import { AgreementPage } from '~/ui/pages/agreement-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['catalog-only-rule'],
  robots: 'noindex',
  async load(context, { request, params }) {
    if (!(await hasAgreementPages())) throw notFound();
    const { slug } = params;
    const agreement = slug === undefined ? null : await readAgreement(context, slug, agreementKeysOf(request));
    // A closed page and a missing one look alike, so that visitors cannot learn with whom the shop has an agreement.
    return {
      head: agreement ? namedIn(context, agreement.title) : titleOf(context, 'agreement:title'),
      model: {
        agreement,
        asksName: slug === undefined,
        language: context.language,
        isKnown: context.customer !== null,
      },
    };
  },
  async act(context, { request, params }) {
    const form = await formOf(request);
    const parsed = parseAgreement(form, params.slug ?? null);
    if (!parsed.ok) return refuse({ intent: 'open', ...parsed });
    const { slug, password } = parsed.value;
    const opened = await openAgreement(context, slug, password);
    if (opened.ok)
      return redirectTo(agreementPath(slug), [
        agreementKeyCookie(request, opened.key),
        ...deviceCookie(request, context),
      ]);
    return refuseWith('open', opened, params.slug === undefined ? { agreement: slug } : {});
  },
  Page: AgreementPage,
});
export const loader = page.loader;
export const action = page.action;
