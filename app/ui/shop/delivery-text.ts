// How and when an order comes, in one line: the way, where it is fetched, and when: what was promised.
import type { OrderView } from '~/models/order';
import type { Language } from '~/ui/kit';
import { weekdayText } from './dates';
import { DOT } from './dot';

export function deliveryText(
  { shippingTitle, delivery }: Pick<OrderView, 'shippingTitle' | 'delivery'>,
  language: Language,
): string {
  const { date, interval, readyAt, place } = delivery;
  const day = readyAt?.slice(0, 10) ?? date;
  const hours = readyAt?.slice(11).replace(':', '.') ?? interval;
  return [shippingTitle, place, day && weekdayText(day, language), hours].filter(Boolean).join(DOT);
}
