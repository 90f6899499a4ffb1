// The named steps of the checkout: a trail on top, and one section per step that is open, done or still to come.
import type { ReactNode } from 'react';
import { checkoutPath } from '#domain/page/addresses';
import { LEAVE_FOR } from '~/forms/place-order/fields';
import type { Translate } from '~/forms/reply/fields';
import type { CheckoutView } from '~/models/checkout';
import { Button, Heading, Icon, VisuallyHidden } from '~/ui/kit';
import * as styles from './checkout-steps.css';

export type CheckoutStep = CheckoutView['step'];

export const CHECKOUT_STEPS = ['address', 'shipping', 'payment', 'confirm'] as const satisfies readonly CheckoutStep[];

/** Where nothing is carried there is no delivery to choose. */
export const stepsOf = ({ cart }: CheckoutView): readonly CheckoutStep[] =>
  cart.isVirtual ? CHECKOUT_STEPS.filter((step) => step !== 'shipping') : CHECKOUT_STEPS;

const placeInSteps = (step: CheckoutStep) => CHECKOUT_STEPS.indexOf(step);

interface StepTrailProps {
  steps: readonly CheckoutStep[];
  open: CheckoutStep;
  t: Translate;
}

export function StepTrail({ steps, open, t }: StepTrailProps) {
  return (
    <ol className={styles.trail} aria-label={t('checkout:steps.label')}>
      {steps.map((step) => (
        <li
          key={step}
          className={styles.mark}
          aria-current={step === open ? 'step' : undefined}
          data-past={placeInSteps(step) < placeInSteps(open) ? '' : undefined}
        >
          {t(`checkout:steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}

interface StepSectionProps {
  step: CheckoutStep;
  /** Counted from 1. */
  number: number;
  open: CheckoutStep;
  /** The first step that still lacks something. */
  reached: CheckoutStep;
  /** What was chosen in this step, once it is saved. */
  done: ReactNode;
  /** The open form whose input the way back stores; undefined if there is nothing to store. */
  keeping?: string;
  t: Translate;
  children: ReactNode;
}

export function StepSection({ step, number, open, reached, done, keeping, t, children }: StepSectionProps) {
  const name = t(`checkout:steps.${step}`);
  const isOpen = step === open;
  const isDone = !isOpen && placeInSteps(step) < placeInSteps(reached);
  return (
    <section
      id={step}
      className={styles.section}
      aria-labelledby={`${step}-title`}
      data-state={isOpen ? 'open' : isDone ? 'done' : 'later'}
    >
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {isDone ? <Icon name="check" size="s" /> : number}
        </span>
        <Heading level={2} size="h3" id={`${step}-title`}>
          {name}
          {isDone ? <VisuallyHidden> ({t('checkout:steps.done')})</VisuallyHidden> : null}
        </Heading>
        {isDone ? <ChangeStep step={step} name={name} keeping={keeping} t={t} /> : null}
      </div>
      {isDone ? <div className={styles.body}>{done}</div> : null}
      {isOpen ? <div className={styles.body}>{children}</div> : null}
    </section>
  );
}

/** An open form is sent along, so that typed input is preserved after the change. */
function ChangeStep({ step, name, keeping, t }: Pick<StepSectionProps, 'step' | 'keeping' | 't'> & { name: string }) {
  const label = t('checkout:steps.changeStep', { step: name });
  const words = t('checkout:steps.change');
  if (keeping) {
    return (
      <Button
        tone="tertiary"
        size="small"
        className={styles.change}
        form={keeping}
        name={LEAVE_FOR}
        value={step}
        formNoValidate
        aria-label={label}
      >
        {words}
      </Button>
    );
  }
  return (
    <a className={styles.change} href={`${checkoutPath()}?step=${step}#${step}`} aria-label={label}>
      {words}
    </a>
  );
}
