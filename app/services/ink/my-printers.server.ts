// A customer's saved printers: read, save, rename, remove.
import type { Outcome } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { MyPrinter } from '~/models/ink';
import {
  MyPrintersDocument,
  RemovePrinterDocument,
  SavePrinterDocument,
  UpdatePrinterDocument,
} from '../generated/commerce';
import { myPrintersOf } from '../tile/printer.map';
import { refusalOfError } from '../transport/refused.map';
import { read, send, type WireError } from '../transport/transport.server';

export async function listMyPrinters(caller: Caller): Promise<MyPrinter[]> {
  if (!caller.token) return [];
  return myPrintersOf(await read(caller, { client: 'commerce', document: MyPrintersDocument, variables: {} }));
}

export interface Naming {
  name: string;
  location: string;
}

/** 'gone': there is no such printer, or it is someone else's. */
export type Kept = Outcome | 'gone';

const printerKept = (errors: readonly WireError[]): Kept => {
  const [first] = errors;
  if (!first) return { ok: true };
  return first.category === 'graphql-no-such-entity' ? 'gone' : refusalOfError(first);
};

export async function savePrinter(caller: Caller, printer: string, input: Naming): Promise<Kept> {
  return printerKept(
    (await send(caller, { client: 'commerce', document: SavePrinterDocument, variables: { printer, input } })).errors,
  );
}

export async function renamePrinter(caller: Caller, id: string, input: Naming): Promise<Kept> {
  return printerKept(
    (await send(caller, { client: 'commerce', document: UpdatePrinterDocument, variables: { id, input } })).errors,
  );
}

export async function removePrinter(caller: Caller, id: string): Promise<void> {
  await send(caller, { client: 'commerce', document: RemovePrinterDocument, variables: { id } });
}
