// A price request: the requested product, the shopper, and the answer with a price.
import { staffRequestPath, staffWaitingPath } from '#domain/staff/addresses';
import { customerListPath, customerListQuery } from '#domain/staff/customer-views';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffRequestView } from '~/models/staff';
import { StaffFact } from './fact';
import { StaffField, StaffRefusal } from './form';
import { StaffHeading } from './heading';
import { staffDay, staffMoment } from './order-words';

const ANY_CUSTOMER = customerListQuery({}).query;

interface RequestProps extends StaffGiven {
  asked: StaffRequestView;
  isSent: boolean;
}

export function StaffRequestPage({ asked, isSent, reply }: RequestProps) {
  const { t, language } = useTexts('staff');
  const { product, answeredAt, due } = asked;
  return (
    <>
      <StaffHeading
        back={staffWaitingPath('requests')}
        from={t('waiting.requests')}
        title={t('request.title', { product })}
      >
        <span className={`mark ${answeredAt ? 'done' : 'warn'}`}>
          {answeredAt
            ? t('request.answered', { moment: staffMoment(answeredAt, language) })
            : t('request.due', { day: staffDay(due, language) })}
        </span>
      </StaffHeading>
      <StaffRefusal reply={reply} />
      {isSent ? (
        <p className="note good" role="status">
          {t('request.sent')}
        </p>
      ) : null}
      <div className="columns">
        <div>
          <RequestFacts asked={asked} />
        </div>
        <div>{answeredAt ? null : <PriceAnswerForm asked={asked} reply={reply} />}</div>
      </div>
    </>
  );
}

function RequestFacts({ asked }: Pick<RequestProps, 'asked'>) {
  const { t, language } = useTexts('staff');
  const { at, sku, product, quantity, unit, message, name, company, email, telephone, account, store } = asked;
  return (
    <dl className="facts">
      <StaffFact name={t('order.product')}>{`${product} (${sku})`}</StaffFact>
      <StaffFact name={t('request.quantity')}>{`${quantity} ${unit}`}</StaffFact>
      {message ? (
        <StaffFact name={t('request.message')}>
          <span className="lines">{message}</span>
        </StaffFact>
      ) : null}
      <StaffFact name={t('caseFact.name')}>{[name, company].filter(Boolean).join(', ')}</StaffFact>
      <StaffFact name={t('login.email')}>
        <a href={`mailto:${email}`}>{email}</a>
      </StaffFact>
      {telephone ? (
        <StaffFact name={t('order.telephone')}>
          <a href={`tel:${telephone}`}>{telephone}</a>
        </StaffFact>
      ) : null}
      {account ? (
        <StaffFact name={t('order.account')}>
          <a href={customerListPath(ANY_CUSTOMER, { text: account })}>{account}</a>
        </StaffFact>
      ) : null}
      <StaffFact name={t('filter.store')}>{store}</StaffFact>
      <StaffFact name={t('case.receivedAt')}>{staffMoment(at, language)}</StaffFact>
    </dl>
  );
}

function PriceAnswerForm({ asked, reply }: Pick<RequestProps, 'asked' | 'reply'>) {
  const { t } = useTexts('staff');
  const field = { form: 'answer', reply };
  return (
    <section>
      <h2>{t('request.answer')}</h2>
      <form method="post" action={staffRequestPath(asked.id)}>
        <p className="what">{t('request.will', { email: asked.email })}</p>
        <StaffField
          {...field}
          name="each"
          label={t(`request.each.${asked.isNet ? 'net' : 'gross'}`)}
          required
          isShort
        />
        <StaffField {...field} name="text" label={t('request.text')} help={t('request.textHelp')} isLong />
        <button className="primary" type="submit">
          {t('request.answer')}
        </button>
      </form>
      <form method="post" action={staffWaitingPath('requests')}>
        <button className="plain" name="request" value={asked.id} type="submit">
          {t('request.elsewhere')}
        </button>
      </form>
    </section>
  );
}
