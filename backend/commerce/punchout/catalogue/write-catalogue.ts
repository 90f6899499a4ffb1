// Writes the catalogue of a connection into a file, complete or what changed since an earlier one, in one of three formats.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { readSeller } from '#backend/commerce/seller/seller.sql';
import type {
  CatalogueAbout,
  CatalogueChange,
  CatalogueItem,
  CatalogueWriter,
} from '#domain/punchout/catalogue/catalogue-item';
import { catalogueClasses } from '#domain/punchout/line-class';
import { partyIdOfKey } from '#domain/punchout/ubl/party';
import type { OwnOrigins } from '#domain/store/own-host';
import { buyerOfConnection } from '../staff/index-file.sql';
import { issuedAt } from '../telling/confirm-ubl';
import { type CatalogueBuyer, type CatalogueReading, catalogueItems } from './rows';
import { bmecatWriter } from './write-bmecat';
import { cifWriter } from './write-cif';
import { peppolWriter } from './write-peppol';

export const CATALOGUE_FORMATS = ['cif', 'peppol', 'bmecat'] as const;
export type CatalogueFormat = (typeof CATALOGUE_FORMATS)[number];

const WRITERS: Readonly<Record<CatalogueFormat, CatalogueWriter>> = {
  cif: cifWriter,
  peppol: peppolWriter,
  bmecat: bmecatWriter,
};

export interface CatalogueTask {
  code: string;
  format: CatalogueFormat;
  file: string;
  /** The state that an earlier catalogue left behind; null: all products. */
  since: string | null;
}

export type CatalogueCounts = Readonly<Record<CatalogueChange | 'unchanged', number>>;

/** `NO_SELLER`: the shop has not said who it is. `NO_STATE`: the file of `since` is not there. */
export type CatalogueOutcome =
  | { ok: true; counts: CatalogueCounts }
  | { ok: false; code: 'NO_CONNECTION' | 'NO_SELLER' | 'NO_STATE' };

/** Complete files only: both are written under another name first. */
export async function writeBuyersCatalogue(
  { code, format, file, since }: CatalogueTask,
  reading: CatalogueReading,
  origins: OwnOrigins,
): Promise<CatalogueOutcome> {
  const buyer = await buyerOfConnection(reading.db, code);
  if (!buyer) return { ok: false, code: 'NO_CONNECTION' };
  const seller = await readSeller(reading.db);
  if (!seller) return { ok: false, code: 'NO_SELLER' };
  if (since !== null && !existsSync(since)) return { ok: false, code: 'NO_STATE' };
  const before = since === null ? null : await earlierState(since);
  const about = catalogueAbout(buyer, seller, { code, now: reading.now, isWhole: before === null });
  const counts = await writeRows(
    { file, before, writer: WRITERS[format], about },
    catalogueItems(buyer, reading, origins),
  );
  await rename(`${file}.part`, file);
  await rename(`${file}.state.part`, `${file}.state`);
  return { ok: true, counts };
}

interface Writing {
  file: string;
  /** By item number, as the earlier catalogue had each product; null: the catalogue is complete. */
  before: Map<string, string> | null;
  writer: CatalogueWriter;
  about: CatalogueAbout;
}

async function writeRows(
  { file, before, writer, about }: Writing,
  items: AsyncIterable<CatalogueItem>,
): Promise<CatalogueCounts> {
  const out = catalogueFile(`${file}.part`);
  const state = catalogueFile(`${file}.state.part`);
  const counts = { new: 0, changed: 0, gone: 0, unchanged: 0 };
  let position = 0;
  const add = async (item: CatalogueItem, change: CatalogueChange) => {
    counts[change] += 1;
    position += 1;
    await out.write(writer.row({ item, change }, position, about));
  };
  await out.write(writer.head(about));
  for await (const item of items) {
    const written = hashOfItem(item);
    const earlier = before?.get(item.sku);
    before?.delete(item.sku);
    await state.write(`${item.sku}\t${written}\n`);
    if (earlier === written) counts.unchanged += 1;
    else await add(item, earlier === undefined ? 'new' : 'changed');
  }
  for (const sku of before?.keys() ?? []) await add(goneProduct(sku), 'gone');
  await out.write(writer.tail(about));
  await Promise.all([out.end(), state.end()]);
  return counts;
}

const hashOfItem = (item: CatalogueItem): string =>
  createHash('sha256').update(JSON.stringify(item)).digest('base64url').slice(0, 22);

const goneProduct = (sku: string): CatalogueItem => ({
  ...{ sku, name: sku, ean: null, manufacturer: null, manufacturerNumber: null, unit: 'C62', price: 0, basis: 1 },
  ...{ minimum: 1, leadDays: 0, classification: null, picture: null },
});

async function earlierState(file: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const row of createInterface({ input: createReadStream(file) })) {
    const [sku, hash] = row.split('\t');
    if (sku !== undefined && hash !== undefined) found.set(sku, hash);
  }
  return found;
}

function catalogueAbout(
  { business, customer, punchout: { title, settings } }: CatalogueBuyer,
  seller: { name: string; cvr: string },
  { code, now, isWhole }: { code: string; now: Date; isWhole: boolean },
): CatalogueAbout {
  const issued = issuedAt(now);
  const party = partyIdOfKey(settings.peppol?.parties[0] ?? '');
  return {
    id: `${code}-${issued.date}-${issued.time.replaceAll(':', '')}`,
    ...{ issued, name: title, isWhole },
    supplier: { id: settings.oci.fixed.VENDOR ?? seller.cvr, cvr: seller.cvr, name: seller.name },
    buyer: {
      ...(party ?? { scheme: '0184', id: business?.vatId ?? String(customer.id) }),
      name: business?.name ?? title,
    },
    classes: catalogueClasses(settings).list,
  };
}

function catalogueFile(file: string) {
  const stream = createWriteStream(file);
  let failure: Error | null = null;
  stream.on('error', (error) => {
    failure = error;
  });
  return {
    async write(text: string) {
      if (failure) throw failure;
      if (!stream.write(text)) await once(stream, 'drain');
    },
    async end() {
      stream.end();
      await once(stream, 'finish');
      if (failure) throw failure;
    },
  };
}
