// Which postcode stores are looked for near; none is a question too, and is answered by all of them in their order.
import { z } from 'zod';
import { optionalTidy, type Parsed, parseForm } from '~/forms/reply/schema.server';

const schema = z.object({ postnr: optionalTidy('postcode', 'postcode') });

export const parseStoreSearch = (questions: URLSearchParams): Parsed<{ postnr: string }> =>
  parseForm(questions, schema);
