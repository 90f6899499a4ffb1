// What a buyer may do with bought products, as the order confirmation states it: part of what the law requires on a durable
// medium (Directive 2011/83, articles 6 and 8(7)).
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import { complaintPath } from '#domain/complaint/addresses';
import type { Seller } from '#domain/e-invoice/model';
import { returnPath, withdrawPath } from '#domain/page/addresses';
import { heading, small, smallLink } from './html';
import type { MailWords } from './texts/words';
import type { MailTheme } from './themes';

interface RightLink {
  text: string;
  href: string;
}

export interface BuyersRights {
  /** The consumers' right of withdrawal, or how a company returns goods; null where there is neither. */
  withdrawal: { heading: string; text: string; link: RightLink } | null;
  /** The consumers' legal guarantee; null for companies, and for gift cards alone. */
  guarantee: { heading: string; text: string } | null;
  /** Where faulty goods are complained of; null where there are none yet. */
  complaint: RightLink | null;
}

export const NONE: BuyersRights = { withdrawal: null, guarantee: null, complaint: null };

interface Bought {
  whole: WholeOrder;
  seller: Seller | null;
  origin: string;
}

export function buyersRights(bought: Bought, words: MailWords): BuyersRights {
  const { order, lines } = bought.whole;
  const isConsumers = order.basis === 'gross' && lines.some(({ kind }) => kind !== 'gift_card');
  return {
    withdrawal: withdrawalOf(bought, words),
    guarantee: isConsumers ? words.guarantee : null,
    complaint: { text: words.complain, href: `${bought.origin}${complaintPath(order.publicToken)}` },
  };
}

/** Consumers may withdraw, companies return by agreement; buyers of gift cards or made-to-measure products may do neither. */
function withdrawalOf(
  { whole: { order, lines }, seller, origin }: Bought,
  words: MailWords,
): BuyersRights['withdrawal'] {
  if (!lines.some(({ kind }) => kind === 'goods' || kind === 'points' || kind === 'present')) return null;
  if (order.basis === 'net') {
    const { heading: title, text, link } = words.returns;
    return { heading: title, text, link: { text: link, href: `${origin}${returnPath(order.publicToken)}` } };
  }
  const { heading: title, text, link } = words.withdrawal;
  const href = `${origin}${withdrawPath(order.publicToken)}`;
  return { heading: title, text: text(seller?.email ?? null), link: { text: link, href } };
}

export const rightsInPlain = ({ withdrawal, guarantee, complaint }: BuyersRights): string[] => [
  ...(withdrawal
    ? [`${withdrawal.heading}\n${withdrawal.text}\n${withdrawal.link.text}: ${withdrawal.link.href}`]
    : []),
  ...(guarantee ? [`${guarantee.heading}\n${guarantee.text}`] : []),
  ...(complaint ? [`${complaint.text}: ${complaint.href}`] : []),
];

export const rightsInHtml = ({ withdrawal, guarantee, complaint }: BuyersRights, look: MailTheme): string[] => [
  ...(withdrawal
    ? [
        heading(withdrawal.heading, look),
        small(withdrawal.text, look),
        // A link: the mail's button shows the order, it does not propose to undo it.
        smallLink(withdrawal.link.text, withdrawal.link.href, look),
      ]
    : []),
  ...(guarantee ? [heading(guarantee.heading, look), small(guarantee.text, look)] : []),
  ...(complaint ? [smallLink(complaint.text, complaint.href, look)] : []),
];
