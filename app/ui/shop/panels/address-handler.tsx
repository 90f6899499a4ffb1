// The form of an address of the book.

import { BookAddressFields, bookAddressLabels } from '~/forms/address/fields';
import { type FormReply, messageText, summaryOf, useFields } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { BookAddress } from '~/models/customer';
import { Button, ErrorSummary, MessageBar, Stack } from '~/ui/kit';

interface AddressHandlerProps {
  address: BookAddress | null;
  kind: 'private' | 'business';
  may: { shipping: boolean; billing: boolean };
  action: string;
  reply: FormReply | null;
}

export function AddressHandlerView({ address, kind, may, action, reply }: AddressHandlerProps) {
  const { t } = useTexts();
  const field = useFields(t, reply);
  return (
    <Stack gap={5}>
      {reply?.message ? <MessageBar tone="error">{messageText(t, reply.message)}</MessageBar> : null}
      <ErrorSummary title={t('common:errorSummary')} errors={summaryOf(field, bookAddressLabels(t))} />
      <form method="post" action={action}>
        <Stack gap={4}>
          <BookAddressFields t={t} reply={reply} kind={kind} address={address} may={may} />
          <Button size="large" full>
            {t('addresses:form.save')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
