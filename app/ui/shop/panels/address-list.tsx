// A list of addresses of which one is chosen, and the way to a new one.

import { type FormReply, useFields } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { BookAddress } from '~/models/customer';
import { Button, ButtonLink, Icon, RadioCards, Stack, Text } from '~/ui/kit';
import { addressChoice } from '../address-card';

interface AddressListProps {
  addresses: BookAddress[];
  chosenId: string | null;
  mayAdd: boolean;
  /** i18n key. */
  legend: string;
  action: string;
  newHref: string;
  reply: FormReply | null;
}

export function AddressListView({ addresses, chosenId, mayAdd, legend, action, newHref, reply }: AddressListProps) {
  const { t } = useTexts();
  const field = useFields(t, reply);
  return (
    <Stack gap={5}>
      {addresses.length === 0 ? (
        <Text>{t('addresses:none')}</Text>
      ) : (
        <form method="post" action={action}>
          <Stack gap={4}>
            <RadioCards
              legend={t(legend)}
              name="addressId"
              required
              error={field('addressId').error}
              options={addresses.map((address) => ({
                value: address.id,
                checked: address.id === chosenId,
                ...addressChoice(address),
              }))}
            />
            <Button full>{t('addresses:use')}</Button>
          </Stack>
        </form>
      )}
      {mayAdd ? (
        <ButtonLink href={newHref} tone="secondary" full>
          <Icon name="plus" size="s" />
          {t('addresses:form.new')}
        </ButtonLink>
      ) : null}
    </Stack>
  );
}
