// SQL of the deliveries that come next.
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { isOf, type Subscriber } from '#backend/commerce/subscription-run/subscription.sql';
import type { Reader } from '#backend/db/client';
import { subscription } from '#backend/db/tables/index';
import type { IsoDate } from '#domain/calendar/calendar';

/** The nearest first, at most so many, each with how many lines come along. */
export const dueNext = (reader: Reader, whose: Subscriber, most: number) =>
  reader
    .select({
      id: subscription.id,
      name: subscription.name,
      nextDeliveryDate: sql<IsoDate>`${subscription.deliveryOn}::text`,
      lines: sql<number>`(SELECT count(*)::int FROM subscription_item i WHERE i.subscription_id = ${subscription}.id AND NOT i.is_skipped)`,
    })
    .from(subscription)
    .where(and(isOf(whose), eq(subscription.status, 'active'), isNotNull(subscription.deliveryOn)))
    .orderBy(asc(subscription.deliveryOn), asc(subscription.id))
    .limit(most);
