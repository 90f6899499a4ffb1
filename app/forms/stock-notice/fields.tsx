// Where to write when the product is back.
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import { Field } from '~/ui/kit';

export function StockNoticeFields({ t, reply, email }: { t: Translate; reply: FormReply | null; email: string }) {
  return (
    <Field
      {...useFields(t, reply)('email', email)}
      type="email"
      label={t('request:email')}
      autoComplete="email"
      required
      maxLength={LIMITS.email}
    />
  );
}
