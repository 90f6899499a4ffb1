// Acts on a withdrawal, a return or a complaint: each with its effect and a separate form that opens without scripts.
import { COMPLAINT_WISHES } from '#domain/complaint/complaint';
import { staffCasePath } from '#domain/staff/addresses';
import { actsOfCaseKind, type CaseAct } from '#domain/staff/cases';
import { useTexts } from '~/i18n/use-texts';
import type { StaffCaseView, StaffReply } from '~/models/staff';
import { StaffField, StaffSelect } from './form';

interface CaseActsProps {
  shown: StaffCaseView;
  reply: StaffReply | null;
}

/** What is refused or paid back for good. */
const FINAL_ACTS: readonly CaseAct[] = ['end', 'refuse', 'refund'];

export function CaseActs({ shown, reply }: CaseActsProps) {
  const { t } = useTexts('staff');
  const acts = actsOfCaseKind(shown.kind).filter((act) => shown.acts.includes(act));
  return acts.map((act, at) => {
    const name = `${shown.kind}-${act}`;
    return (
      <details key={act} className={at === 0 ? 'act next' : 'act'} open={reply?.intent === act || undefined}>
        <summary>{t(`caseAct.${name}`)}</summary>
        <form method="post" action={staffCasePath(shown.kind, shown.number)}>
          <input type="hidden" name="act" value={act} />
          <input type="hidden" name="seen" value={shown.seen} />
          <p className="what">{t(`caseWill.${name}`)}</p>
          <CaseFields act={act} shown={shown} reply={reply} />
          <button className={FINAL_ACTS.includes(act) ? 'danger' : 'primary'} type="submit">
            {t(`caseAct.${name}`)}
          </button>
        </form>
      </details>
    );
  });
}

function CaseFields({ act, shown, reply }: CaseActsProps & { act: CaseAct }) {
  const { t } = useTexts('staff');
  const field = { form: act, reply };
  if (act === 'receive')
    return (
      <>
        <CasePieces act={act} shown={shown} reply={reply} hasLosses />
        <StaffField {...field} name="text" label={t('act.reason')} help={t('caseHelp.loss')} />
        <p>
          <label>
            <input type="checkbox" name="restock" defaultChecked={!isUnticked(act, reply)} /> {t('act.restock')}
          </label>
        </p>
      </>
    );
  if (act === 'book')
    return <StaffField {...field} name="packages" label={t('caseHelp.packages')} help={t('caseHelp.packagesHow')} />;
  const isOfReturn = act === 'refuse' && shown.kind === 'returns';
  if (isOfReturn || act === 'end')
    return (
      <>
        {isOfReturn ? <CasePieces act={act} shown={shown} reply={reply} /> : null}
        <StaffField {...field} name="text" label={t('act.reason')} help={t('act.reasonHelp.cancel')} required />
      </>
    );
  return (
    <>
      {act === 'accept' ? <RemedyChoice act={act} shown={shown} reply={reply} /> : null}
      {act === 'refund' ? (
        <StaffField {...field} name="amount" label={t('act.amount')} help={t('caseHelp.part')} isShort />
      ) : null}
      <StaffField
        {...field}
        name="text"
        label={t('caseHelp.message')}
        help={t('caseHelp.messageHow')}
        required={act !== 'replace' && act !== 'refund'}
        isLong
      />
    </>
  );
}

/** A refused form is shown as it was sent. */
const isUnticked = (act: CaseAct, reply: StaffReply | null): boolean =>
  reply?.intent === act && reply.values.restock !== 'on';

function RemedyChoice({ act, shown, reply }: CaseActsProps & { act: CaseAct }) {
  const { t } = useTexts('staff');
  const wish = shown.said.find(({ name }) => name === 'wish')?.value ?? '';
  return (
    <StaffSelect
      form={act}
      name="remedy"
      label={t('caseFact.remedy')}
      value={reply?.intent === act ? reply.values.remedy : wish}
      options={COMPLAINT_WISHES.map((value) => ({ value, label: t(`caseWord.${value}`) }))}
    />
  );
}

/** One field for each SKU: the same product on two lines is counted together, as the use case takes it. */
function CasePieces({ act, shown, reply, hasLosses = false }: CaseActsProps & { act: CaseAct; hasLosses?: boolean }) {
  const { t } = useTexts('staff');
  const bySku = new Map<string, { name: string; left: number }>();
  for (const { sku, name, left } of shown.lines) {
    const sum = (bySku.get(sku)?.left ?? 0) + left;
    if (sum > 0) bySku.set(sku, { name, left: sum });
  }
  const typed = reply?.intent === act ? reply.values : {};
  const errors = reply?.intent === act ? reply.errors : {};
  return (
    <table className="pieces" id={`${act}-${errors.lost ? 'lost' : 'pieces'}`}>
      <caption className="hidden">{t('act.pieces')}</caption>
      <tbody>
        {[...bySku].map(([sku, { name, left }]) => (
          <tr key={sku}>
            <td>
              <input
                id={`${act}-pieces-${sku}`}
                name={`pieces-${sku}`}
                inputMode="numeric"
                aria-invalid={errors.pieces ? true : undefined}
                defaultValue={typed[`pieces-${sku}`] ?? String(left)}
              />
            </td>
            <th scope="row">
              <label htmlFor={`${act}-pieces-${sku}`}>
                {name} <span className="soft">{t('act.ofLeft', { sku, left })}</span>
              </label>
              {hasLosses ? (
                <div className="loss">
                  <label htmlFor={`${act}-lost-${sku}`}>{t('caseHelp.lost')}</label>{' '}
                  <input
                    id={`${act}-lost-${sku}`}
                    name={`lost-${sku}`}
                    inputMode="decimal"
                    aria-invalid={errors.lost ? true : undefined}
                    defaultValue={typed[`lost-${sku}`] ?? ''}
                  />
                </div>
              ) : null}
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
