// A withdrawal, a return or a complaint: goods, messages and pictures on the left, acts and people on the right, and the timeline.
import { staffCasePicturePath, staffOrderPath, staffWaitingPath } from '#domain/staff/addresses';
import type { CaseAct } from '#domain/staff/cases';
import { customerListPath, customerListQuery } from '#domain/staff/customer-views';
import { useTexts } from '~/i18n/use-texts';
import type { StaffCaseView, StaffGiven } from '~/models/staff';
import { CaseActs } from './case-acts';
import { StaffFact } from './fact';
import { StaffRefusal } from './form';
import { StaffHeading } from './heading';
import { staffDay, staffMoment, staffMoney } from './order-words';
import { ChangedMeanwhile, Timeline } from './timeline';

const ALL_CUSTOMERS = customerListQuery({}).query;

interface CaseProps extends StaffGiven {
  shown: StaffCaseView;
  done: { act: CaseAct; made: string } | null;
}

export function StaffCasePage({ shown, done, reply, language, member }: CaseProps) {
  const { t } = useTexts('staff');
  const { kind, number } = shown;
  return (
    <>
      <StaffHeading
        back={staffWaitingPath(kind)}
        from={t(`waiting.${kind}`)}
        title={`${t(`caseKind.${kind}`)} ${number}`}
      >
        <span className={`mark ${shown.isClosed ? 'done' : 'warn'}`}>{t(`caseState.${shown.state}`)}</span>
        {shown.due ? <span className="mark">{t('case.due', { day: staffDay(shown.due, language) })}</span> : null}
      </StaffHeading>
      <StaffRefusal reply={reply} />
      <ChangedMeanwhile reply={reply} language={language} />
      {done ? (
        <p className="note good" role="status">
          {[t(`caseDone.${kind}-${done.act}`), done.made].filter(Boolean).join(' ')}
        </p>
      ) : null}
      <div className="columns">
        <div>
          <CaseLines shown={shown} language={language} />
          <CaseFault shown={shown} />
          <CaseMessages shown={shown} />
          <CasePictures shown={shown} />
        </div>
        <div>
          <section aria-label={t('order.acts')}>
            {shown.acts.length === 0 ? (
              <p className="empty">{t(shown.isClosed ? 'case.closedNow' : 'case.noActs')}</p>
            ) : null}
            <CaseActs shown={shown} reply={reply} />
          </section>
          <CaseSaid shown={shown} seesCustomers={member?.rights.includes('customers') ?? false} />
        </div>
        <section>
          <h2>{t('order.timeline')}</h2>
          {shown.timeline.length === 0 ? <p className="empty">{t('case.noEvents')}</p> : null}
          <Timeline events={shown.timeline} language={language} />
        </section>
      </div>
    </>
  );
}

