// Sellers: content/sellers/<name>.<da|en>.md, who looks after the customers whose company has one of their sales codes.
import { z } from 'zod/v4';
import { bilingualFiles } from '../../file/bilingual-files';
import { type ContentType, contentSection } from './content-section';
import { DOCUMENT, draft, position, wording } from './fields';
import { picture } from './picture';
import { refusedMarkup, textAsHtml } from './text';

const sellerWords = {
  role: wording(120),
  hours: z.string().trim().max(120).default(''),
};

const shared = {
  ...DOCUMENT,
  /** What the person is called, in every language. */
  title: wording(80),
  /** As companies have them; the first is the address of the seller's page. */
  codes: z
    .array(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,49}$/u, 'En salgskode er som UNQ-007.'))
    .min(1)
    .max(200),
  telephone: z.string().regex(/^\+?[\d ]{8,20}$/, 'Et telefonnummer har cifre og mellemrum, og måske + forrest.'),
  email: z.email('Her skal stå en e-mailadresse.').max(120),
  picture: picture.optional(),
  draft,
  position,
};

const half = z.strictObject({ ...sellerWords, text: z.string() });
const schema = z.strictObject({ name: z.string(), ...shared, da: half, en: half });

export type SellerRecord = z.infer<typeof schema>;

export const sellersSource = bilingualFiles<SellerRecord>({
  folder: 'content/sellers',
  schema,
  words: sellerWords,
  shared,
  judge: refusedMarkup,
});

const sellerIdOf = ({ id, name }: SellerRecord) => id ?? `seller-${name}`;

export const sellersType: ContentType<SellerRecord> = {
  name: 'sellers',
  title: 'sælgere',
  type: 'seller',
  source: sellersSource,
  schema,
  keyOf: ({ name }) => name,
  documentIdOf: sellerIdOf,
  // A draft may be what a published seller is to become.
  unique: (seller) =>
    seller.codes.map((code, index) => ({
      path: ['codes', index],
      value: `${code.toLowerCase()}${seller.draft ? ' (kladde)' : ''}`,
    })),
  async draft(seller, { pictures, tell }) {
    const documentId = sellerIdOf(seller);
    const { title, telephone, email, codes } = seller;
    const asked = { name: documentId, named: seller.picture, alternativeText: title, at: ['picture'], tell };
    const shown = await pictures.named(asked);
    return {
      documentId,
      stores: seller.stores,
      position: seller.position,
      isDraft: seller.draft ?? false,
      printed: { ...seller, picture: shown?.named },
      body: (locale) => ({
        ...{ name: title, telephone, email },
        codes: codes.map((code) => ({ id: code, code })),
        role: seller[locale].role,
        hours: seller[locale].hours,
        text: textAsHtml(seller[locale].text),
        media: shown?.file ?? null,
      }),
    };
  },
};

export const sellers = contentSection(sellersType);
