// By when an enquiry is answered. Spec §1 and §9: "Answers to enquiries are promised within 48 hours on workdays".
import { addWorkdays, type IsoDate, inCopenhagen } from '#domain/calendar/calendar';
import { closedDays, type DeliveryCalendar } from '#domain/delivery/delivery-calendar';

/**
 * The last day on which the answer may come. The 48 hours run on workdays only: it is the second workday after the request. For a request
 * on a day off, the clock starts with the next workday, and the 48 hours end with the one after that. The shop's own closed days are
 * days off like public holidays, because the shop is not staffed.
 */
export function answerBy(askedAt: Date, calendar: DeliveryCalendar): IsoDate {
  return addWorkdays(inCopenhagen(askedAt).date, 2, closedDays(askedAt, calendar));
}

/** Most pieces that one request may be about: what the database takes. */
export const MOST_REQUESTED = 999_999;
