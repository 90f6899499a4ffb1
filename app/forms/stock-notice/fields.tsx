// Where to write when the product is back.
import { type FormReply, LIMITS, messageOf, type Translate, typedOr } from '~/forms/reply/fields';
import { Field } from '~/ui/kit';

export function StockNoticeFields({ t, reply, email }: { t: Translate; reply: FormReply | null; email: string }) {
  return (
    <Field
      name="email"
      type="email"
      label={t('request:email')}
      autoComplete="email"
      required
      maxLength={LIMITS.email}
      defaultValue={typedOr(reply, 'email', email)}
      error={messageOf(t, reply, 'email')}
    />
  );
}
