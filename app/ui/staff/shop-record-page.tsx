// The form of one record of a part of the shop's files, and what it would change.
import { type ShopPart, staffPartPath, staffRecordPath } from '#domain/staff/shop-parts';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffRecordView } from '~/models/staff-shop-parts';
import { StaffRefusal } from './form';
import { StaffHeading } from './heading';
import { RecordFields } from './record-fields';
import { PartOutcome } from './shop-part-page';

interface RecordProps extends StaffGiven {
  part: ShopPart;
  /** Null for a new record, '' for the only one. */
  recordKey: string | null;
  record: StaffRecordView;
}

export function StaffShopRecordPage({ part, recordKey, record, reply }: RecordProps) {
  const { t } = useTexts('staff');
  const title = t(`settings:part.${part}.title`);
  const { fields } = reply?.record ?? record;
  return (
    <>
      <StaffHeading
        back={staffPartPath(part)}
        from={title}
        title={recordKey === null ? t('settings:newRecord', { part: title }) : recordKey || title}
      />
      <StaffRefusal reply={reply} />
      <PartOutcome reply={reply} />
      <form method="post" className="edit record" action={staffRecordPath(part, recordKey)}>
        <input type="hidden" name="seen" value={reply?.part?.seen || reply?.values.seen || record.seen} />
        <RecordFields fields={fields} reply={reply} />
        <div className="acts">
          <button className="primary" name="act" value="save" type="submit">
            {t('settings:save')}
          </button>
          <button name="act" value="check" type="submit">
            {t('settings:check')}
          </button>
        </div>
      </form>
      {recordKey ? <RemoveForm {...{ part, recordKey }} seen={record.seen} /> : null}
    </>
  );
}

/** Opened first. */
function RemoveForm({ part, recordKey, seen }: { part: ShopPart; recordKey: string; seen: string }) {
  const { t } = useTexts('staff');
  return (
    <details className="act">
      <summary>{t('settings:remove')}</summary>
      <form method="post" action={staffRecordPath(part, recordKey)}>
        <input type="hidden" name="seen" value={seen} />
        <p className="what">{t('settings:removeWill', { record: recordKey })}</p>
        <button className="danger" name="act" value="remove" type="submit">
          {t('settings:removeNow')}
        </button>
      </form>
    </details>
  );
}
