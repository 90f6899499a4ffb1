// An order by phone for its shopper: lines, sums, delivery, the terms, and the button that names the duty to pay.
import { textKeyOf } from '#domain/refusal/refusals';
import { TermsFields } from '~/forms/place-order/fields';
import { type FormReply, messageText, type Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { ExceptedGoods } from '~/models/checkout';
import type { PhoneOrderView } from '~/models/phone-order';
import { Button, Heading, type Language, MessageBar, money, Table, Text } from '~/ui/kit';
import { shortDayText } from '~/ui/shop/dates';
import { sums } from '~/ui/shop/sums.css';
import { Sum } from '~/ui/shop/why-this-price';
import { form as formStyle, sheet } from './page.css';

interface PhoneOrderProps {
  order: PhoneOrderView;
  language: Language;
  reply: FormReply | null;
}

export function PhoneOrderPage({ order, language, reply }: PhoneOrderProps) {
  const { t } = useTexts();
  const { state, number, email } = order;
  if (state === 'PLACED')
    return (
      <div className={sheet}>
        <Heading level={1}>{t('checkout:phone.title')}</Heading>
        <MessageBar tone="success">{t('checkout:phone.placedText', { number, email })}</MessageBar>
      </div>
    );
  return (
    <div className={sheet}>
      <Heading level={1}>{t('checkout:phone.title')}</Heading>
      <Text>{t(state === 'PAYING' ? 'checkout:phone.payingText' : 'checkout:phone.intro', { number })}</Text>
      {reply?.message ? <MessageBar tone="error">{messageText(t, reply.message)}</MessageBar> : null}
      <PhoneOrderLines order={order} language={language} t={t} />
      <PhoneOrderSums order={order} language={language} t={t} />
      <Text>{`${t('checkout:phone.deliverTo')}: ${order.shipping.join(', ')}`}</Text>
      <Text>{`${t('checkout:phone.billTo')}: ${order.billing.join(', ')}`}</Text>
      <form method="post" className={formStyle}>
        <input type="hidden" name="seenTotal" value={order.toPayOere} />
        <input type="hidden" name="seenChanges" value={order.priceChanges} />
        {state === 'PAYING' ? null : (
          <TermsFields t={t} reply={reply} view={{ terms: order.terms, words: { terms: '' } }} />
        )}
        {order.excepted ? <WithdrawalTold excepted={order.excepted} lines={order.lines.length} t={t} /> : null}
        <Button size="large" full>
          {state === 'PAYING'
            ? t('checkout:phone.payOn')
            : t('checkout:confirm.place', { amount: money(order.toPayOere, language) })}
        </Button>
        <Text size="small" tone="quiet">
          {t('checkout:confirm.nextCard')}
        </Text>
      </form>
    </div>
  );
}

type PartProps = Pick<PhoneOrderProps, 'order' | 'language'> & { t: Translate };

function PhoneOrderLines({ order, language, t }: PartProps) {
  return (
    <Table
      caption={t('checkout:phone.lines')}
      columns={[
        { label: t('checkout:phone.product') },
        { label: t('checkout:phone.quantity'), align: 'end' },
        { label: t('checkout:phone.total'), align: 'end' },
      ]}
      rows={order.lines.map(({ uid, name, sku, unit, quantity, rowOere, problem }) => ({
        key: uid,
        cells: [
          <>
            {name} ({sku})
            {problem ? <MessageBar tone="error">{t(textKeyOf(problem.code), problem.params ?? {})}</MessageBar> : null}
          </>,
          `${quantity} ${unit}`,
          money(rowOere, language),
        ],
      }))}
    />
  );
}

function PhoneOrderSums({ order, language, t }: PartProps) {
  const { totals, toPayOere, delivery, deliveryDate } = order;
  const sumLabel = (label: string) => (label === 'net' || label === 'gross' ? t(`checkout:phone.sum.${label}`) : label);
  const way = [delivery, deliveryDate && shortDayText(deliveryDate, language)].filter(Boolean).join(', ');
  return (
    <dl className={sums}>
      {totals.map(({ name, label, oere }, at) => (
        <Sum
          key={at}
          label={t(`checkout:phone.sum.${name}`, { label: sumLabel(label) })}
          value={money(oere, language)}
          quiet={name === 'vat'}
        />
      ))}
      <Sum label={t('checkout:phone.toPay')} value={money(toPayOere, language)} strong />
      {way ? <Sum label={t('checkout:phone.delivery')} value={way} /> : null}
    </dl>
  );
}

/** In sight before the order, with the goods that the law excepts (directive 2011/83/EU, article 6). */
function WithdrawalTold({ excepted, lines, t }: { excepted: readonly ExceptedGoods[]; lines: number; t: Translate }) {
  return (
    <ul>
      {excepted.length < lines ? <li>{t('checkout:confirm.withdrawal')}</li> : null}
      {excepted.map(({ uid, name, why }) => (
        <li key={uid}>
          <strong>{name}:</strong> {t(`withdrawal:exempt.${why}`)}
        </li>
      ))}
    </ul>
  );
}
