// Collects the demo world's content on its way to the database: each entry in both languages, each picture once.
import type { NewEntry } from '#backend/content/entries/entries.sql';
import { drawMedia, type MediaDrawing } from '#backend/ports/media/draw-media';
import { mediaVersion } from '#backend/ports/media/index';
import type { Bilingual, StoreCode } from './world/types';

export type Locale = 'da' | 'en';
const LOCALES: readonly Locale[] = ['da', 'en'];

/** Collects entries, and each picture once under a key that says what it shows. */
export class Entries {
  readonly all: NewEntry[] = [];
  private readonly media = new Map<string, string>();

  add(
    type: NewEntry['type'],
    documentId: string,
    stores: readonly StoreCode[] | null,
    bodyIn: (locale: Locale) => NewEntry['body'],
    more: Partial<NewEntry> = {},
  ) {
    const position = this.all.filter((entry) => entry.type === type && entry.locale === 'da').length;
    for (const locale of LOCALES) {
      const storeCodes = stores === null ? null : [...stores];
      const usual = { key: null, position, dateFrom: null, dateTo: null };
      this.all.push({ ...usual, documentId, type, locale, storeCodes, body: bodyIn(locale), ...more });
    }
  }

  /** An UploadFile for a drawing; the address carries a version, so that browsers may keep it for ever. */
  picture(name: string, drawing: MediaDrawing, alternativeText: string): NewEntry['body'] {
    const key = `content/${name.replaceAll('_', '-')}`;
    const version = this.media.get(key) ?? mediaVersion(drawMedia(drawing));
    if (!this.media.has(key)) {
      this.media.set(key, version);
      this.add('media', key, null, () => ({ ...drawing }), { key });
    }
    const file = { documentId: key, id: key, name: alternativeText || name, size: 0, mime: 'image/webp', ext: '.webp' };
    return { ...file, alternativeText, url: `/media/${key}.webp?v=${version}` };
  }
}

export const said = (text: Bilingual, locale: Locale) => text[locale] || text.da;
