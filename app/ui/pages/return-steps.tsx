// The steps of a return: each has one question and carries the previous answers.
import type { ReactNode } from 'react';
import { returnPath } from '#domain/page/addresses';
import { BOX_GRAMS, boxesFor, gramsOf, parcelBounds, type Weighed } from '#domain/returns/return-parcels';
import { ParcelsField, ReturnChoice } from '~/forms/goods-return/fields';
import type { FormReply, Translate } from '~/forms/reply/fields';
import type { ReturnFeesView, ReturnOfferView } from '~/models/goods-return';
import { Button, Heading, type Language, SmartLink, Stack, Text } from '~/ui/kit';
import { weekdayText } from '~/ui/shop/dates';
import { FormProblems } from './form-problems';
import { form } from './page.css';
import { ChooseReturned } from './return-choose';
import { ReturnSend } from './return-send';

export interface ReturnProgressView {
  step: 'choose' | 'intact' | 'pickup' | 'size' | 'count' | 'date' | 'send';
  answers: {
    lines: { uid: string; quantity: number }[];
    isPickup: boolean;
    size: 'box' | 'boxes' | 'pallet';
    parcels: number;
    pickupOn: string | null;
  };
  problems: FormReply | null;
}

export interface ReturnStepProps {
  offer: ReturnOfferView;
  progress: ReturnProgressView;
  /** What was answered before this step. */
  answered: [name: string, value: string][];
  /** Known when all is answered. */
  fees: ReturnFeesView | null;
  formKey: string;
  token: string;
  language: Language;
  /** To the form that sends. */
  reply: FormReply | null;
  t: Translate;
}

/** As buyers count them: how many boxes belongs to how it is packed. */
const COUNTED = { choose: 1, intact: 2, pickup: 3, size: 4, count: 4, date: 5, send: 6 } as const;

export function ReturnStepForm(props: ReturnStepProps) {
  const { progress, answered, token, t } = props;
  const { step } = progress;
  return (
    <Stack gap={4} as="section" aria-labelledby="return-step">
      <div>
        <Text size="small" tone="quiet">
          {t('returns:step', { at: COUNTED[step], of: 6 })}
        </Text>
        <Heading level={2} size="h3" id="return-step">
          {t(`returns:${step}.title`)}
        </Heading>
      </div>
      {step === 'send' ? (
        <ReturnSend {...props} />
      ) : (
        <AnswerForm step={step} token={token} answered={answered} t={t}>
          <Asked {...props} />
        </AnswerForm>
      )}
      {step === 'choose' ? null : (
        <Text size="small">
          <SmartLink href={returnPath(token)}>{t('returns:again')}</SmartLink>
        </Text>
      )}
    </Stack>
  );
}

type AnswerFormProps = Pick<ReturnStepProps, 'token' | 'answered' | 't'> & { step: string; children: ReactNode };

/** A question of the address: the browser's back button goes to the step before. */
function AnswerForm({ step, token, answered, t, children }: AnswerFormProps) {
  return (
    <form method="get" action={returnPath(token)} className={form}>
      {answered.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="at" value={step} />
      {children}
      <Button>{t('returns:next')}</Button>
    </form>
  );
}

function Asked(props: ReturnStepProps) {
  const { step } = props.progress;
  if (step === 'choose') return <ChooseReturned {...props} />;
  if (step === 'size') return <ChooseSize {...props} />;
  if (step === 'count') return <CountParcels {...props} />;
  if (step === 'date') return <ChooseDay {...props} />;
  return <YesOrNo {...props} name={step === 'intact' ? 'intact' : 'pickup'} />;
}

const returnOption = (t: Translate, key: string, value: string) => ({
  value,
  title: t(`returns:${key}.${value}`),
  note: t(`returns:${key}.${value}Note`),
});

function YesOrNo({ progress, name, t }: ReturnStepProps & { name: 'intact' | 'pickup' }) {
  const options = ['yes', 'no'].map((value) => returnOption(t, name, value));
  return (
    <>
      <Text>{t(`returns:${name}.text`)}</Text>
      <ReturnChoice
        t={t}
        reply={progress.problems}
        name={name}
        legend={t(`returns:${name}.legend`)}
        options={options}
      />
    </>
  );
}

/** What is to come back weighs so much. */
const returnLoad = ({ offer, progress }: ReturnStepProps): Weighed[] =>
  progress.answers.lines.map(({ uid, quantity }) => ({
    grams: offer.lines.find((line) => line.uid === uid)?.grams ?? 0,
    pieces: quantity,
  }));

const kilosText = (grams: number, language: Language): string =>
  (Math.ceil(grams / 100) / 10).toLocaleString(language === 'da' ? 'da-DK' : 'en-GB');

function ChooseSize(props: ReturnStepProps) {
  const { progress, language, t } = props;
  const goods = returnLoad(props);
  const options = (['box', 'boxes', 'pallet'] as const).map((size) => {
    const isTooHeavy = parcelBounds(size, goods) === null;
    return {
      ...returnOption(t, 'size', size),
      disabled: isTooHeavy,
      error: isTooHeavy ? t('returns:size.tooHeavy') : null,
    };
  });
  return (
    <>
      <Text>{t('returns:size.text', { kilos: BOX_GRAMS / 1000 })}</Text>
      <Weight grams={gramsOf(goods)} language={language} t={t} />
      <ReturnChoice t={t} reply={progress.problems} name="size" legend={t('returns:size.legend')} options={options} />
    </>
  );
}

/** Hidden if the shop has no weights for the items. */
function Weight({ grams, language, t }: { grams: number } & Pick<ReturnStepProps, 'language' | 't'>) {
  return grams > 0 ? <Text>{t('returns:size.weight', { kilos: kilosText(grams, language) })}</Text> : null;
}

function CountParcels(props: ReturnStepProps) {
  const { progress, language, t } = props;
  const { size } = progress.answers;
  const goods = returnLoad(props);
  const { least: known, most } = parcelBounds(size, goods) ?? { least: 1, most: 1 };
  const needed = boxesFor(goods) ?? 0;
  const label = t(`returns:count.${size}`);
  return (
    <>
      <Text>{t(`returns:count.${size}Text`, { kilos: BOX_GRAMS / 1000 })}</Text>
      {/* One who chose several boxes for light goods is not told that so many are needed. */}
      {size === 'boxes' && needed > 1 ? <Text>{t('returns:count.needed', { least: needed })}</Text> : null}
      <Weight grams={gramsOf(goods)} language={language} t={t} />
      <FormProblems t={t} reply={progress.problems} labels={{ parcels: label }} />
      <ParcelsField t={t} reply={progress.problems} known={known} most={most} label={label} />
    </>
  );
}

function ChooseDay({ offer, progress, language, t }: ReturnStepProps) {
  const options = offer.pickupDays.map((day) => ({ value: day, title: weekdayText(day, language) }));
  return (
    <>
      <Text>{t('returns:date.text')}</Text>
      <ReturnChoice t={t} reply={progress.problems} name="date" legend={t('returns:date.legend')} options={options} />
    </>
  );
}
