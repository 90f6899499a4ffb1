// Resolvers of the parts of the shop's files in the back office.
import type { Resolvers } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { isShopPart, placeOfPart, type ShopPart } from '#domain/staff/shop-parts';
import { requireActor, requireRight, type StaffContext } from '../context';
import { isRecord } from '../seen';
import { doneOnWire } from '../wire';
import { changePart, type PartChange } from './change';
import { fileOfPart, partForStaff } from './read';
import { changeRecord, formPartOf, recordForStaff } from './records';

async function requirePart(name: string, context: StaffContext): Promise<{ part: ShopPart; staff: string }> {
  await requireActor(context);
  if (!isShopPart(name)) throw inputRefused(`${name} is no part of the shop's files.`);
  const { name: staff } = await requireRight(context, placeOfPart(name).right);
  return { part: name, staff };
}

/** If there are more, only the number is returned. */
const MOST_KEYS = 100;
const MOST_FAULTS = 100;

const fewKeys = (keys: readonly string[]) => ({ count: keys.length, first: keys.slice(0, MOST_KEYS) });

export const shopPartResolvers = {
  Query: {
    async staffShopPart(_root, { name, entry }, context) {
      const { part } = await requirePart(name, context);
      const { log, ...page } = await partForStaff({ part, entry: entry ?? null }, context);
      const keysOf = ({ added, changed, removed }: (typeof log)[number]) => ({
        ...{ added: fewKeys(added), changed: fewKeys(changed), removed: fewKeys(removed) },
      });
      return { ...page, log: log.map((entryOfLog) => ({ ...entryOfLog, ...keysOf(entryOfLog) })) };
    },
    async staffShopRecord(_root, { name, key }, context) {
      const { part } = await requirePart(name, context);
      return recordForStaff(requireForm(part), key ?? null, context);
    },
    async staffShopPartFile(_root, { name }, context) {
      const { part } = await requirePart(name, context);
      return fileOfPart(part, context);
    },
  },
  Mutation: {
    async staffChangeShopPart(_root, { name, content, seen, dry }, context) {
      const { part, staff } = await requirePart(name, context);
      const bytes = Buffer.from(content, 'base64');
      return changeOnWire(await changePart({ part, content: bytes, seen, staff, isDry: dry }, context));
    },
    async staffChangeShopRecord(_root, { name, key, record, seen, dry }, context) {
      const { part, staff } = await requirePart(name, context);
      const of = requireForm(part);
      const typed = record == null ? null : recordFrom(record);
      const changing = { of, key: key ?? null, record: typed, seen, staff, isDry: dry };
      const change = await changeRecord(changing, context);
      return { ...changeOnWire(change), place: change.place };
    },
  },
} satisfies Resolvers;

function requireForm(part: ShopPart) {
  const of = formPartOf(part);
  if (!of) throw inputRefused(`Records of ${part} have no form.`);
  return of;
}

const LONGEST_RECORD = 100_000;

function recordFrom(json: string): Record<string, unknown> {
  if (json.length > LONGEST_RECORD) throw inputRefused('The record is too long.');
  try {
    const record: unknown = JSON.parse(json);
    if (isRecord(record)) return record;
  } catch {
    // Refused like any other text that is no record.
  }
  throw inputRefused('The record is no JSON object.');
}

function changeOnWire({ done, added, changed, removed, faults, difference, seen, untouched }: PartChange) {
  return {
    ...{ problem: doneOnWire(done).problem, seen, untouched, difference, place: null },
    ...{ added: fewKeys(added), changed: fewKeys(changed), removed: fewKeys(removed) },
    faults: faults.slice(0, MOST_FAULTS).map(({ line, column, message, warning = false }) => ({
      ...{ line, column, message, isWarning: warning },
    })),
  };
}
