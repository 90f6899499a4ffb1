// The customer's own data: the export as JSON, the consents, and the retention of each kind.
import type { Caller } from '~/models/caller';
import type { ConsentView, DataExportView, ErasureView, RetentionView } from '~/models/personal-data';
import { DataExportDocument, DataKeptDocument } from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { read } from '../transport/transport.server';

/** As the back end wrote it, word for word; null where the back end writes none. */
export async function readDataExport(caller: Caller): Promise<string | null> {
  if (!(await offers('commerce', 'Query.customerDataExport'))) return null;
  return (await read(caller, { client: 'commerce', document: DataExportDocument, variables: {} })).customerDataExport;
}

/** It is the shop's own writing; what is read from it is only shown. */
export const parsedExport = (json: string): DataExportView => JSON.parse(json);

const PURPOSES = { TERMS: 'terms', NEWSLETTER: 'newsletter', CARD: 'card' } as const;

export interface DataKept {
  consents: ConsentView[];
  retention: RetentionView[];
  erasure: ErasureView | null;
}

/** Null where the back end says nothing of it. */
export async function readDataKept(caller: Caller): Promise<DataKept | null> {
  if (!(await offers('commerce', 'Query.customerDataExport'))) return null;
  const data = await read(caller, { client: 'commerce', document: DataKeptDocument, variables: {} });
  return {
    consents: data.customerConsents.map(({ purpose, given, at, place, words }) => ({
      ...{ purpose: PURPOSES[purpose], given, at, place: place ?? null, words: words ?? null },
    })),
    retention: data.dataRetention.map(({ code, days, years }) => ({ code, days: days ?? null, years: years ?? null })),
    erasure: data.requestedErasure
      ? { requestedAt: data.requestedErasure.requested_at, openOrders: data.requestedErasure.open_orders }
      : null,
  };
}
