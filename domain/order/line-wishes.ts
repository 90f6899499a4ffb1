// What the shopper wants in addition to delivery of an order line, in Danish for staff: a present's card, a gift card's receiver.
import { presentOf, type StoredLineChoice, wishOf } from '#domain/order/line-choice';

export function lineWishes(line: StoredLineChoice): string[] {
  const card = wishOf(line);
  const present = presentOf(line);
  return [
    ...(present?.wrapped ? ['Pakkes ind som gave'] : []),
    ...(present?.greeting ? [`Kort: ${present.greeting}`] : []),
    ...(present?.deliverOn ? [`Ønskes leveret ${present.deliverOn}`] : []),
    ...(card ? [`Gavekort til ${card.toName} <${card.toEmail}> fra ${card.fromName}`] : []),
    ...(card?.sendOn ? [`Sendes ${card.sendOn}`] : []),
  ];
}
