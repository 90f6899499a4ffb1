// The text of the strip on top of every page: one short line, which appears nowhere else on the page; the most recent one wins (spec §4).
import { iso, startOfDay } from '../making/pricing';
import type { StoreCode, WorldNotification } from '../types';
import { isGiftSeason } from './season';

const OPEN: readonly StoreCode[] = ['b2c', 'b2b', 'b2cb', 'b2b_uniq'];

export function notifications(now: Date): WorldNotification[] {
  const common = { identifier: 'notification', hideLimitToShoppinglist: false, hideNoAccessBonusshop: false } as const;
  const all: WorldNotification[] = [
    {
      ...common,
      name: 'nyheder',
      message: {
        da: '<p>Nye varer på hylderne. <a href="/produktnyheder">Se nyhederne</a></p>',
        en: '<p>New products are in. <a href="/produktnyheder">See what’s new</a></p>',
      },
      dateFrom: iso(startOfDay(now, -30)),
      dateTo: null,
      stores: [...OPEN],
    },
    {
      ...common,
      name: 'julegaver',
      message: {
        da: '<p>Er julegaverne bestilt? <a href="/gaver/gavekasser-og-chokolade/gavekasser">Se gavekasser</a></p>',
        en: '<p>Christmas gifts ordered? <a href="/gaver/gavekasser-og-chokolade/gavekasser">See gift boxes</a></p>',
      },
      dateFrom: iso(startOfDay(now, -14)),
      dateTo: null,
      stores: ['firmagaver_dk'],
    },
    {
      ...common,
      name: 'sommertid',
      hideLimitToShoppinglist: true,
      hideNoAccessBonusshop: true,
      message: {
        da: '<p>Sommerens åbningstider er slut; butikkerne har igen åbent kl. 9–17.</p>',
        en: '<p>Summer hours are over; the shops are open 9:00–17:00 again.</p>',
      },
      dateFrom: iso(startOfDay(now, -90)),
      dateTo: iso(startOfDay(now, -60)),
      stores: [...OPEN],
    },
  ];
  return all.filter(({ name }) => name !== 'julegaver' || isGiftSeason(now));
}
