// Withdrawing from a contract: finding the order, choosing the goods, confirming, and the receipt.
import { returnPath, withdrawalPath, withdrawPath } from '#domain/page/addresses';
import type { FormReply, Translate } from '~/forms/reply/fields';
import { OrderSearchFields, orderSearchLabels, WithdrawnField, withdrawnLabels } from '~/forms/withdrawal/fields';
import { useTexts } from '~/i18n/use-texts';
import type { SellerView } from '~/models/content';
import type { WithdrawableLine, WithdrawalView } from '~/models/withdrawal';
import { Button, FieldError, Heading, type Language, MessageBar, SmartLink, Stack, Table, Text } from '~/ui/kit';
import { dayText } from '~/ui/shop/dates';
import { WithdrawalReceipts } from '~/ui/shop/withdrawal-receipts';
import { FormProblems } from './form-problems';
import { form, narrow } from './page.css';

interface OrderShown {
  order: WithdrawalView;
  /** Null where it is not set who sells. */
  seller: SellerView | null;
  token: string;
  language: Language;
}
type Choosing = OrderShown & {
  step: 'choose';
  /** The withdrawal that was just made. */
  receipt: string | null;
  /** What was wrong with the choice. */
  problems: FormReply | null;
};
type Confirming = OrderShown & { step: 'confirm'; wanted: { id: number; quantity: number }[]; formKey: string };

export type WithdrawPageProps = ({ step: 'find' } | Choosing | Confirming) & { reply: FormReply | null };

export function WithdrawPage(props: WithdrawPageProps) {
  const { t } = useTexts();
  return (
    <div className={narrow}>
      <Heading level={1}>{t('withdrawal:title')}</Heading>
      {props.step === 'find' ? <FindGuestOrder reply={props.reply} t={t} /> : null}
      {props.step === 'choose' ? <ChooseWithdrawn {...props} t={t} /> : null}
      {props.step === 'confirm' ? <ConfirmWithdrawal {...props} t={t} /> : null}
    </div>
  );
}

type Texted<Props> = Props & { t: Translate };

function FindGuestOrder({ reply, t }: Texted<{ reply: FormReply | null }>) {
  return (
    <>
      <Text size="lead">{t('withdrawal:find.text')}</Text>
      <FormProblems t={t} reply={reply} labels={orderSearchLabels(t)} />
      <form method="post" className={form}>
        <input type="hidden" name="intent" value="find" />
        <OrderSearchFields t={t} reply={reply} />
        <Button>{t('withdrawal:find.press')}</Button>
      </form>
      <Text size="small" tone="quiet">
        {t('withdrawal:find.mail')} <SmartLink href={withdrawalPath()}>{t('withdrawal:rules')}</SmartLink>
      </Text>
    </>
  );
}

function ChooseWithdrawn({ order, seller, token, receipt, problems, language, t }: Texted<Choosing>) {
  const open = order.lines.filter(({ left }) => left > 0);
  const fault = problems?.errors.lines;
  return (
    <>
      <Text>{t('withdrawal:order', { number: order.order, date: dayText(order.placedAt, language) })}</Text>
      <WithdrawalReceipts
        declared={order.declared}
        receipt={receipt}
        email={order.email}
        token={token}
        t={t}
        language={language}
      />
      {order.refusal ? (
        <NotWithdrawable order={order} seller={seller} token={token} t={t} language={language} />
      ) : (
        <Stack gap={4} as="section" aria-labelledby="choose">
          <Heading level={2} size="h3" id="choose">
            {t('withdrawal:choose.title')}
          </Heading>
          <Text>{t('withdrawal:choose.text')}</Text>
          <Text>
            {order.lastDay
              ? t('withdrawal:choose.until', { date: dayText(order.lastDay, language) })
              : t('withdrawal:choose.notBegun')}
          </Text>
          <FormProblems t={t} reply={problems} labels={withdrawnLabels(open)} />
          <form method="get" action={withdrawPath(token)} className={form}>
            <input type="hidden" name="step" value="confirm" />
            {fault ? <FieldError id="lines-error">{t(fault)}</FieldError> : null}
            <Table
              caption={t('withdrawal:choose.title')}
              captionHidden
              columns={[{ label: t('account:order.product') }, { label: t('withdrawal:choose.column'), align: 'end' }]}
              rows={order.lines.map((line) => ({
                key: String(line.id),
                cells: [
                  <WithdrawnName key="name" line={line} t={t} />,
                  line.left > 0 ? <WithdrawnField key="pieces" t={t} reply={problems} line={line} /> : '–',
                ],
              }))}
            />
            <Button>{t('withdrawal:choose.press')}</Button>
          </form>
        </Stack>
      )}
    </>
  );
}

