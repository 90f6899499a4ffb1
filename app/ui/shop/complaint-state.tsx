// How far a complaint is: as a badge, and as the list of those that were made of an order.
import type { ComplaintState } from '#domain/complaint/complaint';
import type { Translate } from '~/forms/reply/fields';
import type { MadeComplaintView } from '~/models/complaint';
import { Badge, type BadgeTone, Heading, type Language, Stack } from '~/ui/kit';
import { dayText } from './dates';

const TONES: Record<ComplaintState, BadgeTone> = {
  received: 'quiet',
  asked: 'warning',
  accepted: 'success',
  refused: 'danger',
  settled: 'success',
};

export const ComplaintBadge = ({ state, t }: { state: ComplaintState; t: Translate }) => (
  <Badge tone={TONES[state]}>{t(`complaint:state.${state}`)}</Badge>
);

export function MadeComplaints({ made, t, language }: { made: MadeComplaintView[]; t: Translate; language: Language }) {
  if (made.length === 0) return null;
  return (
    <Stack gap={2} as="section" aria-labelledby="complaints">
      <Heading level={2} size="h4" id="complaints">
        {t('complaint:made')}
      </Heading>
      <ul>
        {made.map(({ number, href, product, state, receivedAt }) => (
          <li key={number}>
            <a href={href}>{t('complaint:madeOf', { number, product, date: dayText(receivedAt, language) })}</a>{' '}
            <ComplaintBadge state={state} t={t} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
