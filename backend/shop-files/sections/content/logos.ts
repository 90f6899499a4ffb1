// Marks that goods carry: content/logos/<identifier>.<da|en>.md, with who issues each and what has to be met.
import { z } from 'zod/v4';
import { bilingualFiles } from '../../file/bilingual-files';
import { contentSection } from './content-section';
import { DOCUMENT, href, position, wording } from './fields';
import { picture } from './picture';
import { refusedMarkup, textAsHtml } from './text';

const logoWords = {
  description: wording(500),
  issuer: z.string().trim().max(200).default(''),
};

const { id } = DOCUMENT;

const shared = {
  id,
  /** What the mark is called, in every language. */
  title: wording(100),
  issuer_url: href.optional(),
  /** The licensed mark. Left out, the mark's name is shown in words: a drawn seal would imitate one. */
  picture: picture.optional(),
  position,
};

const half = z.strictObject({ ...logoWords, text: z.string() });
const schema = z.strictObject({ name: z.string(), ...shared, da: half, en: half });

export type LogoRecord = z.infer<typeof schema>;

export const logosSource = bilingualFiles<LogoRecord>({
  folder: 'content/logos',
  schema,
  words: logoWords,
  shared,
  judge: refusedMarkup,
});

const logoIdOf = (logo: LogoRecord) => logo.id ?? `logo-${logo.name}`;

export const logos = contentSection<LogoRecord>({
  name: 'logos',
  title: 'mærker',
  type: 'logo',
  source: logosSource,
  schema,
  keyOf: ({ name }) => name,
  documentIdOf: logoIdOf,
  async draft(logo, { pictures, tell }) {
    const { name, title } = logo;
    const asked = { name: `logo-${name}`, named: logo.picture, alternativeText: title, at: ['picture'], tell };
    const shown = await pictures.named(asked);
    return {
      documentId: logoIdOf(logo),
      position: logo.position,
      printed: { ...logo, picture: shown?.named },
      body: (locale) => ({
        identifier: name,
        name: title,
        description: logo[locale].description,
        position: logo.position,
        text: textAsHtml(logo[locale].text),
        issuer: logo[locale].issuer,
        issuer_url: logo.issuer_url ?? null,
        media: shown?.file ?? null,
      }),
    };
  },
});
