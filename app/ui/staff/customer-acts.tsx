// Acts on a customer's account, each with its effect and a separate form that opens without scripts.
import { staffCustomerPath } from '#domain/staff/addresses';
import { CUSTOMER_ACTS, type CustomerAct } from '#domain/staff/customer-acts';
import { useTexts } from '~/i18n/use-texts';
import type { StaffCustomerPageView, StaffReply } from '~/models/staff';

interface CustomerActsProps {
  customer: StaffCustomerPageView;
  reply: StaffReply | null;
  opened: CustomerAct | null;
}

const IRREVERSIBLE: readonly CustomerAct[] = ['deactivate', 'erase'];

export function CustomerActs({ customer, reply, opened }: CustomerActsProps) {
  const { t } = useTexts('staff');
  return CUSTOMER_ACTS.filter((act) => customer.acts.includes(act)).map((act) => (
    <details key={act} id={`act-${act}`} className="act" open={reply?.intent === act || opened === act || undefined}>
      <summary>{t(`customer.act.${act}`)}</summary>
      <form method="post" action={staffCustomerPath(customer.id)}>
        <input type="hidden" name="act" value={act} />
        <p className="what">{t(`customer.will.${act}`, { email: customer.email })}</p>
        {act === 'erase' ? <ErasureConfirmed reply={reply} /> : null}
        <button className={IRREVERSIBLE.includes(act) ? 'danger' : 'primary'} type="submit">
          {t(`customer.act.${act}`)}
        </button>
      </form>
    </details>
  ));
}

function ErasureConfirmed({ reply }: Pick<CustomerActsProps, 'reply'>) {
  const { t } = useTexts('staff');
  const error = reply?.intent === 'erase' ? reply.errors.confirmed : undefined;
  return (
    <>
      <p>
        <label>
          <input
            id="erase-confirmed"
            type="checkbox"
            name="confirmed"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'erase-confirmed-error' : undefined}
          />{' '}
          {t('customer.confirmed')}
        </label>
      </p>
      {error ? (
        <div className="field">
          <span className="error" id="erase-confirmed-error">
            {t(error)}
          </span>
        </div>
      ) : null}
    </>
  );
}
