// What the laws of a day want consumers to be told of guarantees. Companies are told nothing: the law is not for them.
import type { IsoDate } from '#domain/calendar';
import { holdsOn } from '#domain/law/rules';

export const guaranteesOn = (day: IsoDate, isConsumer: boolean): { notice: boolean; label: boolean } => ({
  notice: isConsumer && holdsOn('guarantee-notice', day),
  label: isConsumer && holdsOn('garan-label', day),
});
