// The person whom customers call, with a face: part of a footer, as every page knows it.
import { z } from 'zod/v4';
import type { Drafting } from './content-section';
import { both, wording } from './fields';
import { picture } from './picture';

export const contact = z.strictObject({
  name: wording(80),
  role: both(120),
  /** What the person, and the service behind, does for a customer. */
  text: both(500),
  telephone: z.string().regex(/^\+?[\d ]{8,20}$/, 'Et telefonnummer har cifre og mellemrum, og måske + forrest.'),
  email: z.email('Her skal stå en e-mailadresse.').max(120),
  hours: both(120),
  picture: picture.optional(),
});

type Contact = z.infer<typeof contact>;

/** As entries have it, and as it is printed again. */
export async function contactIn(footer: string, asked: Contact, { pictures, tell }: Drafting) {
  const id = `contact-${footer}`;
  const shown = await pictures.named({
    name: id,
    named: asked.picture,
    alternativeText: asked.name,
    at: ['contact', 'picture'],
    tell,
  });
  const { name, role, text, telephone, email, hours } = asked;
  return {
    printed: shown?.named === undefined ? asked : { ...asked, picture: shown.named },
    body: (locale: 'da' | 'en') => ({
      ...{ id, name, telephone, email },
      ...{ role: role[locale], text: text[locale], hours: hours[locale] },
      media: shown?.file ?? null,
    }),
  };
}
