// Ships several orders completely: what will happen to each, then what happened.
import { CHOSEN_ACTS, choicePath, chosenNumbers, shipResults, shipResultsPath } from '#domain/staff/chosen-orders';
import { textsOf } from '~/i18n/texts.server';
import { redirectTo } from '~/request-context/respond.server';
import { staffFields } from '~/request-context/staff-form.server';
import { readChosenOrders, shipForStaff } from '~/services/staff/chosen-orders.server';
import { ShipOrdersPage } from '~/ui/staff/ship-orders-page';
import { staffPage } from './staff-page.server';

const SEEN = 'seen-';

const page = staffPage({
  guard: CHOSEN_ACTS.ship,
  async load(context, { request }) {
    const { searchParams } = new URL(request.url);
    const results = shipResults(searchParams);
    const given = results.length > 0 ? results.map(({ number }) => number) : searchParams.getAll('order');
    const choice = chosenNumbers(given);
    if (!choice.ok) throw redirectTo(choicePath('ship', given));
    const orders = await readChosenOrders(context, choice.numbers);
    return { title: textsOf(context.language).t('staff:chosen.shipTitle'), model: { orders, results } };
  },
  async act(context, { request }) {
    const orders = Object.entries(await staffFields(request)).flatMap(([name, seen]) =>
      name.startsWith(SEEN) ? [{ number: name.slice(SEEN.length), seen }] : [],
    );
    const numbers = orders.map(({ number }) => number);
    if (!chosenNumbers(numbers).ok) return redirectTo(choicePath('ship', numbers));
    return redirectTo(shipResultsPath(await shipForStaff(context, orders)));
  },
  Page: ShipOrdersPage,
});

export const loader = page.loader;
export const action = page.action;
