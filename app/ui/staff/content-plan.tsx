// When a draft is published and when published content is taken out of the shop: the forms of an entry, and the list of Today.
import { minuteInCopenhagen } from '#domain/calendar/calendar';
import { textKeyOf } from '#domain/refusal/refusals';
import { staffContentEntryPath } from '#domain/staff/addresses';
import { PLANNED_ACTS, type PlannedAct } from '#domain/staff/content-plan';
import { useTexts } from '~/i18n/use-texts';
import type { StaffReply } from '~/models/staff';
import type { StaffContentPageView, StaffContentPlanView, StaffPlannedContentView } from '~/models/staff-content';
import { StaffField } from './form';
import { staffMoment } from './order-words';

interface PlanProps {
  content: StaffContentPageView;
  reply: StaffReply | null;
}

export function PlanForms({ content, reply }: PlanProps) {
  const { t } = useTexts('staff');
  const planned = content.plans.map(({ act }) => act);
  const acts = PLANNED_ACTS.filter((act) => content.canPlan.includes(act) || planned.includes(act));
  if (acts.length === 0) return null;
  return (
    <section>
      <h2>{t('content.plan.title')}</h2>
      {acts.map((act) => (
        <PlanForm key={act} act={act} content={content} reply={reply} />
      ))}
    </section>
  );
}

/** An emptied field takes the plan back. */
function PlanForm({ act, content, reply }: PlanProps & { act: PlannedAct }) {
  const { t } = useTexts('staff');
  const plan = content.plans.find((one) => one.act === act);
  const isRefused = reply?.intent === 'plan' && reply.values.plan === act;
  return (
    <>
      {plan ? <PlanNote plan={plan} address={content.address ?? content.name} /> : null}
      <details className="act" open={isRefused || undefined}>
        <summary>{t(`content.plan.${act}`)}</summary>
        <form method="post" action={staffContentEntryPath(content.kind, content.name)}>
          <input type="hidden" name="act" value="plan" />
          <input type="hidden" name="plan" value={act} />
          <input type="hidden" name="seen" value={content.seen} />
          <p className="what">{t(`content.plan.will.${act}`)}</p>
          <StaffField
            {...{ form: 'plan', name: act, label: t('content.plan.at'), help: t('content.plan.atHelp'), isShort: true }}
            value={plan ? minuteInCopenhagen(new Date(plan.at)) : ''}
            reply={isRefused ? reply : null}
          />
          <button className="primary" type="submit">
            {t('content.plan.save')}
          </button>
        </form>
      </details>
    </>
  );
}

function PlanNote({ plan, address }: { plan: StaffContentPlanView; address: string }) {
  const { t, language } = useTexts('staff');
  const moment = staffMoment(plan.at, language);
  if (plan.failure === null)
    return <p className="note">{t(`content.plan.planned.${plan.act}`, { moment, staff: plan.staff })}</p>;
  return (
    <p className="note bad" role="alert">
      {t(`content.plan.failed.${plan.act}`, { moment })} {t(textKeyOf(plan.failure), { address })}
    </p>
  );
}

export function PlannedContent({ planned }: { planned: readonly StaffPlannedContentView[] }) {
  const { t, language } = useTexts('staff');
  if (planned.length === 0) return null;
  return (
    <section>
      <h2>{t('content.plan.list')}</h2>
      <ul className="planned">
        {planned.map(({ entry: { kind, name, title }, plan }) => (
          <li key={`${kind} ${name} ${plan.act}`}>
            {staffMoment(plan.at, language)}{' '}
            <span className={plan.failure === null ? 'mark warn' : 'mark bad'}>
              {t(plan.failure === null ? `content.plan.act.${plan.act}` : 'content.plan.hasFailed')}
            </span>{' '}
            {t(`content.kind.${kind}`)} <a href={staffContentEntryPath(kind, name)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
