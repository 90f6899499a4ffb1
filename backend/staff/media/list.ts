// The media library as its pages show it: stored pictures with where each is shown.
import { listActions } from '#backend/commerce/staff/index';
import type { MediaQuery } from '#domain/staff/media-library';
import { changedFacts } from '#domain/staff/order-state';
import type { StaffContext } from '../context';
import { readSeen } from '../seen';
import { listMedia, type MediaRow, type MediaUse, mediaOfHash, sectionsOfMedia, usesOfMedia } from './media.sql';

const MOST_LISTED = 48;
const MOST_ACTIONS = 30;

export async function listMediaForStaff(query: MediaQuery, context: StaffContext) {
  const found = await listMedia(context.pool, query, MOST_LISTED);
  return { rows: await withUses(found.slice(0, MOST_LISTED), context), hasMore: found.length > MOST_LISTED };
}

async function withUses(rows: readonly MediaRow[], { pool, language }: StaffContext) {
  const uses = await usesOfMedia(
    pool,
    rows.map(({ hash }) => hash),
  );
  return rows.map((row) => {
    const own = uses.filter(({ hash }) => hash === row.hash).map((use) => useOnWire(use, language));
    return { ...mediaOnWire(row), name: row.name || (own.find(({ name }) => name !== '')?.name ?? ''), uses: own };
  });
}

const useOnWire = ({ kind, key, name_da, name_en }: MediaUse, language: 'da' | 'en') => ({
  ...{ kind, key, name: language === 'en' ? name_en : name_da },
});

const mediaOnWire = ({ hash, alt_da, alt_en, in_library, added_by, at, bytes }: MediaRow) => ({
  ...{ hash, altDa: alt_da, altEn: alt_en, inLibrary: in_library, addedBy: added_by, at: at.toISOString(), bytes },
});

/** Null for an unknown hash. */
export async function mediaForStaff(hash: string, context: StaffContext) {
  const { pool, db } = context;
  // Before the rest: what changes in between makes an act fail, and never passes unseen.
  const seen = await readSeen(pool, 'picture', hash);
  const row = await mediaOfHash(pool, hash);
  const [media] = row ? await withUses([row], context) : [];
  if (!row || !media) return null;
  const actions = await listActions(db, {
    ...{ staff: null, command: 'media', subject: hash, since: null, most: MOST_ACTIONS },
  });
  return {
    ...{ media, seen, original: row.original, section: row.section },
    sections: await withUses(await sectionsOfMedia(pool, hash), context),
    timeline: actions.map(({ at, staff, command, before, after }) => ({
      ...{ at: at.toISOString(), kind: 'action', who: staff, what: command.replace(/ /g, '-'), text: '' },
      changes: changedFacts(before, after),
    })),
  };
}
