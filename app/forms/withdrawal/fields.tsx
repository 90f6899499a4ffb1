// The fields of a withdrawal: what opens the order, and how many pieces of a line.
import { EmailField, LinePiecesField } from '~/forms/contact/fields';
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import type { WithdrawableLine } from '~/models/withdrawal';
import { Field } from '~/ui/kit';

interface FieldsProps {
  t: Translate;
  reply: FormReply | null;
}

export function OrderSearchFields({ t, reply }: FieldsProps) {
  const field = useFields(t, reply);
  return (
    <>
      <Field
        {...field('number')}
        label={t('withdrawal:find.number')}
        hint={t('withdrawal:find.numberHint')}
        inputMode="numeric"
        required
        maxLength={LIMITS.item}
      />
      <EmailField ties={field('email')} label={t('withdrawal:find.email')} required />
      <Field
        {...field('postcode')}
        label={t('withdrawal:find.postcode')}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        maxLength={LIMITS.postcode}
        width="short"
      />
    </>
  );
}

export const orderSearchLabels = (t: Translate): Record<string, string> => ({
  number: t('withdrawal:find.number'),
  email: t('withdrawal:find.email'),
  postcode: t('withdrawal:find.postcode'),
});

/** Prefilled with all withdrawable pieces, so that the complete order takes one press. */
export function WithdrawnField({ t, reply, line }: FieldsProps & { line: WithdrawableLine }) {
  const field = useFields(t, reply);
  return (
    <LinePiecesField
      ties={field(`line-${line.id}`, String(line.left))}
      label={t('withdrawal:choose.pieces', { name: line.name })}
      most={line.left}
    />
  );
}

export const withdrawnLabels = (lines: readonly WithdrawableLine[]): Record<string, string> =>
  Object.fromEntries(lines.map(({ id, name }) => [`line-${id}`, name]));
