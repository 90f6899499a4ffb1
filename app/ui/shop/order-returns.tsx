// The returns of an order: the status of each, what is in it, and its label or freight note.
import { pdfPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { ReturnView } from '~/models/goods-return';
import { Badge, type BadgeTone, Card, Heading, Inline, type Language, Stack, Text } from '~/ui/kit';
import { momentText, weekdayText } from './dates';
import { PdfLink } from './pdf-link';

interface OrderReturnsProps {
  returns: readonly ReturnView[];
  /** Token of the order; it opens the labels. */
  token: string;
  /** The return that was just made, shown with the next steps. */
  opened?: string | null;
  t: Translate;
  language: Language;
}

export function OrderReturns({ returns, token, opened = null, t, language }: OrderReturnsProps) {
  if (returns.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="order-returns">
      <Heading level={2} size="h3" id="order-returns">
        {t('returns:list.title')}
      </Heading>
      {returns.map((one) => (
        <OneReturn key={one.number} one={one} token={token} isNew={one.number === opened} t={t} language={language} />
      ))}
    </Stack>
  );
}

const TONES: Record<ReturnView['status'], BadgeTone> = {
  pending: 'warning',
  ready: 'quiet',
  partly: 'quiet',
  received: 'success',
  closed: 'quiet',
  refused: 'quiet',
};

type OneReturnProps = Pick<OrderReturnsProps, 'token' | 't' | 'language'> & { one: ReturnView; isNew: boolean };

function OneReturn({ one, token, isNew, t, language }: OneReturnProps) {
  const { number, createdAt, status, lines, label } = one;
  return (
    <Card as="section" aria-labelledby={`return-${number}`}>
      <Stack gap={3}>
        <Inline gap={3}>
          <Heading level={3} size="h4" id={`return-${number}`}>
            {t('returns:list.number', { number })}
          </Heading>
          <Badge tone={TONES[status]}>{t(`returns:status.${status}`)}</Badge>
        </Inline>
        <Text size="small" tone="quiet">
          {t('returns:list.at', { moment: momentText(createdAt, language) })}
        </Text>
        <ul>
          {lines.map(({ sku, name, unit, quantity, received }) => (
            <li key={sku}>
              {`${quantity} ${unit} ${name}`} ({sku})
              {received > 0 && received < quantity ? ` · ${t('returns:list.received', { received })}` : ''}
            </li>
          ))}
        </ul>
        <Text>{travelText(one, t, language)}</Text>
        {isNew ? <Text>{t(label ? 'returns:done.next' : 'returns:done.wait')}</Text> : null}
        {label && (status === 'ready' || status === 'partly') ? (
          <p>
            <PdfLink href={pdfPath('return', number, token)}>
              {t(one.size === 'pallet' ? 'returns:list.note' : 'returns:list.label')}
            </PdfLink>
          </p>
        ) : null}
      </Stack>
    </Card>
  );
}

function travelText({ size, parcels, pickupOn }: ReturnView, t: Translate, language: Language): string {
  const load = t(`returns:load.${size}`, { count: parcels });
  return pickupOn
    ? t('returns:send.fetched', { load, day: weekdayText(pickupOn, language) })
    : t('returns:send.brought', { load });
}
