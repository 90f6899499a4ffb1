// A list of what waits for staff.
import { inCopenhagen } from '#domain/calendar/calendar';
import { staffWaitingPath } from '#domain/staff/addresses';
import { isWaitingKind } from '#domain/staff/waiting';
import { wholeFrom } from '#domain/validate/amount';
import { textsOf } from '~/i18n/texts.server';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { actForStaff } from '~/services/staff/order.server';
import { closeRequest, readWaitingForStaff } from '~/services/staff/waiting.server';
import { StaffWaitingPage } from '~/ui/staff/waiting-page';
import { staffPage } from './staff-page.server';

const ACTS = ['mail', 'request'] as const;

const page = staffPage({
  guard: 'staff',
  async load(context, { request, params: { kind } }) {
    if (!isWaitingKind(kind)) throw notFound();
    const done = new URL(request.url).searchParams.get('done');
    const model = {
      ...{
        kind,
        done: ACTS.find((act) => act === done) ?? null,
        rows: await readWaitingForStaff(context, kind),
      },
      today: inCopenhagen(new Date()).date,
    };
    return { title: textsOf(context.language).t(`staff:waiting.${kind}`), model };
  },
  async act(context, { request, params }) {
    const fields = await staffFields(request);
    if (params.kind === 'requests') {
      const closed = await closeRequest(context, wholeFrom(fields.request ?? '') ?? 0);
      return closed.ok ? redirectTo(`${staffWaitingPath('requests')}?done=request`) : staffReply('request', closed, {});
    }
    if (params.kind !== 'mails') throw badRequest('No such act');
    const { done } = await actForStaff(context, { number: '', act: 'mail', fields });
    return done.ok ? redirectTo(`${staffWaitingPath('mails')}?done=mail`) : staffReply('mail', done, {});
  },
  Page: StaffWaitingPage,
});

export const loader = page.loader;
export const action = page.action;
