// By which calendar the store promises delivery: until when orders leave the same day, and on which days nothing does.
import { type DeliveryCalendar, USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';
import { CalendarDocument } from '../generated/commerce';
import { standing } from '../transport/long-lived-cache';
import { offers } from '../transport/prune-remote.server';
import { read } from '../transport/transport.server';

/** The default calendar where the back end has none, or is unavailable. */
export const readCalendar = standing(
  async (caller): Promise<DeliveryCalendar> => {
    if (!(await offers('commerce', 'StoreConfig.delivery_calendar'))) return USUAL_CALENDAR;
    const { storeConfig } = await read(caller, { client: 'commerce', document: CalendarDocument, variables: {} });
    return storeConfig?.delivery_calendar ?? USUAL_CALENDAR;
  },
  () => USUAL_CALENDAR,
);
