// The guarantee information that the law of a day requires for consumers. Companies get none: the law does not cover them.
import type { IsoDate } from '#domain/calendar/calendar';
import { holdsOn } from '#domain/law/rules';

export const guaranteesOn = (day: IsoDate, isConsumer: boolean): { notice: boolean; label: boolean } => ({
  notice: isConsumer && holdsOn('guarantee-notice', day),
  label: isConsumer && holdsOn('garan-label', day),
});
