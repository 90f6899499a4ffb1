// A code typed into the cart: one field, its button beside it, and what is wrong with the code under it.
import { type FormReply, LIMITS, messageText, type Translate, useFields } from '~/forms/reply/fields';
import { Button, Field } from '~/ui/kit';
import * as styles from './fields.css';

interface CodeFieldsProps {
  /** Name of the field, and of the form's intent. */
  name: 'coupon' | 'giftcard';
  /** What the button says; by default that the code is used: two such buttons stand on one page, and are told apart by ear. */
  use?: string;
  t: Translate;
  reply: FormReply | null;
}

export function CodeFields({ name, t, reply, use }: CodeFieldsProps) {
  const field = useFields(t, reply)(name);
  return (
    <>
      <input type="hidden" name="intent" value={name} />
      <div className={styles.code}>
        <Field
          {...field}
          label={t(`cart:${name}.label`)}
          error={reply?.message ? messageText(t, reply.message) : field.error}
          maxLength={LIMITS.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div className={styles.button}>
          <Button tone="secondary" aria-label={use ?? t(`cart:${name}.useNamed`)}>
            {use ?? t(`cart:${name}.use`)}
          </Button>
        </div>
      </div>
    </>
  );
}
