// One address of a list; whose it is, the back end decides.
import { z } from 'zod';
import { type Parsed, parseForm, requiredText } from '~/forms/reply/schema.server';

const schema = z.object({ addressId: requiredText('item') });

export const choiceOf = (form: FormData): Parsed<{ addressId: string }> => parseForm(form, schema);
