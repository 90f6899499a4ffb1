// The fields of an approver: which orders they answer, pieces of a line, and the reason for a rejection.
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import type { PendingRow } from '~/models/approval';
import { CheckboxField, Field, TextareaField, VisuallyHidden } from '~/ui/kit';

interface PiecesFieldProps {
  t: Translate;
  reply: FormReply | null;
  uid: string;
  name: string;
  quantity: number;
}

export function PiecesField({ t, reply, uid, name, quantity }: PiecesFieldProps) {
  const field = useFields(t, reply);
  return (
    <Field
      {...field(`pieces-${uid}`, String(quantity))}
      label={t('approval:piecesOf', { name })}
      labelHidden
      width="short"
      type="number"
      inputMode="numeric"
      min={0}
      max={quantity}
    />
  );
}

interface ReasonFieldProps {
  t: Translate;
  reply: FormReply | null;
  hint: string;
}

export function ReasonField({ t, reply, hint }: ReasonFieldProps) {
  return (
    <TextareaField
      {...useFields(t, reply)('reason')}
      label={t('approval:reason')}
      hint={hint}
      rows={3}
      required
      maxLength={LIMITS.reason}
    />
  );
}

interface ChosenFieldProps {
  t: Translate;
  reply: FormReply | null;
  order: PendingRow;
}

/** Named by its number, so that each tick comes back with a refused form. The buyer's name chooses it too. */
export function ChosenField({ t, reply, order: { uid, number, buyer } }: ChosenFieldProps) {
  const name = `order-${number}`;
  const { id } = useFields(t, null)(name);
  return (
    <CheckboxField
      name={name}
      id={id}
      value={uid}
      defaultChecked={reply !== null && name in reply.values}
      label={
        <>
          <strong>{buyer}</strong>
          <VisuallyHidden>, {t('approval:chooseOrder', { number })}</VisuallyHidden>
        </>
      }
    />
  );
}
