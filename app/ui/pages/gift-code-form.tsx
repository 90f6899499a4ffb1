// The way in for an employee: the code from a card or a mail.
import { giftShopPath } from '#domain/gift-shop/addresses';
import { type FormReply, LIMITS, useFields } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import { Button, CHECKED, Field, Heading, Text } from '~/ui/kit';
import { part, sheet } from './gift-shop.css';

export function GiftCodeForm({ reply }: { reply: FormReply | null }) {
  const { t } = useTexts();
  const field = useFields(t, reply, 'code');
  return (
    <section className={part} aria-labelledby="with-code">
      <Heading level={2} size="h3" id="with-code">
        {t('giftshop:code.title')}
      </Heading>
      <Text>{t('giftshop:code.text')}</Text>
      <form method="post" action={giftShopPath()} className={sheet} {...CHECKED}>
        <Field
          {...field('code')}
          label={t('giftshop:code.field')}
          hint={t('giftshop:code.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={LIMITS.code}
        />
        <Button name="intent" value="code">
          {t('giftshop:code.open')}
        </Button>
      </form>
    </section>
  );
}
