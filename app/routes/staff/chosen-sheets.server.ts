// Sheets of several orders as one PDF: of the orders chosen in the list, and of the order of a page.
import { choicePath, chosenNumbers } from '#domain/staff/chosen-orders';
import type { Caller } from '~/models/caller';
import { notFound, redirectTo } from '~/request-context/respond.server';
import { privateFile } from '../resources/private-file.server';

interface Sheets {
  act: 'slips' | 'labels';
  read(caller: Caller, numbers: string[]): Promise<Buffer | null>;
  file: string;
}

export async function chosenSheets(caller: Caller, { url }: Request, { act, read, file }: Sheets): Promise<Response> {
  const given = new URL(url).searchParams.getAll('order');
  const choice = chosenNumbers(given);
  if (!choice.ok) return redirectTo(choicePath(act, given));
  const pdf = await read(caller, choice.numbers);
  if (!pdf) throw notFound();
  return new Response(new Uint8Array(pdf), { headers: privateFile(file, 'application/pdf', 'inline') });
}
