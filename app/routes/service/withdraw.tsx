// Withdrawing from a contract (Directive 2011/83/EU, art. 11a): the order is found without a login, chosen from and confirmed in two
// steps, and the receipt is shown on the page and sent by mail.
import { randomUUID } from 'node:crypto';
import { withdrawPath } from '#domain/page/addresses';
import type { Refusal } from '#domain/refusal/refusals';
import { typedValues } from '~/forms/reply/schema.server';
import { parseWithdrawn } from '~/forms/withdrawal/schema.server';
import { formOf } from '~/request-context/form.server';
import { badRequest, notFound, redirectTo, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { readSeller } from '~/services/seller/seller.server';
import { readWithdrawal, withdrawFrom } from '~/services/withdrawal/withdrawal.server';
import { WithdrawPage } from '~/ui/pages/withdraw-page';
import { serverPage } from '../server-page.server';
import { openGuestOrder } from './open-guest-order.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  robots: 'noindex',
  async load(context, { request, params }) {
    const head = titleOf(context, 'withdrawal:title');
    const { token } = params;
    if (token === undefined) return { head, model: { step: 'find' as const } };
    const [order, seller] = await Promise.all([readWithdrawal(context, token), readSeller(context)]);
    if (!order) throw notFound();
    const questions = new URL(request.url).searchParams;
    const shown = { order, seller, token, language: context.language };
    if (questions.get('step') !== 'confirm' || order.refusal !== null)
      return { head, model: { step: 'choose' as const, ...shown, receipt: questions.get('receipt'), problems: null } };
    const wanted = parseWithdrawn(questions, order.lines);
    if (!wanted.ok) {
      const problems = { intent: 'choose', errors: wanted.errors, values: wanted.values, message: null };
      return { head, status: 400, model: { step: 'choose' as const, ...shown, receipt: null, problems } };
    }
    const confirming = { wanted: wanted.value, formKey: randomUUID() };
    return { head, model: { step: 'confirm' as const, ...shown, ...confirming } };
  },
  async act(context, { request, params }) {
    const form = await formOf(request);
    const { token } = params;
    const intent = form.get('intent');
    if (token === undefined)
      return intent === 'find'
        ? openGuestOrder(context, form, (found) => withdrawPath(found))
        : Promise.reject(badRequest('Unknown intent'));
    if (intent !== 'confirm') throw badRequest('Unknown intent');
    const wanted = parseWithdrawn(form);
    const formKey = form.get('formKey');
    if (!wanted.ok || typeof formKey !== 'string' || formKey === '') throw badRequest('Not a withdrawal');
    const done = await withdrawFrom(context, { token, formKey: formKey.slice(0, 64), lines: wanted.value });
    if (done.ok) return redirectTo(withdrawPath(token, done.number));
    return refuseWith('confirm', aboveTheForm(done), typedValues(form));
  },
  Page: WithdrawPage,
});
export const loader = page.loader;
export const action = page.action;

/** The page that confirms has no fields: what is wrong is said above it. */
const aboveTheForm = ({ field: _field, ...rest }: Refusal): Refusal => rest;
