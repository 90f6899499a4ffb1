// From when until when an entry is shown: days as people write them, or moments to the second.
import { z } from 'zod/v4';
import { addDays, isIsoDate, startOfDay } from '#domain/calendar/calendar';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;

const isInstant = (value: string): boolean =>
  INSTANT.test(value) && isIsoDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

export const dayOrInstant = z
  .string()
  .refine(
    (value: string) => isIsoDate(value) || isInstant(value),
    'Her skal stå en dag som 2026-12-31 eller et tidspunkt som 2026-12-31T22:00:00Z.',
  );

/** Days are Danish; the last one counts to its end. */
export const contentInstant = (value: string, isLast: boolean): Date =>
  isIsoDate(value) ? startOfDay(isLast ? addDays(value, 1) : value) : new Date(value);

export const instantOrNull = (value: string | undefined, isLast: boolean): string | null =>
  value === undefined ? null : contentInstant(value, isLast).toISOString();

/** It would end before it begins, or at the same moment. */
export const endsTooSoon = (from: string | undefined, to: string | undefined): boolean =>
  from !== undefined && to !== undefined && contentInstant(to, true) <= contentInstant(from, false);