function CaseLines({ shown, language }: Pick<CaseProps, 'shown' | 'language'>) {
  const { t } = useTexts('staff');
  const isOfGoods = shown.kind !== 'complaints';
  return (
    <section>
      <h2>{t('order.lines')}</h2>
      <div className="scroll">
        <table className="stacks">
          <thead>
            <tr>
              <th scope="col">{t('order.product')}</th>
              <th scope="col" className="number">
                {t('order.quantity')}
              </th>
              {isOfGoods ? <th scope="col">{t('order.pieces')}</th> : null}
              {isOfGoods ? <th scope="col">{t('case.toCome')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {shown.lines.map(({ sku, name, unit, quantity, counts, left }, at) => (
              <tr key={at}>
                <th scope="row" className="full">
                  {name}
                  {sku ? (
                    <>
                      <br />
                      <span className="soft">{sku}</span>
                    </>
                  ) : null}
                </th>
                <td className="number">{`${quantity} ${unit}`}</td>
                {isOfGoods ? (
                  <td className="soft">
                    {counts
                      .filter(({ pieces }) => pieces > 0)
                      .map(({ name: way, pieces }) => `${t(`caseCount.${way}`)} ${pieces}`)
                      .join(', ')}
                  </td>
                ) : null}
                {isOfGoods ? <td>{left > 0 ? t('case.leftPieces', { left }) : ''}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.receipts.length > 0 ? (
        <ul>
          {shown.receipts.map(({ at, sku, pieces, isDamaged, feeOere }, place) => (
            <li key={place}>
              {[
                staffMoment(at, language),
                t('case.receipt', { pieces, sku }),
                isDamaged ? t('case.damaged') : '',
                feeOere > 0 ? t('case.fee', { money: staffMoney(feeOere, language) }) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** The first thing that staff read of a complaint. */
function CaseFault({ shown }: Pick<CaseProps, 'shown'>) {
  const { t } = useTexts('staff');
  const fault = shown.said.find(({ name }) => name === 'description');
  if (!fault) return null;
  return (
    <section>
      <h2>{t('case.fault')}</h2>
      <p className="lines">{fault.value}</p>
    </section>
  );
}

function CaseMessages({ shown }: Pick<CaseProps, 'shown'>) {
  const { t, language } = useTexts('staff');
  if (shown.messages.length === 0) return null;
  return (
    <section>
      <h2>{t('case.messages')}</h2>
      <ol className="timeline">
        {shown.messages.map(({ at, isFromBuyer, text }, place) => (
          <li key={place} className={isFromBuyer ? 'noted' : undefined}>
            <span className="when">{staffMoment(at, language)}</span>
            <strong>{t(isFromBuyer ? 'case.buyer' : 'case.shop')}</strong>
            <div className="lines">{text}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CasePictures({ shown: { number, pictures } }: Pick<CaseProps, 'shown'>) {
  const { t } = useTexts('staff');
  if (pictures.length === 0) return null;
  return (
    <section>
      <h2>{t('case.pictures')}</h2>
      <ul className="pictures">
        {pictures.map((picture) => (
          <li key={picture}>
            <a href={staffCasePicturePath(number, picture)}>
              <img
                src={staffCasePicturePath(number, picture)}
                alt={t(`casePicture.${picture}`)}
                width={160}
                height={160}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Values that are words of the shop, not of the shopper. */
const WORDED: readonly string[] = ['payment', 'buyer', 'wish', 'remedy', 'size', 'label', 'way', 'fee'];

function CaseSaid({ shown, seesCustomers }: Pick<CaseProps, 'shown'> & { seesCustomers: boolean }) {
  const { t, language } = useTexts('staff');
  const { at, order, account, said } = shown;
  return (
    <section>
      <h2>{t('case.said')}</h2>
      <dl className="facts">
        <StaffFact name={t('case.receivedAt')}>{staffMoment(at, language)}</StaffFact>
        {order ? (
          <StaffFact name={t('waiting.order')}>
            <a href={staffOrderPath(order)}>{order}</a>
          </StaffFact>
        ) : null}
        {account ? (
          <StaffFact name={t('order.account')}>
            {seesCustomers ? <a href={customerListPath(ALL_CUSTOMERS, { text: account })}>{account}</a> : account}
          </StaffFact>
        ) : null}
        {said.filter(isFact).map(({ name, value }) => (
          <StaffFact key={name} name={t(`caseFact.${name}`)}>
            <SaidValue name={name} value={value} />
          </StaffFact>
        ))}
      </dl>
    </section>
  );
}

/** The fault of a complaint has its own section. */
const isFact = ({ name }: { name: string }): boolean => name !== 'description';

function SaidValue({ name, value }: { name: string; value: string }) {
  const { t } = useTexts('staff');
  if (name === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  if (name === 'telephone') return <a href={`tel:${value}`}>{value}</a>;
  if (name === 'replacement') return <a href={staffOrderPath(value)}>{value}</a>;
  if (name === 'payment') return t(`payment.${value}`);
  if (WORDED.includes(name)) return t(`caseWord.${value}`);
  return <span className="lines">{value}</span>;
}
