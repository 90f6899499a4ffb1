// A question to the shop: the forms within pages of the content service post here, and are answered here.
import { enquiryPath } from '#domain/page/addresses';
import { withoutControls } from '#domain/search/typed-words';
import { parseBotFacts } from '~/forms/bot-check/schema.server';
import { parseEnquiry } from '~/forms/enquiry/schema.server';
import { isMachine } from '~/forms/honeypot/fields';
import { typedValues } from '~/forms/reply/schema.server';
import { refusedAsMachine } from '~/request-context/bot-check.server';
import { formOf } from '~/request-context/form.server';
import { notFound, redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { offersQuestions, sendQuestion } from '~/services/request/question.server';
import { EnquiryPage } from '~/ui/pages/enquiry-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const INTENT = 'enquiry';
/** As much as is searched for. */
const MOST_WANTED = 200;

const page = serverPage({
  guards: [],
  async load(context, { request }) {
    if (!(await offersQuestions())) throw notFound();
    const { searchParams } = new URL(request.url);
    const wanted = withoutControls(searchParams.get('wanted') ?? '').slice(0, MOST_WANTED);
    const model = { isSent: searchParams.has('sent'), wanted };
    return { head: titleOf(context, 'request:enquiry.title'), model };
  },
  async act(context, { request }) {
    if (!(await offersQuestions())) throw notFound();
    const form = await formOf(request);
    // A bot that fills in the hidden field sees the confirmation, and the shop receives nothing.
    if (isMachine(form)) return redirectTo(enquiryPath(true));
    const parsed = parseEnquiry(form);
    if (!parsed.ok) return refuse({ intent: INTENT, ...parsed });
    const machine = await refusedAsMachine(context, parseBotFacts(form), INTENT);
    if (machine) return refuseWith(INTENT, machine, typedValues(form));
    const sent = await sendQuestion(context, parsed.value);
    return sent.ok ? redirectTo(enquiryPath(true)) : refuseWith(INTENT, sent, typedValues(form));
  },
  Page: EnquiryPage,
});
export const loader = page.loader;
export const action = page.action;
