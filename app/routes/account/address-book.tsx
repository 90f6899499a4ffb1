// The customer's address book. Its forms are in panels; here an address is removed, unless it is a default (spec §8).
import { addressBookPath } from '#domain/page/addresses';
import { choiceOf } from '~/forms/address-choice/schema.server';
import { formOf } from '~/request-context/form.server';
import { back, badRequest, notFound, redirectToLogin, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { removeAddress } from '~/services/customer/addresses.server';
import { listAddresses } from '~/services/customer/customer.server';
import { AddressBookPage } from '~/ui/pages/address-book-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['catalog-only-rule', 'authenticated'],
  async load(context) {
    if (!context.customer) throw redirectToLogin(context);
    return {
      head: titleOf(context, 'addresses:title'),
      model: { addresses: await listAddresses(context), rights: context.customer.addressRights },
    };
  },
  async act(context, { request }) {
    const form = await formOf(request);
    if (form.get('intent') !== 'remove') throw badRequest('Unknown intent');
    const parsed = choiceOf(form);
    if (!parsed.ok) throw badRequest('addressId');
    const removed = await removeAddress(context, parsed.value.addressId);
    if (removed === 'gone') throw notFound();
    if (!removed.ok) return refuseWith('remove', removed, {});
    const toast = { level: TOAST_LEVELS.success, text: 'addresses:removed' };
    return back(request, addressBookPath(), { toast });
  },
  Page: AddressBookPage,
});
export const loader = page.loader;
export const action = page.action;
