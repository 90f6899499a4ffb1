// Codes and addresses in tables: what is valid in a URL.
import { slugOf } from '#domain/text/slug';
import { byRule, type Column } from '../file/columns';

export const slug: Column<string> = byRule(
  (typed) => (typed !== '' && slugOf(typed) === typed ? typed : null),
  'Brug små bogstaver a-z, cifre og bindestreg.',
);
