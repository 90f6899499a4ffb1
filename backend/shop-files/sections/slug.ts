// Codes and addresses in tables: what can stand in an address.
import { slugOf } from '#domain/slug';
import { type Column, checked } from '../file/columns';

export const slug: Column<string> = checked(
  (typed) => (typed !== '' && slugOf(typed) === typed ? typed : null),
  'Brug små bogstaver a-z, cifre og bindestreg.',
);
