// The panel "Request price": the product, by when there is an answer, and the form.

import { HoneypotField } from '~/forms/honeypot/fields';
import { type FormReply, summaryOf, useFields } from '~/forms/reply/fields';
import { type KnownAsker, RequestPriceFields, requestPriceLabels } from '~/forms/request-price/fields';
import { useTexts } from '~/i18n/use-texts';
import type { Tile } from '~/models/product';
import { Button, CHECKED, ErrorSummary, type Language, Stack, Text } from '~/ui/kit';
import { weekdayText } from '../dates';
import { AskedProduct } from './asked-product';

interface RequestPriceProps {
  product: Tile;
  known: KnownAsker;
  business: boolean;
  formKey: string;
  answerBy: string;
  action: string;
  reply: FormReply | null;
  language: Language;
}

export function RequestPriceView({
  product,
  known,
  business,
  formKey,
  answerBy,
  action,
  reply,
  language,
}: RequestPriceProps) {
  const { t } = useTexts();
  const field = useFields(t, reply);
  return (
    <Stack gap={5}>
      <AskedProduct product={product} />
      <Text>{t('request:price.intro', { date: weekdayText(answerBy, language) })}</Text>
      <ErrorSummary title={t('common:errorSummary')} errors={summaryOf(field, requestPriceLabels(t))} />
      <form {...CHECKED} method="post" action={action}>
        <Stack gap={4}>
          <RequestPriceFields
            t={t}
            reply={reply}
            known={known}
            business={business}
            quantity={product.quantity.min}
            formKey={formKey}
          />
          <HoneypotField label={t('request:honeypot')} />
          <Button size="large" full>
            {t('request:price.send')}
          </Button>
          <Text size="small" tone="quiet">
            {t('request:price.privacy')}
          </Text>
        </Stack>
      </form>
    </Stack>
  );
}
