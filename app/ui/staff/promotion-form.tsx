// The fields of a promotion: what it gives, on what, to whom and when. What was typed is preserved where it was refused.
import { PROMOTION_KINDS } from '#domain/promotion/promotion';
import { useTexts } from '~/i18n/use-texts';
import type { StaffReply } from '~/models/staff';
import type { PromotionSentencesView, StaffPromotionChoicesView, StaffPromotionView } from '~/models/staff-promotions';
import { FieldError, StaffField, StaffSelect } from './form';

interface FormProps {
  /** 'add' or 'change'. */
  form: string;
  reply: StaffReply | null;
  choices: StaffPromotionChoicesView;
  /** Null: a new one. */
  promotion: StaffPromotionView | null;
}

const shownAmount = (amountOere: number): string =>
  amountOere === 0 ? '' : (amountOere / 100).toFixed(2).replace('.', ',').replace(/,00$/, '');

export function PromotionFields(props: FormProps) {
  const { form, reply, promotion } = props;
  const { t } = useTexts('staff');
  const field = { form, reply };
  const kinds = PROMOTION_KINDS.map((kind) => ({ value: kind, label: t(`promotion.kind.${kind}`) }));
  const typed = reply?.intent === form ? reply.values : null;
  return (
    <>
      <div className="pairs">
        <StaffField
          {...field}
          name="nameDa"
          label={t('promotion.nameDa')}
          help={t('promotion.nameHelp')}
          value={promotion?.nameDa}
        />
        <StaffField
          {...field}
          name="nameEn"
          label={t('promotion.nameEn')}
          help={t('product.nameEnHelp')}
          value={promotion?.nameEn}
        />
      </div>
      <StaffSelect
        {...field}
        name="kind"
        label={t('promotion.gives')}
        value={typed?.kind ?? promotion?.kind ?? ''}
        options={promotion ? kinds : [{ value: '', label: t('product.choose') }, ...kinds]}
      />
      <GivenFields {...props} />
      <AboutFields {...props} />
      <div className="pairs">
        <StaffField
          {...field}
          name="from"
          label={t('promotion.from')}
          help={t('promotion.fromHelp')}
          value={promotion?.from}
        />
        <StaffField
          {...field}
          name="to"
          label={t('promotion.to')}
          help={t('promotion.toHelp')}
          value={promotion?.to ?? ''}
        />
      </div>
      <HowFields {...props} />
    </>
  );
}

function GivenFields({ form, reply, promotion }: FormProps) {
  const { t } = useTexts('staff');
  const field = { form, reply, isShort: true };
  const isPieces = promotion?.kind === 'buy-x-get-y';
  return (
    <>
      <StaffField
        {...field}
        name="percent"
        label={t('promotion.percent')}
        value={promotion ? shownAmount(promotion.percentBp) : undefined}
      />
      <StaffField
        {...field}
        name="amount"
        label={t('promotion.amount')}
        help={t('promotion.basisHelp')}
        value={promotion ? shownAmount(promotion.amountOere) : undefined}
      />
      <StaffField {...field} name="buy" label={t('promotion.buy')} value={isPieces ? String(promotion.buy) : ''} />
      <StaffField {...field} name="free" label={t('promotion.free')} value={isPieces ? String(promotion.free) : ''} />
      <StaffField
        {...{ form, reply, name: 'gifts', label: t('promotion.gifts') }}
        help={t('promotion.skusHelp')}
        isLong
        rows={2}
        value={promotion?.gifts.join('\n')}
      />
    </>
  );
}

interface Choice {
  value: string;
  label: string;
}

interface ChoicesProps extends Pick<FormProps, 'form' | 'reply'> {
  /** The boxes together. */
  list: string;
  /** Each box, before its value. */
  name: string;
  label: string;
  help: string;
  chosen: readonly string[];
  options: readonly Choice[];
}

