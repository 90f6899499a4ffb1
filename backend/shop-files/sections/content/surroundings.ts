// What content's files name of the rest of the shop: stores, categories by their paths, pictures.
import type { NewEntry } from '#backend/content/entries/entries.sql';
import type { ApplyContext } from '../../section';
import { type CategoryNamed, listCategoriesNamed, listStoreNumbers } from './content.sql';
import type { TellKey } from './content-section';
import { type Drawn, openPictures, type PictureNamed, type Pictures, type Taken } from './picture';

export interface Surroundings {
  context: ApplyContext;
  stores: ReadonlySet<string>;
  /** The numbers of stores by their codes. */
  storeIds: ReadonlyMap<string, number>;
  /** A category by its path; null, and reported, where there is none. */
  category(path: string, at: readonly PropertyKey[], tell: TellKey): CategoryNamed | null;
  pictures: ContentPictures;
  /** All pictures that were taken. */
  media(): { documentId: string; entries: NewEntry[] }[];
}

/** Each returns the picture's UploadFile; null where there is no picture, or where the file cannot be accepted, which is reported. */
export interface ContentPictures {
  named(asked: {
    name: string;
    named: PictureNamed | undefined;
    alternativeText: string;
    at: readonly PropertyKey[];
    tell: TellKey;
  }): Promise<Pick<Taken, 'file' | 'named'> | null>;
  drawn(name: string, drawing: Drawn, alternativeText: string): Record<string, unknown>;
  ofCategory(category: CategoryNamed): Record<string, unknown> | null;
}

export async function openSurroundings(
  context: ApplyContext,
  pictures: Pictures = openPictures(context),
): Promise<Surroundings> {
  const { on } = context;
  const storeIds = new Map((await listStoreNumbers(on)).map(({ code, id }) => [code, id]));
  const stores = new Set(storeIds.keys());
  const categories = new Map((await listCategoriesNamed(on)).map((category) => [category.path, category]));
  const media = new Map<string, NewEntry[]>();
  const show = (taken: Taken) => {
    media.set(String(taken.file.id), taken.entries);
    return taken;
  };
  return {
    context,
    stores,
    storeIds,
    media: () => [...media].map(([documentId, entries]) => ({ documentId, entries })),
    category(path, at, tell) {
      const found = categories.get(path);
      if (!found) tell(at, `Der er ingen kategori med stien "${path}".`);
      return found ?? null;
    },
    pictures: {
      async named({ name, named, alternativeText, at, tell }) {
        if (named === undefined) return null;
        const taken = await pictures.take(name, named, alternativeText);
        if (typeof taken !== 'string') return show(taken);
        tell(at, taken);
        return null;
      },
      drawn: (name, drawing, alternativeText) => show(pictures.drawn(name, drawing, alternativeText)).file,
      ofCategory({ id, picture }) {
        if (picture === null) return null;
        const name = `category-${id}`;
        const file: unknown = Reflect.get(picture, 'file');
        if (typeof file === 'string') return show(pictures.kept(name, file, '')).file;
        return show(pictures.drawn(name, { kind: 'product', spec: picture }, '')).file;
      },
    },
  };
}
