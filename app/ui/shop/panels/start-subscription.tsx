// What stands in the panel that starts a subscription.
import type { FormReply } from '~/forms/reply/fields';
import { useFields } from '~/forms/reply/fields';
import { SubscriptionFields } from '~/forms/subscription/fields';
import { useTexts } from '~/i18n/use-texts';
import type { BookAddress } from '~/models/customer';
import type { GoodsFor, SubscriptionEntry } from '~/models/subscription';
import { Button, CheckboxField, Details, MessageBar, SelectField, Stack, Text } from '~/ui/kit';

interface StartSubscriptionProps {
  about: GoodsFor;
  addresses: BookAddress[];
  others: SubscriptionEntry[];
  firstDay: string;
  needs: { requisitioner: boolean; requisitionNumber: boolean };
  message: string | null;
  reply: FormReply | null;
  action: string;
}

export function StartSubscriptionView(props: StartSubscriptionProps) {
  const { about, addresses, others, firstDay, needs, message, reply, action } = props;
  const { t } = useTexts();
  const field = useFields(t, reply);
  return (
    <Stack gap={5}>
      {message ? <MessageBar tone="error">{message}</MessageBar> : null}
      <Text>{t(`subscription:start.${about.source}`, { key: about.key })}</Text>
      <form method="post" action={action}>
        <Stack gap={4}>
          <input type="hidden" name="intent" value="start" />
          <SubscriptionFields {...{ known: null, addresses, firstDay, needs, reply, t }} />
          <CheckboxField
            name="terms"
            value="1"
            defaultChecked={reply?.values.terms === '1'}
            error={field('terms').error}
            label={t('subscription:start.terms')}
            hint={t('subscription:start.termsHint')}
            required
          />
          <Button full>{t('subscription:start.save')}</Button>
          <Text size="small" tone="quiet">
            {t('subscription:start.note')}
          </Text>
        </Stack>
      </form>
      {others.length === 0 ? null : (
        <Details summary={t('subscription:start.addTitle')}>
          <form method="post" action={action}>
            <Stack gap={4}>
              <SelectField
                name="subscription"
                label={t('subscription:start.choose')}
                options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
              />
              <Button full tone="secondary" name="intent" value="add">
                {t('subscription:start.add')}
              </Button>
            </Stack>
          </form>
        </Details>
      )}
    </Stack>
  );
}
