// What is agreed with a customer's company, as a form: buying on invoice, credit, freight, delivery day, numbers.
import { DELIVERY_WEEKDAYS } from '#domain/delivery/delivery-schedule';
import { staffCustomerPath } from '#domain/staff/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { StaffCustomerPageView, StaffReply } from '~/models/staff';
import { StaffField, StaffSelect } from './form';
import { typedMoney } from './order-words';

interface TermsProps {
  /** Id of the customer. */
  id: number;
  company: NonNullable<StaffCustomerPageView['company']>;
  reply: StaffReply | null;
}

const FORM = 'company';

export function CompanyTerms({ id, company, reply }: TermsProps) {
  const { t } = useTexts('staff');
  const { terms } = company;
  const own = reply?.intent === FORM ? reply : null;
  const shown = (amountOere: number | null) => (amountOere === null ? '' : typedMoney(amountOere));
  const text = (name: string, value: string) => ({
    ...{ form: FORM, name, label: t(`terms.${name}`), value, reply: own },
  });
  const tick = (name: string, isOn: boolean) => (
    <p>
      <label>
        <input type="checkbox" name={name} defaultChecked={own ? own.values[name] === 'on' : isOn} />{' '}
        {t(`terms.${name}`)}
      </label>
    </p>
  );
  return (
    <details id="act-company" className="act" open={own !== null || undefined}>
      <summary>{t('terms.title')}</summary>
      <form method="post" action={staffCustomerPath(id)}>
        <input type="hidden" name="act" value={FORM} />
        <input type="hidden" name="seen" value={terms.seen} />
        <p className="what">{t('terms.what', { company: company.name })}</p>
        {tick('invoice', company.paysByInvoice)}
        <StaffField {...text('credit', shown(company.creditLimitOere))} help={t('terms.creditHelp')} isShort />
        <StaffField {...text('ean', company.ean ?? '')} />
        {tick('freeFreight', terms.freeFreight)}
        <StaffField
          {...text('freeFreightFrom', shown(terms.freeFreightFromOere))}
          help={t('terms.freightHelp')}
          isShort
        />
        <StaffSelect
          {...{ form: FORM, name: 'weekday', label: t('terms.weekday'), value: own?.values.weekday ?? terms.weekday }}
          options={[
            { value: '', label: t('terms.anyDay') },
            ...DELIVERY_WEEKDAYS.map((value) => ({ value, label: t(`terms.${value}`) })),
          ]}
        />
        {tick('giftCards', terms.giftCards)}
        {tick('contractGoods', terms.contractGoods)}
        <StaffField {...text('salesCode', terms.salesCode)} />
        <StaffField {...text('reference', company.number)} />
        <StaffField {...text('description', terms.description)} isLong />
        <button className="primary" type="submit">
          {t('terms.save')}
        </button>
      </form>
    </details>
  );
}
