// Buys a gift card on its product's own page: the form posts to that page, which shows it again where something is wrong.
import { GiftCardFields, giftCardLabels } from '~/forms/gift-card/fields';
import { type FormReply, messageText, summaryOf, type Translate, useFields } from '~/forms/reply/fields';
import type { ProductPage } from '~/models/product';
import { Button, ErrorSummary, Icon, type Language, MessageBar, QuantityInput, Stack, Text } from '~/ui/kit';

interface GiftCardFormProps {
  model: ProductPage;
  reply: FormReply | null;
  t: Translate;
  language: Language;
}

export function GiftCardForm({ model, reply, t, language }: GiftCardFormProps) {
  const { giftCard, href, quantity } = model;
  const field = useFields(t, reply);
  if (!giftCard) return null;
  return (
    <form method="post" action={href} noValidate={reply !== null}>
      <Stack gap={4}>
        <input type="hidden" name="intent" value="gift-card" />
        {reply?.message ? <MessageBar tone="error">{messageText(t, reply.message)}</MessageBar> : null}
        <ErrorSummary title={t('giftcard:problems')} errors={summaryOf(field, giftCardLabels(t))} />
        <GiftCardFields choice={giftCard} t={t} language={language} reply={reply} />
        <QuantityInput name="qty" rule={quantity} label={t('product:quantity')} size="medium" />
        <Button size="large" full>
          <Icon name="cart" />
          {t('product:add')}
        </Button>
        <Text size="small" tone="quiet">
          {t('giftcard:terms')}
        </Text>
      </Stack>
    </form>
  );
}