/** Boxes to tick; none: all of them. */
function PromotionChoices({ form, reply, list, name, label, help, chosen, options }: ChoicesProps) {
  const { t } = useTexts('staff');
  const typed = reply?.intent === form ? reply.values : null;
  const isTicked = (value: string) => (typed ? `${name}-${value}` in typed : chosen.includes(value));
  const ticked = options.filter(({ value }) => isTicked(value)).map((option) => option.label.trim());
  return (
    <details className="act" id={`${form}-${list}`} open={typed && reply?.errors[list] ? true : undefined}>
      <summary>
        {label}: {ticked.join(', ') || t('promotion.every')}
      </summary>
      <p className="what">{help}</p>
      <FieldError {...{ form, name: list, reply }} />
      <div className="ticks">
        {options.map((option) => (
          <label key={option.value}>
            <input type="checkbox" name={`${name}-${option.value}`} defaultChecked={isTicked(option.value)} />{' '}
            {option.label}
          </label>
        ))}
      </div>
    </details>
  );
}

function AboutFields({ form, reply, promotion, choices }: FormProps) {
  const { t } = useTexts('staff');
  const shared = { form, reply, help: t('promotion.everyHelp') };
  const categories = choices.categories.map(({ path, level, name }) => ({
    value: path,
    label: `${'\u2003'.repeat(Math.max(0, level - 1))}${name}`,
  }));
  return (
    <>
      <PromotionChoices
        {...{ ...shared, list: 'categories', name: 'category', label: t('promotion.categories'), options: categories }}
        chosen={promotion?.categories ?? []}
      />
      <StaffField
        {...{ form, reply, name: 'products', label: t('promotion.products') }}
        help={t('promotion.skusHelp')}
        isLong
        rows={2}
        value={promotion?.products.join('\n')}
      />
      <PromotionChoices
        {...{ ...shared, list: 'stores', name: 'store', label: t('fact.stores') }}
        options={choices.stores.map(({ code, name }) => ({ value: code, label: name }))}
        chosen={promotion?.stores ?? []}
      />
      <PromotionChoices
        {...{ ...shared, list: 'groups', name: 'group', label: t('promotion.groups') }}
        options={choices.groups.map((group) => ({ value: group, label: group }))}
        chosen={promotion?.groups ?? []}
      />
      <StaffField
        {...{ form, reply, isShort: true, name: 'minimum', label: t('promotion.minimum') }}
        help={t('promotion.basisHelp')}
        value={promotion?.minimumOere ? shownAmount(promotion.minimumOere) : ''}
      />
    </>
  );
}

function HowFields({ form, reply, promotion }: FormProps) {
  const { t } = useTexts('staff');
  const typed = reply?.intent === form ? reply.values : null;
  const isAlone = typed ? typed.isAlone === 'on' : promotion?.isAlone === true;
  return (
    <>
      {promotion ? (
        <StaffSelect
          form={form}
          name="how"
          label={t('promotion.how')}
          value={typed?.how ?? (promotion.needsCode ? 'code' : 'automatic')}
          options={['code', 'automatic'].map((value) => ({ value, label: t(`promotion.applies.${value}`) }))}
        />
      ) : (
        <StaffField
          {...{ form, reply, isShort: true, name: 'code', label: t('promotion.code') }}
          help={t('promotion.codeHelp')}
        />
      )}
      {promotion ? null : <CodeLimits form={form} reply={reply} />}
      <StaffField
        {...{ form, reply, isShort: true, name: 'priority', label: t('promotion.priority') }}
        help={t('promotion.priorityHelp')}
        value={promotion ? String(promotion.priority) : ''}
      />
      <p>
        <label>
          <input type="checkbox" name="isAlone" defaultChecked={isAlone} /> {t('promotion.alone')}
        </label>
      </p>
    </>
  );
}

export function CodeLimits({ form, reply }: Pick<FormProps, 'form' | 'reply'>) {
  const { t } = useTexts('staff');
  const field = { form, reply, isShort: true, help: t('promotion.limitHelp') };
  return (
    <>
      <StaffField {...field} name="usageLimit" label={t('promotion.usageLimit')} />
      <StaffField {...field} name="perCustomer" label={t('promotion.perCustomer')} />
    </>
  );
}

/** What a shopper gets, in both languages; and when the promotion applies among others. */
export function PromotionSentences({ sentences }: { sentences: PromotionSentencesView }) {
  const { t } = useTexts('staff');
  return (
    <section>
      <h2>{t('promotion.shopperGets')}</h2>
      <p lang="da">{sentences.da}</p>
      <p lang="en">{sentences.en}</p>
      <p className="soft">
        {t('promotion.priority')}: {sentences.priority}
      </p>
    </section>
  );
}
