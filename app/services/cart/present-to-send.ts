// What is asked for with a present, as the wire takes it.
import type { PresentWish } from '#domain/present';

export const presentToSend = ({ greeting, wrapped, deliverOn }: PresentWish) => ({
  greeting,
  wrapped,
  deliver_on: deliverOn,
});
