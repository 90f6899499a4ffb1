// Converts the gift options of a line to the API's input.
import type { PresentWish } from '#domain/order/present';

export const presentToSend = ({ greeting, wrapped, deliverOn }: PresentWish) => ({
  greeting,
  wrapped,
  deliver_on: deliverOn,
});
