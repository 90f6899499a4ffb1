// The panel "Write a review".

import { HoneypotField } from '~/forms/honeypot/fields';
import { type FormReply, summaryOf, useFields } from '~/forms/reply/fields';
import { reviewLabels, WriteReviewFields } from '~/forms/write-review/fields';
import { useTexts } from '~/i18n/use-texts';
import type { Tile } from '~/models/product';
import { Button, ButtonLink, ErrorSummary, Stack, Text } from '~/ui/kit';
import { AskedProduct } from './asked-product';

interface WriteReviewProps {
  product: Tile;
  nickname: string;
  logIn: string | null;
  action: string;
  reply: FormReply | null;
}

export function WriteReviewView({ product, nickname, logIn, action, reply }: WriteReviewProps) {
  const { t } = useTexts();
  const field = useFields(t, reply);
  if (logIn !== null) {
    return (
      <Stack gap={5}>
        <AskedProduct product={product} />
        <Text>{t('request:review.logInText')}</Text>
        <ButtonLink href={logIn} full>
          {t('request:review.logIn')}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      <AskedProduct product={product} />
      <ErrorSummary title={t('common:errorSummary')} errors={summaryOf(field, reviewLabels(t))} />
      <form method="post" action={action}>
        <Stack gap={4}>
          <WriteReviewFields t={t} reply={reply} nickname={nickname} />
          <HoneypotField label={t('request:honeypot')} />
          <Button size="large" full>
            {t('request:review.send')}
          </Button>
          <Text size="small" tone="quiet">
            {t('request:review.rules')}
          </Text>
        </Stack>
      </form>
    </Stack>
  );
}
