// A customer's bonus points on the wire: what they come to, and the ledger (spec §3 mp_reward).
import type { Resolvers } from '#backend/generated/commerce';
import { Model } from '#backend/graphql/model';
import { inputRefused } from '#backend/refusal';
import { expiryOf, moveOf } from '#domain/points/point-life';
import { movesOfPoints, type PointSums, pageOfPoints, pointSums, pointsComing } from './points.sql';

const MOST_ON_A_PAGE = 100;

/** The sums of one customer; the ledger is only read where a document selects it. */
export class PointsModel extends Model {
  constructor(
    readonly customerId: number,
    readonly sums: PointSums,
  ) {
    super();
  }

  get point_balance() {
    return this.sums.balance;
  }
  get point_earned() {
    return this.sums.earned;
  }
  get point_spent() {
    return this.sums.spent;
  }
}

export const pointResolvers: Resolvers = {
  Customer: {
    mp_reward: async ({ who }, _args, context) =>
      new PointsModel(who.customer.id, await pointSums(context.pool, who.customer.id)),
  },
  CustomerRewardPoints: {
    point_coming: ({ customerId }, _args, context) => pointsComing(context.pool, customerId),
    async point_expiring({ customerId }, _args, { pool, now, ...context }) {
      const { customer } = await context.requireSignedIn();
      const home = context.stores.find(({ id }) => id === customer.storeId);
      const lastDays = home?.settings.pointsLastDays ?? null;
      if (lastDays === null) return null;
      const { next } = expiryOf(await movesOfPoints(pool, customerId), lastDays, now);
      return next && { points: next.points, at: next.at.toISOString() };
    },
    entries: async ({ customerId, sums }, { currentPage, pageSize }, context) => {
      const page = currentPage ?? 1;
      const wanted = pageSize ?? 20;
      if (page < 1 || wanted < 1) throw inputRefused('pageSize and currentPage values must be greater than 0.');
      const size = Math.min(wanted, MOST_ON_A_PAGE);
      const rows = await pageOfPoints(context.pool, customerId, size, (page - 1) * size);
      return {
        items: rows.map(({ at, points, balance, kind, note, orderNumber }) => ({
          at: at.toISOString(),
          points,
          balance,
          move: moveOf({ kind, points }),
          note,
          order_number: orderNumber,
        })),
        total_count: sums.entries,
        page_info: { page_size: size, current_page: page, total_pages: Math.ceil(sums.entries / size) },
      };
    },
  },
};
