// An employee's page, opened by the code: one choice, changed as often as they like until the last day.
import { giftChoicePath } from '#domain/gift-shop/addresses';
import { REFUSALS } from '#domain/refusal/refusals';
import { parseGiftChoice } from '~/forms/gift-shop/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import { oncePerForm } from '~/request-context/double-press.server';
import { formOf } from '~/request-context/form.server';
import { redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { readGiftChoice, sendGiftChoice } from '~/services/gift-shop/gift-shop.server';
import { GiftChoicePage } from '~/ui/pages/gift-choice-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const sendChoiceOnce = oncePerForm(sendGiftChoice, (sent) => sent.ok);

const page = serverPage({
  guards: ['catalog-only-rule'],
  robots: 'noindex',
  async load(context, { request, params }) {
    const head = titleOf(context, 'giftshop:choice.title');
    const read = await readGiftChoice(context, params.code ?? '');
    const { language } = context;
    const isNew = new URL(request.url).searchParams.has('chosen');
    if (read.ok) return { head, isWide: true, model: { choice: read.choice, problem: null, isNew, language } };
    const problem = { key: REFUSALS[read.code], ...(read.params ? { params: read.params } : {}) };
    const status = read.code === 'TOO_MANY_TRIES' ? 429 : 404;
    return { head, status, model: { choice: null, problem, isNew: false, language } };
  },
  async act(context, { request, params }) {
    const code = params.code ?? '';
    const form = await formOf(request);
    const parsed = parseGiftChoice(form);
    if (!parsed.ok) return refuse({ intent: 'choose', ...parsed });
    const { gift: sku, label, address, version } = parsed.value;
    const done = await sendChoiceOnce(request, context, { code, sku, label, address, version });
    return done.ok ? redirectTo(`${giftChoicePath(code)}?chosen`) : refuseWith('choose', done, typedValues(form));
  },
  Page: GiftChoicePage,
});
export const loader = page.loader;
export const action = page.action;
