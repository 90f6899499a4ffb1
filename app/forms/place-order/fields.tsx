// The last fields of the checkout: references for companies, a message, and the terms as native checkboxes.
import { columns, whole } from '~/forms/reply/columns.css';
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import type { CheckoutView, OrderWords } from '~/models/checkout';
import { CheckboxField, Field, FieldError, SmartLink, TextareaField } from '~/ui/kit';
import * as styles from './fields.css';

/** The form's own id, by which buttons outside it send it; and the name of those that leave it for another step, or for the cart. */
export const PLACE_FORM = 'place-order';
export const LEAVE_FOR = 'leaveFor';

interface PlaceOrderFieldsProps {
  t: Translate;
  reply: FormReply | null;
  view: CheckoutView;
}

export function ReferenceFields({ t, reply, view }: PlaceOrderFieldsProps) {
  const field = useFields(t, reply);
  const shared = (name: Exclude<keyof OrderWords, 'terms'>) => ({
    ...field(name, view.words[name]),
    label: t(`checkout:confirm.${name}`),
    maxLength: LIMITS[name],
  });
  return (
    <div className={columns}>
      {view.kind === 'business' ? (
        <>
          <Field {...shared('reference')} hint={t('checkout:confirm.referenceHint')} />
          {view.hasEan ? (
            <>
              <Field {...shared('ean')} inputMode="numeric" hint={t('checkout:confirm.eanHint')} />
              <div className={whole}>
                <Field
                  {...shared('accountingCost')}
                  hint={t('checkout:confirm.accountingCostHint')}
                  autoComplete="off"
                />
              </div>
            </>
          ) : null}
          <Field {...shared('requisitioner')} required={view.requisitionerRequired} autoComplete="off" />
          <Field {...shared('requisitionNumber')} required={view.requisitionNumberRequired} autoComplete="off" />
        </>
      ) : null}
      <div className={whole}>
        <TextareaField {...shared('comment')} rows={3} />
      </div>
    </div>
  );
}

interface TermsFieldsProps extends Pick<PlaceOrderFieldsProps, 't' | 'reply'> {
  view: Pick<CheckoutView, 'terms'> & { words: Pick<OrderWords, 'terms'> };
}

export function TermsFields({ t, reply, view }: TermsFieldsProps) {
  const { id, error } = useFields(t, reply)('terms');
  const accepted = view.words.terms.split(',');
  return (
    <fieldset id={id} className={styles.terms} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{t('checkout:confirm.termsTitle')}</legend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {view.terms.map((term) => (
        <div key={term.id} className={styles.term}>
          <CheckboxField
            name="terms"
            id={`${id}-${term.id}`}
            value={term.id}
            label={term.text}
            required
            defaultChecked={accepted.includes(term.id)}
          />
          <SmartLink href={term.href} className={styles.read}>
            {t('checkout:confirm.readTerms')}
          </SmartLink>
        </div>
      ))}
    </fieldset>
  );
}

export function placeOrderLabels(t: Translate): Record<string, string> {
  const names = ['reference', 'ean', 'accountingCost', 'requisitioner', 'requisitionNumber', 'comment'];
  const labels = Object.fromEntries(names.map((name) => [name, t(`checkout:confirm.${name}`)]));
  return { ...labels, terms: t('checkout:confirm.termsTitle'), seenTotal: t('checkout:confirm.total') };
}
