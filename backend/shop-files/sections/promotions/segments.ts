// The sections segments.csv and segment-members.csv: which customers get personal coupons, and the text that they see.
import { segment } from '#backend/db/tables/promotion';
import { field, fieldStoredBy, resourceSection, tableResource } from '#backend/resources/resource';
import { named } from '#backend/resources/resource.sql';
import { or, text, whole } from '../../file/columns';
import { ruled } from '../../file/rules';
import { type RowOf, tableOf } from '../../file/table';
import { recordSection } from '../../section';
import { resolveNames } from '../named';
import { email } from '../people/customer-columns';
import { breachesOfButton, button } from './coupons';
import { deleteMembers, insertMembers, loadMembers } from './segments.sql';

const fields = {
  code: field(segment.code, text(64)),
  title_da: field(segment.titleDa, text(200)),
  title_en: field(segment.titleEn, text(200)),
  text_da: field(segment.textDa, or(text(500), '')),
  text_en: field(segment.textEn, or(text(500), '')),
  button_da: field(segment.buttonDa, button.da),
  button_en: field(segment.buttonEn, button.en),
  href: field(segment.href, button.href),
  picture: fieldStoredBy(named('product', segment.pictureProductId), or(text(64), null)),
  /** Who is in several sees the banner of the lowest. */
  priority: field(segment.priority, or(whole(0, 100_000), 0)),
};

export type SegmentRecord = RowOf<typeof fields>;

export const segmentsSource = ruled<SegmentRecord>(
  tableOf({ file: 'segments.csv', columns: fields }),
  breachesOfButton,
);

export const segmentResource = tableResource<SegmentRecord>({
  ...{ table: segment, key: [segment.code], order: 't.id', fields },
});

export const segments = resourceSection<SegmentRecord>({
  name: 'segments',
  title: 'segmenter',
  source: segmentsSource,
  resource: segmentResource,
  keyOf: ({ code }) => code,
  missing: 'untouched',
});

const memberColumns = { segment: text(64), email };

export type MemberRecord = RowOf<typeof memberColumns>;

export const membersSource = tableOf({ file: 'segment-members.csv', columns: memberColumns });

export const segmentMembers = recordSection<MemberRecord>({
  name: 'segment_members',
  title: 'kunder i segmenter',
  source: membersSource,
  keyOf: (member) => `${member.segment} ${member.email}`,
  missing: 'removed',
  load: loadMembers,
  async write({ added, removed }, context) {
    const names = await resolveNames(
      added,
      [
        ['segment', 'segment', (member) => member.segment],
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
