// /punchout/invalid-session: why a buyer of a procurement system does not get in, or no further, and what to do. Spec §8 "Punchout".
import { punchoutStepOf, statusOfStep } from '#domain/punchout/failure';
import { refusalCodeOf, textKeyOf } from '#domain/refusal/refusals';
import { titleOf } from '~/request-context/title.server';
import { PunchoutFailedPage, punchoutFailedTitle } from '~/ui/pages/punchout-pages';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  robots: 'noindex',
  load(context, { request }) {
    const asked = new URL(request.url).searchParams;
    const step = punchoutStepOf(asked.get('step'));
    const code = asked.get('code');
    const reason = code === null ? null : textKeyOf(refusalCodeOf(code));
    return {
      head: titleOf(context, punchoutFailedTitle(step)),
      model: { step, reason, standard: asked.get('standard') === 'cXML' ? 'cXML' : 'OCI' },
      status: statusOfStep(step),
    };
  },
  Page: PunchoutFailedPage,
});
export const loader = page.loader;