function WithdrawnName({ line, t }: Texted<{ line: WithdrawableLine }>) {
  const { name, sku, quantity, unit, left, exemption, isGiftCard } = line;
  const why = isGiftCard ? 'giftCard' : exemption;
  return (
    <div>
      {name}
      <Text size="small" tone="quiet">
        {t('account:order.sku', { sku })} · {t('withdrawal:choose.bought', { quantity: `${quantity} ${unit}` })}
      </Text>
      {why ? <Text size="small">{t(`withdrawal:exempt.${why}`)}</Text> : null}
      {!why && left === 0 ? <Text size="small">{t('withdrawal:choose.nothingLeft')}</Text> : null}
    </div>
  );
}

type Refusing = Pick<OrderShown, 'order' | 'seller' | 'token' | 'language'>;

function NotWithdrawable({ order, seller, token, language, t }: Texted<Refusing>) {
  const date = order.lastDay ? dayText(order.lastDay, language) : '';
  return (
    <>
      {order.refusal ? (
        <MessageBar tone={order.refusal === 'over' ? 'info' : 'warning'}>
          {t(`withdrawal:refused.${order.refusal}`, { date })}
        </MessageBar>
      ) : null}
      {order.refusal === 'business' ? (
        <Text>
          <SmartLink href={returnPath(token)}>{t('returns:link')}</SmartLink>
        </Text>
      ) : null}
      {seller && order.refusal !== 'over' ? (
        <Text>
          {t('withdrawal:refused.contact')} <SmartLink href={`mailto:${seller.email}`}>{seller.email}</SmartLink>
          {' · '}
          <SmartLink href={`tel:${seller.telephone.replaceAll(' ', '')}`}>{seller.telephone}</SmartLink>
        </Text>
      ) : null}
    </>
  );
}

function ConfirmWithdrawal({
  order,
  token,
  wanted,
  formKey,
  reply,
  language,
  t,
}: Texted<Confirming & { reply: FormReply | null }>) {
  const goods = wanted.flatMap(({ id, quantity }) => {
    const line = order.lines.find((one) => one.id === id);
    return line ? [{ ...line, quantity }] : [];
  });
  return (
    <>
      <Text>{t('withdrawal:order', { number: order.order, date: dayText(order.placedAt, language) })}</Text>
      <FormProblems t={t} reply={reply} labels={{}} />
      <Heading level={2} size="h3">
        {t('withdrawal:confirm.title')}
      </Heading>
      <ul>
        {goods.map(({ id, name, sku, quantity, unit }) => (
          <li key={id}>
            {`${quantity} ${unit} ${name}`} ({sku})
          </li>
        ))}
      </ul>
      <Text>{t('withdrawal:confirm.text', { email: order.email })}</Text>
      <form method="post" className={form}>
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="formKey" value={formKey} />
        {wanted.map(({ id, quantity }) => (
          <input key={id} type="hidden" name={`line-${id}`} value={quantity} />
        ))}
        <Button>{t('withdrawal:confirm.press')}</Button>
      </form>
      <Text size="small">
        <SmartLink href={withdrawPath(token)}>{t('withdrawal:confirm.back')}</SmartLink>
      </Text>
    </>
  );
}
