// A code typed into the cart: one field, a button next to it, and the code's error below.
import { type FormReply, LIMITS, messageText, type Translate, useFields } from '~/forms/reply/fields';
import { Button, Field } from '~/ui/kit';
import * as styles from './fields.css';

interface CodeFieldsProps {
  /** Name of the field, and of the form's intent. */
  name: 'coupon' | 'giftcard';
  /** Text of the button, default "use the code": screen readers need distinct texts where a page has two such buttons. */
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
