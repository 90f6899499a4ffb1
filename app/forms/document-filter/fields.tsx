// The fields that narrow a list of orders or invoices.
import { ORDER_STATUSES } from '#domain/order/order-status';
import { type FormReply, type Translate, useFields } from '~/forms/reply/fields';
import type { DocumentFilter } from '~/models/order';
import { Button, ButtonLink, Field, SelectField } from '~/ui/kit';
import * as styles from './fields.css';

interface DocumentFilterProps {
  t: Translate;
  /** Where the question goes: the list itself. */
  action: string;
  filter: DocumentFilter;
  reply: FormReply | null;
  numberLabel: string;
  /** Orders have a status; invoices have none. */
  hasStatus: boolean;
}

export const isNarrowed = ({ number, from, to, status }: DocumentFilter): boolean =>
  [number, from, to, status].some((typed) => typed !== '');

export function DocumentFilterForm({ t, action, filter, reply, numberLabel, hasStatus }: DocumentFilterProps) {
  const field = useFields(t, reply);
  const dayField = (name: 'from' | 'to') => (
    <Field {...field(name, filter[name])} type="date" label={t(`documents:filter.${name}`)} />
  );
  return (
    <form method="get" action={action} className={styles.filter} aria-label={t('documents:filter.label')}>
      <Field
        {...field('number', filter.number)}
        label={numberLabel}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      {dayField('from')}
      {dayField('to')}
      {hasStatus ? (
        <SelectField
          {...field('status', filter.status)}
          label={t('account:orders.status')}
          options={[
            { value: '', label: t('documents:filter.all') },
            ...ORDER_STATUSES.map((status) => ({ value: status, label: t(`account:statuses.${status}`) })),
          ]}
        />
      ) : null}
      <div className={styles.buttons}>
        <Button tone="secondary">{t('documents:filter.show')}</Button>
        {isNarrowed(filter) || reply ? (
          <ButtonLink tone="tertiary" href={action}>
            {t('documents:filter.clear')}
          </ButtonLink>
        ) : null}
      </div>
    </form>
  );
}
