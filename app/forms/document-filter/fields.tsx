// The fields that narrow a list of orders or invoices.
import { ORDER_STATUSES } from '#domain/order-status';
import { type FormReply, messageOf, type Translate, typedOr } from '~/forms/reply/fields';
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
  const dayField = (name: 'from' | 'to') => (
    <Field
      name={name}
      type="date"
      label={t(`documents:filter.${name}`)}
      defaultValue={typedOr(reply, name, filter[name])}
      error={messageOf(t, reply, name)}
    />
  );
  return (
    <form method="get" action={action} className={styles.filter} aria-label={t('documents:filter.label')}>
      <Field
        name="number"
        label={numberLabel}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        defaultValue={typedOr(reply, 'number', filter.number)}
        error={messageOf(t, reply, 'number')}
      />
      {dayField('from')}
      {dayField('to')}
      {hasStatus ? (
        <SelectField
          name="status"
          label={t('account:orders.status')}
          defaultValue={typedOr(reply, 'status', filter.status)}
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
