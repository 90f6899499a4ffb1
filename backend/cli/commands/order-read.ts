// shop order read: a buyer's order in a file, as the cart that it would become. Reads only.
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Command } from 'commander';
import {
  type Certainty,
  customerNamed,
  LARGEST_ORDER_FILE,
  type OrderProposal,
  type ProposedLine,
  readOrderFile,
} from '#backend/commerce/order-reading/index';
import { oere } from '#domain/money/money';
import { danishKroner } from '../numbers';
import { inWords } from '../refusal-words';
import { CannotRun, type CommandShop, pathTyped, type Reading, say } from '../shop';

interface Options {
  customer?: string;
  json?: boolean;
}

export const orderReadCommand = (shop: CommandShop): Command =>
  new Command('read')
    .description(
      'Læs en bestilling i en fil (PDF, XLSX, CSV, mail eller tekst), og vis den kurv, den ville blive til; intet ændres',
    )
    .argument('<fil>')
    .option('--customer <e-mail eller nummer>', 'kundens priser og sortiment; ellers en gæsts')
    .option('--json', 'som JSON, beløb i øre')
    .action(shop.reads(sayOrderRead));

async function sayOrderRead(reading: Reading, file: string, { customer, json }: Options): Promise<void> {
  const path = pathTyped(file);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new CannotRun(`${file}: filen findes ikke.`);
  const who = customer === undefined ? null : await customerNamed(reading.db, customer);
  if (customer !== undefined && !who) throw new CannotRun(`${customer}: kunden findes ikke. Søg med: customer find`);
  // One byte more than is read: what is larger is refused without being read.
  const bytes = found.size > LARGEST_ORDER_FILE ? new Uint8Array(LARGEST_ORDER_FILE + 1) : await readFile(path);
  const done = await readOrderFile({ name: basename(file), bytes: new Uint8Array(bytes) }, who, reading);
  if (!done.ok) throw new CannotRun(`${file}: ${inWords(done)}`);
  if (json) say(JSON.stringify(done.proposal, null, 2));
  else for (const row of proposalRows(done.proposal)) say(row);
}

const CERTAINTY: Record<Certainty, string> = {
  number: 'varenummer',
  ean: 'EAN-nummer',
  name: 'fundet på navn',
  ambiguous: 'flere mulige',
  unknown: 'ukendt',
};

const FACTS: Readonly<Record<string, string>> = {
  reference: 'Reference',
  requisition: 'Rekvisition',
  cvr: 'CVR',
  gln: 'EAN (faktura)',
  customerNumber: 'Kundenummer',
  wishedOn: 'Ønsket levering',
  attention: 'Kontaktperson',
};

function proposalRows({ sender, unread, parts, lines }: OrderProposal): string[] {
  const facts = parts.flatMap((part) =>
    Object.entries(part.facts).map(([kind, text]) => `${FACTS[kind] ?? kind}: ${text}`),
  );
  const address = parts.flatMap((part) => part.address);
  const missed = parts.flatMap(({ name, rows }) =>
    rows
      .filter(({ use }) => use === 'unread')
      .map(({ row, text }) => `  ${name ? `${name}, ` : ''}række ${row}: ${text}`),
  );
  return [
    ...(sender === null ? [] : [`Afsender: ${sender}`]),
    ...facts,
    ...(address.length > 0 ? [`Leveringsadresse: ${address.join(', ')}`] : []),
    ...lines.flatMap(proposedRows),
    ...(lines.length === 0 ? ['Ingen linjer er læst som bestilte varer.'] : []),
    ...(missed.length > 0 ? ['Ikke forstået:', ...missed] : []),
    ...(unread.length > 0 ? [`Vedhæftede filer, der ikke er læst: ${unread.join(', ')}`] : []),
  ];
}

const danishAmount = (amount: number): string => danishKroner(oere(Math.round(amount)));

function proposedRows(line: ProposedLine): string[] {
  const { product, certainty, pieces, source, candidates, typed, soldIn, unit, refused } = line;
  const what = product ? `${product.sku} ${product.name}` : line.name;
  const count = pieces === null ? '?' : `${pieces}${product ? ` ${product.unit}` : ''}`;
  return [
    `${count}  ${what}  (${CERTAINTY[certainty]})`,
    `    ${source}`,
    ...candidates.map(({ sku, name }) => `    måske ${sku} ${name}`),
    ...(typed === null ? [] : [`    antallet er ikke entydigt${typed === '' ? '' : `: ${typed}`}`]),
    ...(soldIn === null ? [] : [`    enheden ${unit} kan ikke omregnes; varen sælges i ${soldIn.join(', ')}`]),
    ...(refused === null ? [] : [`    kan ikke købes sådan: ${refused}`]),
    ...(line.priceTyped === null ? [] : [`    prisen er ikke entydig: ${line.priceTyped}`]),
    ...priceRows(line),
    ...(line.wishedOn === null ? [] : [`    ønsket ${line.wishedOn}`]),
  ];
}

function priceRows({ net, gross, ordered, isOtherPrice }: ProposedLine): string[] {
  if (net === null || gross === null) return [];
  const today = `${danishAmount(net)} uden moms, ${danishAmount(gross)} med moms`;
  return isOtherPrice && ordered !== null
    ? [`    prisen er en anden: ${danishAmount(ordered)} i bestillingen, kundens pris er ${today}`]
    : [`    ${today}`];
}
