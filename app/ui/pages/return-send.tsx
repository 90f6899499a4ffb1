// The last step of a return: all that was answered, what it costs, whom the driver reaches, and the button that sends it.
import { LEAST_RETURN_FEE, RETURN_FEE_BP } from '#domain/returns/return-fee';
import { readablePhone } from '#domain/validate/phone';
import { ReturnContactFields, returnContactLabels } from '~/forms/goods-return/fields';
import type { Translate } from '~/forms/reply/fields';
import { Button, type Language, MessageBar, money, Stack, Table, Text } from '~/ui/kit';
import { weekdayText } from '~/ui/shop/dates';
import { sums } from '~/ui/shop/sums.css';
import { Sum } from '~/ui/shop/why-this-price';
import { FormProblems } from './form-problems';
import { form } from './page.css';
import type { ReturnProgressView, ReturnStepProps } from './return-steps';

export function ReturnSend(props: ReturnStepProps) {
  const { offer, progress, formKey, reply, language, t } = props;
  const known = { name: offer.buyer, email: offer.email, telephone: readablePhone(offer.telephone) };
  const { street, postcode, city } = offer.from;
  return (
    <Stack gap={5}>
      <Text>{wayText(progress, language, t)}</Text>
      {progress.answers.isPickup ? (
        <Text>{t('returns:send.from', { place: `${street}, ${postcode} ${city}` })}</Text>
      ) : null}
      <FeePreview {...props} />
      <FormProblems t={t} reply={reply} labels={returnContactLabels(t)} />
      <form method="post" className={form}>
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="formKey" value={formKey} />
        <ReturnContactFields t={t} reply={reply} known={known} />
        <Button>{t('returns:send.press')}</Button>
      </form>
    </Stack>
  );
}

/** '2 kasser, som vi henter tirsdag den 24. november.' */
function wayText({ answers }: ReturnProgressView, language: Language, t: Translate): string {
  const { size, parcels, pickupOn } = answers;
  const load = t(`returns:load.${size}`, { count: parcels });
  return pickupOn
    ? t('returns:send.fetched', { load, day: weekdayText(pickupOn, language) })
    : t('returns:send.brought', { load });
}

function FeePreview({ offer, progress, fees, language, t }: ReturnStepProps) {
  if (!fees) return null;
  const least = money(LEAST_RETURN_FEE, language);
  const nameOf = (uid: string) => offer.lines.find((line) => line.uid === uid)?.name ?? '';
  const lost = fees.lines.filter(({ priceOere, feeOere }) => feeOere >= priceOere);
  return (
    <Stack gap={3}>
      {lost.length > 0 ? (
        <MessageBar tone="warning">
          {t('returns:send.nothingBack', { names: lost.map(({ uid }) => nameOf(uid)).join(', ') })}
        </MessageBar>
      ) : null}
      <Table
        caption={t('returns:send.goods')}
        columns={[
          { label: t('account:order.product') },
          { label: t('returns:send.price'), align: 'end' },
          { label: t('returns:send.fee'), align: 'end' },
        ]}
        rows={fees.lines.map(({ uid, priceOere, feeOere }) => {
          const line = offer.lines.find((one) => one.uid === uid);
          const pieces = progress.answers.lines.find((one) => one.uid === uid)?.quantity ?? 0;
          const goods = `${pieces} ${line?.unit ?? ''} ${line?.name ?? ''}`;
          return { key: uid, cells: [goods, money(priceOere, language), money(feeOere, language)] };
        })}
      />
      <dl className={sums}>
        <Sum label={t('returns:send.totalFee')} value={money(fees.feeOere, language)} quiet />
        <Sum label={t('returns:send.credit')} value={money(fees.creditOere, language)} strong />
      </dl>
      <Text size="small" tone="quiet">
        {t('returns:send.rule', { percent: RETURN_FEE_BP / 100, least })}
      </Text>
    </Stack>
  );
}
