// Resolvers of the parts of the shop's files in the back office.
import type { Resolvers } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { isShopPart, placeOfPart, type ShopPart } from '#domain/staff/shop-parts';
import { requireMember, requireRight, type StaffContext } from '../context';
import { doneOnWire } from '../wire';
import { changePart } from './change';
import { fileOfPart, partForStaff } from './read';

async function requirePart(name: string, context: StaffContext): Promise<{ part: ShopPart; staff: string }> {
  await requireMember(context);
  if (!isShopPart(name)) throw inputRefused(`${name} is no part of the shop's files.`);
  const { name: staff } = await requireRight(context, placeOfPart(name).right);
  return { part: name, staff };
}

/** Of more, only the number is returned. */
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
    async staffShopPartFile(_root, { name }, context) {
      const { part } = await requirePart(name, context);
      return fileOfPart(part, context);
    },
  },
  Mutation: {
    async staffChangeShopPart(_root, { name, content, seen, dry }, context) {
      const { part, staff } = await requirePart(name, context);
      const bytes = Buffer.from(content, 'base64');
      const change = await changePart({ part, content: bytes, seen, staff, isDry: dry }, context);
      const { done, added, changed, removed, faults, difference } = change;
      return {
        ...{ problem: doneOnWire(done).problem, seen: change.seen, untouched: change.untouched },
        ...{ added: fewKeys(added), changed: fewKeys(changed), removed: fewKeys(removed), difference },
        faults: faults.slice(0, MOST_FAULTS).map(({ line, column, message, warning = false }) => ({
          ...{ line, column, message, isWarning: warning },
        })),
      };
    },
  },
} satisfies Resolvers;
