// Reads a buyer's order: the form of a file or a text, and then what was read, with the lines that a person corrects and confirms.
import { staffOrdersPath, staffReadOrderPath } from '#domain/staff/addresses';
import type { ReviewedOrder } from '#domain/staff/read-order';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import { StaffFact } from './fact';
import { StaffField, StaffRefusal, StaffSelect } from './form';
import { StaffHeading } from './heading';
import { ReadOrderLines } from './read-order-lines';

interface ReadOrderProps extends StaffGiven {
  order: ReviewedOrder | null;
  /** E-mail that the form begins with. */
  customer: string;
}

export function StaffReadOrderPage({ order, reply, customer, language }: ReadOrderProps) {
  const { t } = useTexts('staff');
  return (
    <>
      <StaffHeading back={staffOrdersPath()} from={t('nav.orders')} title={t('reading.title')} />
      <StaffRefusal reply={reply} />
      {order ? <Review {...{ order, reply, language }} /> : <ReadForm reply={reply} customer={customer} />}
    </>
  );
}

function ReadForm({ reply, customer }: Pick<ReadOrderProps, 'reply' | 'customer'>) {
  const { t } = useTexts('staff');
  const field = { form: 'read', reply };
  const choices = reply?.choices ?? [];
  return (
    <form method="post" action={staffReadOrderPath()} encType="multipart/form-data">
      <input type="hidden" name="act" value="read" />
      <p>{t('reading.intro')}</p>
      <StaffField
        {...field}
        name="customer"
        label={t('reading.customer')}
        help={t('reading.customerHelp')}
        value={customer}
      />
      {choices.length > 0 ? (
        <StaffSelect
          {...field}
          name="found"
          label={t('reading.found')}
          value={choices.length === 1 ? (choices[0]?.value ?? '') : ''}
          options={[{ value: '', label: t('reading.foundNone') }, ...choices]}
        />
      ) : null}
      <StaffField {...field} name="text" label={t('reading.text')} isLong rows={10} />
      <StaffField
        {...field}
        name="file"
        type="file"
        label={t('reading.file')}
        help={t('reading.fileHelp')}
        accept=".pdf,.xlsx,.csv,.tsv,.txt,.eml"
      />
      <KeptFile reply={reply} />
      <button className="primary" type="submit">
        {t('reading.read')}
      </button>
    </form>
  );
}

/** The file that was chosen before another field was refused. */
function KeptFile({ reply }: Pick<ReadOrderProps, 'reply'>) {
  const { t } = useTexts('staff');
  const { kept = '', keptName = '' } = reply?.values ?? {};
  if (kept === '') return null;
  return (
    <div className="field">
      <input type="hidden" name="kept" value={kept} />
      <input type="hidden" name="keptName" value={keptName} />
      <label>
        <input type="checkbox" name="keep" value="1" defaultChecked /> {t('reading.keep', { name: keptName })}
      </label>
    </div>
  );
}

type ReviewProps = Pick<ReadOrderProps, 'reply' | 'language'> & { order: ReviewedOrder };

function Review({ order, reply, language }: ReviewProps) {
  const { t } = useTexts('staff');
  const { customer, list, missed, unread, lines } = order;
  return (
    <>
      <OrderFacts order={order} />
      {missed.length > 0 ? (
        <div className="note warn">
          <p>{t('reading.missed')}</p>
          <ul>
            {missed.map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {unread.length > 0 ? <p className="note warn">{t('reading.unread', { names: unread.join(', ') })}</p> : null}
      <form method="post" action={staffReadOrderPath()} encType="multipart/form-data">
        <input type="hidden" name="act" value="confirm" />
        <input type="hidden" name="order" value={JSON.stringify(order)} />
        <ReadOrderLines {...{ lines, reply, language }} />
        <p className="what">{t('reading.will', { list, customer: customer.email })}</p>
        <button className="primary" type="submit">
          {t('reading.confirm')}
        </button>
      </form>
      <p>
        <a href={staffReadOrderPath(customer.email)}>{t('reading.again')}</a>
      </p>
    </>
  );
}

function OrderFacts({ order: { customer, sender, facts, address } }: Pick<ReviewProps, 'order'>) {
  const { t } = useTexts('staff');
  return (
    <section>
      <dl className="facts">
        <StaffFact name={t('reading.customer')}>{[customer.name, customer.email].filter(Boolean).join(', ')}</StaffFact>
        {sender === null ? null : <StaffFact name={t('reading.sender')}>{sender}</StaffFact>}
        {facts.map(({ kind, text }, at) => (
          <StaffFact key={at} name={t(`reading.fact.${kind}`)}>
            {text}
          </StaffFact>
        ))}
        {address.length > 0 ? <StaffFact name={t('reading.address')}>{address.join(', ')}</StaffFact> : null}
      </dl>
    </section>
  );
}
