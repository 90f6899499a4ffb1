// The fields of an approver: pieces of a line, and the reason of a no.
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import { Field, TextareaField } from '~/ui/kit';

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

export function ReasonField({ t, reply }: { t: Translate; reply: FormReply | null }) {
  return (
    <TextareaField
      {...useFields(t, reply)('reason')}
      label={t('approval:reason')}
      hint={t('approval:reasonHint')}
      rows={3}
      required
      maxLength={LIMITS.reason}
    />
  );
}
