// The content of the panel that starts a subscription.
import { keptCardsPath } from '#domain/page/addresses';
import type { FormReply } from '~/forms/reply/fields';
import { useFields } from '~/forms/reply/fields';
import { SubscriptionFields } from '~/forms/subscription/fields';
import { useTexts } from '~/i18n/use-texts';
import type { BookAddress } from '~/models/customer';
import type { WaysToPay } from '~/models/kept-card';
import type { GoodsFor, SubscriptionEntry } from '~/models/subscription';
import { Button, ButtonLink, CheckboxField, Details, MessageBar, SelectField, Stack, Text } from '~/ui/kit';

interface StartSubscriptionProps {
  about: GoodsFor;
  named: string;
  addresses: BookAddress[];
  pay: WaysToPay;
  /** The page with this panel open: where a customer comes back to who has to add a card first. */
  here: string;
  others: SubscriptionEntry[];
  firstDay: string;
  formKey: string;
  needs: { requisitioner: boolean; requisitionNumber: boolean };
  message: string | null;
  reply: FormReply | null;
  action: string;
}

export function StartSubscriptionView(props: StartSubscriptionProps) {
  const { about, named, addresses, pay, here, others, firstDay, formKey, needs, message, reply, action } = props;
  const { t } = useTexts();
  const field = useFields(t, reply);
  const needsCard = !pay.onInvoice && pay.cards.length === 0;
  return (
    <Stack gap={5}>
      {message ? <MessageBar tone="error">{message}</MessageBar> : null}
      <Text>{t(`subscription:start.${about.source}`, { key: named })}</Text>
      {needsCard ? (
        <Stack gap={3}>
          <Text>{t('subscription:fields.needsCard')}</Text>
          <ButtonLink href={keptCardsPath(here)}>{t('subscription:fields.addCard')}</ButtonLink>
        </Stack>
      ) : (
        <form method="post" action={action}>
          <Stack gap={4}>
            <input type="hidden" name="intent" value="start" />
            <input type="hidden" name="formKey" value={formKey} />
            <SubscriptionFields {...{ known: null, addresses, pay, firstDay, needs, reply, t }} />
            <CheckboxField
              name="terms"
              value="1"
              defaultChecked={reply?.values.terms === '1'}
              error={field('terms').error}
              label={t('subscription:start.terms')}
              hint={t('subscription:start.termsHint')}
              required
            />
            <Button full data-leaves>
              {t('subscription:start.save')}
            </Button>
            <Text size="small" tone="quiet">
              {t('subscription:start.note')}
            </Text>
          </Stack>
        </form>
      )}
      {others.length === 0 ? null : (
        <Details summary={t('subscription:start.addTitle')}>
          <form method="post" action={action}>
            <Stack gap={4}>
              <SelectField
                name="subscription"
                label={t('subscription:start.choose')}
                options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
              />
              <Button full tone="secondary" name="intent" value="add" data-leaves>
                {t('subscription:start.add')}
              </Button>
            </Stack>
          </form>
        </Details>
      )}
    </Stack>
  );
}
