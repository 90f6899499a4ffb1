// Popups: content/popups/<name>.<da|en>.md. One offers the newsletter, another shows a linked picture (spec §3 "Popup banner").
import { z } from 'zod/v4';
import { LONGEST_DELAY_MS } from '#domain/content/popup';
import { bilingualFiles } from '../../file/bilingual-files';
import { type ContentType, contentSection } from './content-section';
import { contentInstant, dayOrInstant, instantOrNull } from './dates';
import { DOCUMENT, draft, href, position, wording } from './fields';
import { judgeColours, judgeDates, judgePrice, priceBlock, priceOfEntry } from './offer';
import { colour, picture } from './picture';
import { refusedMarkup, textAsHtml } from './text';

const popupWords = {
  title: wording(120),
  /** What is left of it once it was closed, until it is closed for good. */
  mini: wording(60),
  /** What its button says: of a newsletter, or below the picture. */
  button: wording(60).optional(),
  /** What a picture that leads on shows, or where it leads. */
  alt: wording(200).optional(),
  price_text: wording(80).optional(),
};

/** Spec §3: white on a red that white can be read on. */
const MINI = { colour: '#ffffff', background: '#b3261e' } as const;

const shared = {
  ...DOCUMENT,
  shows: z.enum(['newsletter', 'picture']),
  /** Newsletter: decorative picture next to its text. */
  picture: picture.optional(),
  /** Where the picture leads. */
  href: href.optional(),
  from: dayOrInstant,
  /** A day is the last one on which it is shown; left out, it is shown until the file is gone. */
  to: dayOrInstant.optional(),
  show_delay_ms: z.int().min(0).max(LONGEST_DELAY_MS).default(5_000),
  mini_colour: colour.default(MINI.colour),
  mini_background: colour.default(MINI.background),
  price: priceBlock.optional(),
  draft,
  position,
};

const half = z.strictObject({ ...popupWords, text: z.string() });
const schema = z.strictObject({ name: z.string(), ...shared, da: half, en: half });

export type PopupRecord = z.infer<typeof schema>;

export const popupsSource = bilingualFiles<PopupRecord>({
  folder: 'content/popups',
  schema,
  words: popupWords,
  shared,
  judge: refusedMarkup,
});

const popupIdOf = ({ id, name }: PopupRecord) => id ?? `popup-${name}`;

/** Which keys each kind cannot do without, and which say nothing in it. */
const WANTED = { newsletter: ['button'], picture: ['picture', 'href', 'alt'] } as const;
const IDLE = { newsletter: ['href', 'alt'], picture: [] } as const;

export const popupsType: ContentType<PopupRecord> = {
  name: 'popups',
  title: 'popups',
  type: 'popup',
  source: popupsSource,
  schema,
  keyOf: ({ name }) => name,
  documentIdOf: popupIdOf,
  judge(popup, tell) {
    const said = (key: string): unknown => Reflect.get(popup, key) ?? Reflect.get(popup.da, key);
    for (const key of WANTED[popup.shows])
      if (said(key) === undefined) tell([key], `En popup med ${popup.shows} skal have ${key}.`);
    for (const key of IDLE[popup.shows])
      if (said(key) !== undefined) tell([key], `${key} siger ikke noget i en popup med ${popup.shows}.`);
    for (const key of ['button', 'alt', 'price_text'] as const)
      if ((popup.da[key] === undefined) !== (popup.en[key] === undefined))
        tell([key], `${key} skal stå i begge sprog eller i ingen af dem.`);
    judgeDates(popup, [], 'Popuppen', tell);
    judgePrice(popup.price, [], tell);
    const keys = { colour: ['mini_colour'], background: ['mini_background'] };
    judgeColours({ colour: popup.mini_colour, background: popup.mini_background }, keys, tell);
  },
  async draft(popup, { pictures, tell }) {
    const documentId = popupIdOf(popup);
    const asked = { name: documentId, named: popup.picture, at: ['picture'], tell };
    const da = await pictures.named({ ...asked, alternativeText: popup.da.alt ?? '' });
    const en = da && (await pictures.named({ ...asked, alternativeText: popup.en.alt ?? '' }));
    return {
      documentId,
      stores: popup.stores,
      position: popup.position,
      isDraft: popup.draft ?? false,
      printed: { ...popup, picture: da?.named },
      body: (locale) => ({
        title: popup[locale].title,
        text: textAsHtml(popup[locale].text),
        show_delay_ms: popup.show_delay_ms,
        miniBannerText: popup[locale].mini,
        miniBannerTextColor: popup.mini_colour,
        miniBannerBackgroundColor: popup.mini_background,
        ...popupKindOf(popup, locale, (locale === 'da' ? da : en)?.file ?? null),
        price: priceOfEntry(popup.price, popup[locale].price_text, `${documentId}-price`),
        date_from: contentInstant(popup.from, false).toISOString(),
        date_to: instantOrNull(popup.to, true),
      }),
    };
  },
};

export const popups = contentSection(popupsType);

function popupKindOf(popup: PopupRecord, locale: 'da' | 'en', media: object | null) {
  const id = popupIdOf(popup);
  if (popup.shows === 'newsletter')
    return { newsletter: { id, media, buttonText: popup[locale].button ?? '' }, mediaWithLink: null };
  const to = popup.href ?? '';
  const type = to.startsWith('#') ? 'anchor' : to.startsWith('/') ? 'internal' : 'external';
  return {
    newsletter: null,
    mediaWithLink: { id, media, link: { id, href: to, type, text: popup[locale].button ?? null } },
  };
}
