// Whether the shop's card payments are tests: pages then say so. A commerce back end of another make does not report it.

import { TestPaymentsDocument } from '../generated/commerce';
import { standing } from '../transport/long-lived-cache';
import { offers } from '../transport/prune-remote.server';
import { read } from '../transport/transport.server';

export const readTestPayments = standing(
  async (caller): Promise<boolean> => {
    if (!(await offers('commerce', 'StoreConfig.test_payments'))) return false;
    const { storeConfig } = await read(caller, { client: 'commerce', document: TestPaymentsDocument, variables: {} });
    return storeConfig?.test_payments ?? false;
  },
  () => false,
);
