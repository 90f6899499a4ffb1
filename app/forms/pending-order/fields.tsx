// The fields of an approver: pieces of a line, and the reason of a no.
import { type FormReply, LIMITS, messageOf, type Translate, typedOr } from '~/forms/reply/fields';
import { Field, TextareaField } from '~/ui/kit';

interface PiecesFieldProps {
  t: Translate;
  reply: FormReply | null;
  uid: string;
  name: string;
  quantity: number;
}

export function PiecesField({ t, reply, uid, name, quantity }: PiecesFieldProps) {
  const field = `pieces-${uid}`;
  return (
    <Field
      name={field}
      label={t('approval:piecesOf', { name })}
      labelHidden
      width="short"
      type="number"
      inputMode="numeric"
      min={0}
      max={quantity}
      defaultValue={typedOr(reply, field, String(quantity))}
      error={messageOf(t, reply, field)}
    />
  );
}

export function ReasonField({ t, reply }: { t: Translate; reply: FormReply | null }) {
  return (
    <TextareaField
      name="reason"
      label={t('approval:reason')}
      hint={t('approval:reasonHint')}
      rows={3}
      required
      maxLength={LIMITS.reason}
      defaultValue={typedOr(reply, 'reason', '')}
      error={messageOf(t, reply, 'reason')}
    />
  );
}
