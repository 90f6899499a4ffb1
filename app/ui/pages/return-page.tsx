// Returning items by agreement: finding the order, the current step, and the result.
import { returnPath, withdrawPath } from '#domain/page/addresses';
import { RETURN_DAYS } from '#domain/returns/returns';
import type { FormReply, Translate } from '~/forms/reply/fields';
import { OrderSearchFields, orderSearchLabels } from '~/forms/withdrawal/fields';
import { useTexts } from '~/i18n/use-texts';
import type { SellerView } from '~/models/content';
import type { ReturnOfferView } from '~/models/goods-return';
import { Button, Heading, type Language, MessageBar, SmartLink, Stack, Text } from '~/ui/kit';
import { dayText } from '~/ui/shop/dates';
import { OrderReturns } from '~/ui/shop/order-returns';
import { FormProblems } from './form-problems';
import { form, narrow } from './page.css';
import { ReturnStepForm, type ReturnStepProps } from './return-steps';

export interface ReturnShown {
  offer: ReturnOfferView;
  /** Null where it is not set who sells. */
  seller: SellerView | null;
  token: string;
  language: Language;
}
/** No questions: nothing can be returned, or a return was just made. */
type Over = ReturnShown & { step: 'over'; done: string | null };
type Asking = ReturnShown & Omit<ReturnStepProps, 't' | 'reply'> & { step: 'ask' };

export type ReturnPageProps = ({ step: 'find' } | Over | Asking) & { reply: FormReply | null };

export function ReturnPage(props: ReturnPageProps) {
  const { t } = useTexts();
  return (
    <div className={narrow}>
      <Heading level={1}>{t('returns:title')}</Heading>
      {props.step === 'find' ? <FindReturnedOrder reply={props.reply} t={t} /> : null}
      {props.step === 'over' ? <ReturnOver {...props} t={t} /> : null}
      {props.step === 'ask' ? <AskReturn {...props} t={t} /> : null}
    </div>
  );
}

type Texted<Props> = Props & { t: Translate };

function FindReturnedOrder({ reply, t }: Texted<{ reply: FormReply | null }>) {
  return (
    <>
      <Text size="lead">{t('returns:find.text', { days: RETURN_DAYS })}</Text>
      <Text>
        {t('returns:find.consumer')} <SmartLink href={withdrawPath()}>{t('withdrawal:link')}</SmartLink>
      </Text>
      <FormProblems t={t} reply={reply} labels={orderSearchLabels(t)} />
      <form method="post" className={form}>
        <input type="hidden" name="intent" value="find" />
        <OrderSearchFields t={t} reply={reply} />
        <Button>{t('returns:find.press')}</Button>
      </form>
      <Text size="small" tone="quiet">
        {t('returns:find.mail')}
      </Text>
    </>
  );
}

const OrderLineOfReturn = ({ offer, language, t }: Texted<ReturnShown>) => (
  <Text>{t('returns:order', { number: offer.order, date: dayText(offer.placedAt, language) })}</Text>
);

function AskReturn(props: Texted<Asking & { reply: FormReply | null }>) {
  const { offer, token, language, progress, t } = props;
  return (
    <>
      <OrderLineOfReturn {...props} />
      <ReturnStepForm {...props} />
      {progress.step === 'choose' ? (
        <OrderReturns returns={offer.returns} token={token} t={t} language={language} />
      ) : null}
    </>
  );
}

function ReturnOver(props: Texted<Over>) {
  const { offer, token, done, language, t } = props;
  const made = offer.returns.find(({ number }) => number === done);
  return (
    <>
      {made ? <MessageBar tone="success">{t('returns:done.text', { email: offer.email })}</MessageBar> : null}
      <OrderLineOfReturn {...props} />
      {!made && offer.refusal ? <NothingToReturn {...props} /> : null}
      <OrderReturns returns={offer.returns} token={token} opened={made?.number ?? null} t={t} language={language} />
      {made && offer.refusal === null ? (
        <Text>
          <SmartLink href={returnPath(token)}>{t('returns:done.more')}</SmartLink>
        </Text>
      ) : null}
    </>
  );
}

function NothingToReturn({ offer, seller, token, t }: Texted<Over>) {
  return (
    <Stack gap={4}>
      <MessageBar tone={offer.refusal === 'over' ? 'info' : 'warning'}>
        {t(`returns:refused.${offer.refusal}`, { days: RETURN_DAYS })}
      </MessageBar>
      {offer.refusal === 'consumer' ? (
        <Text>
          <SmartLink href={withdrawPath(token)}>{t('withdrawal:link')}</SmartLink>
        </Text>
      ) : null}
      {seller && offer.refusal !== 'consumer' ? (
        <Text>
          {t('returns:refused.contact')} <SmartLink href={`mailto:${seller.email}`}>{seller.email}</SmartLink>
          {' · '}
          <SmartLink href={`tel:${seller.telephone.replaceAll(' ', '')}`}>{seller.telephone}</SmartLink>
        </Text>
      ) : null}
    </Stack>
  );
}
