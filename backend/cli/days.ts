// Days as they are typed on the command line.
import { InvalidArgumentError } from 'commander';
import { isIsoDate } from '#domain/calendar/calendar';

export function dayTyped(typed: string): string {
  if (!isIsoDate(typed)) throw new InvalidArgumentError('Skriv en dato, for eksempel 2026-11-01.');
  return typed;
}
