// The sections segments.csv and segment-members.csv: which customers get personal coupons, and the text that they see.
import { or, text, whole } from '../../file/columns';
import { ruled } from '../../file/rules';
import { type RowOf, tableOf } from '../../file/table';
import { recordSection } from '../../section';
import { resolveNames } from '../named';
import { email } from '../people/customer-columns';
import { breachesOfButton, button } from './coupons';
import { deleteMembers, insertMembers, loadMembers, loadSegments, writeSegments } from './segments.sql';

const columns = {
  code: text(64),
  title_da: text(200),
  title_en: text(200),
  text_da: or(text(500), ''),
  text_en: or(text(500), ''),
  ...button,
  picture: or(text(64), null),
  /** Who is in several sees the banner of the lowest. */
  priority: or(whole(0, 100_000), 0),
};

export type SegmentRecord = RowOf<typeof columns>;

export const segmentsSource = ruled<SegmentRecord>(tableOf({ file: 'segments.csv', columns }), breachesOfButton);

export const segments = recordSection<SegmentRecord>({
  name: 'segments',
  title: 'segmenter',
  source: segmentsSource,
  keyOf: ({ code }) => code,
  missing: 'untouched',
  load: loadSegments,
  async write({ added, changed }, context) {
    const names = await resolveNames(
      [...added, ...changed],
      [['product', 'picture', ({ picture }) => picture]],
      context,
    );
    await writeSegments(
      context.on,
      names.whole.map(({ record: { picture, ...record } }) => ({
        ...record,
        picture_product_id: names.idOrNull('product', picture),
      })),
    );
  },
});

const memberColumns = { segment: text(64), email };

export type MemberRecord = RowOf<typeof memberColumns>;

export const membersSource = tableOf({ file: 'segment-members.csv', columns: memberColumns });

export const segmentMembers = recordSection<MemberRecord>({
  name: 'segment_members',
  title: 'kunder i segmenter',
  source: membersSource,
  keyOf: ({ segment, email: member }) => `${segment} ${member}`,
  missing: 'removed',
  load: loadMembers,
  async write({ added, removed }, context) {
    const names = await resolveNames(
      added,
      [
        ['segment', 'segment', ({ segment }) => segment],
        ['customer', 'email', (one) => one.email],
      ],
      context,
    );
    if (removed.length > 0) await deleteMembers(context.on, removed);
    await insertMembers(
      context.on,
      names.whole.map(({ record }) => ({
        segment_id: names.idOf('segment', record.segment),
        customer_id: names.idOf('customer', record.email),
      })),
    );
  },
});
