// How far a parcel is, in words and a colour that says whether there is anything to do.
import type { TrackingStatus } from '#domain/delivery/tracking';
import type { Translate } from '~/forms/reply/fields';
import { Badge, type BadgeTone } from '~/ui/kit';

const TONES: Partial<Record<TrackingStatus, BadgeTone>> = {
  DELIVERED: 'success',
  DELIVERED_TO_PARCELSHOP: 'success',
  EXPECTED_DELIVERY_TODAY: 'success',
  PARTIAL_DELIVERED: 'warning',
  RETURNED: 'danger',
};

export function TrackingBadge({ status, t }: { status: TrackingStatus; t: Translate }) {
  return <Badge tone={TONES[status] ?? 'quiet'}>{t(`shipments:statuses.${status}`)}</Badge>;
}
