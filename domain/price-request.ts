// By when an enquiry is answered. Spec §1 and §9: "Answers to enquiries are promised within 48 hours on workdays".
import { addWorkdays, danishHolidays, type IsoDate, inCopenhagen } from '#domain/calendar';

/**
 * The last day on which the answer may come. The 48 hours run on workdays only: it is the second workday after the question. Asked
 * on a day off, the clock starts with the next workday, and the 48 hours end with the one after that.
 */
export function answerBy(askedAt: Date): IsoDate {
  const { date } = inCopenhagen(askedAt);
  const year = Number(date.slice(0, 4));
  const holidays = [...danishHolidays(year), ...danishHolidays(year + 1)];
  return addWorkdays(date, 2, holidays);
}

/** Most pieces that one request may be about: what the database takes. */
export const MOST_REQUESTED = 999_999;
