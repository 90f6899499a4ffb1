// The state of a subscription in a word.
import type { SubscriptionState } from '#domain/subscription/states';
import { useTexts } from '~/i18n/use-texts';
import { Badge } from '~/ui/kit';

const TONES = {
  draft: 'quiet',
  active: 'success',
  paused: 'quiet',
  review: 'warning',
  failed: 'danger',
  ended: 'quiet',
} as const;

export function SubscriptionBadge({ status }: { status: SubscriptionState }) {
  const { t } = useTexts();
  return <Badge tone={TONES[status]}>{t(`subscription:states.${status}`)}</Badge>;
}
