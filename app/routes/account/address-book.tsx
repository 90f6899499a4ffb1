// The customer's address book. Its forms stand in panels; here an address is removed, if it is no default (spec §8).
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { addressBookPath } from '#domain/addresses';
import type { AddressRights } from '#domain/address/book';
import { choiceOf } from '~/forms/address-choice/schema.server';
import type { BookAddress } from '~/models/customer';
import { serverModel } from '~/page-context';
import { removeAddress } from '~/services/customer/addresses.server';
import { listAddresses } from '~/services/customer/customer.server';
import { ServerOnly } from '~/ui/kit';
import { AddressBookPage } from '~/ui/pages/address-book-page';
import { getContext } from '~/request-context/get-context.server';
import { back, badRequest, notFound, redirectToLogin, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { formOf } from '~/request-context/form.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const BOOK = serverModel<{ addresses: BookAddress[]; rights: AddressRights }>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule', 'authenticated');
  if (!context.customer) throw redirectToLogin(context);
  BOOK.keep(args.context, { addresses: await listAddresses(context), rights: context.customer.addressRights });
  return { title: titleOf(context, 'addresses:title') };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule', 'authenticated');
  const form = await formOf(args.request);
  if (form.get('intent') !== 'remove') throw badRequest('Unknown intent');
  const parsed = choiceOf(form);
  if (!parsed.ok) throw badRequest('addressId');
  const removed = await removeAddress(context, parsed.value.addressId);
  if (removed === 'gone') throw notFound();
  if (!removed.ok) return refuseWith('remove', removed, {});
  const toast = { level: TOAST_LEVELS.success, text: 'addresses:removed' };
  return back(args.request, addressBookPath(), { toast });
}

export default function AddressBookRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const model = BOOK.useModel();
  const reply = useActionData<typeof action>() ?? null;
  return model ? <AddressBookPage {...model} reply={reply} /> : null;
}
