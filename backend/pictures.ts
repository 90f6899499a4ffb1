// Renders pictures for a running shop in a separate process: `backend/ports/media/picture-process.ts` starts it and sends its orders one by one.
import { constants, setPriority } from 'node:os';
import { loadDrawings } from './demo';
import { programFor } from './ports/media/drawings';
import { isPictureOrder, type PictureOrder } from './ports/media/picture-process';
import { render } from './ports/media/render';

// No visitor waits for these pictures: all else goes first, where the system supports process priorities.
try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // They are written all the same.
}

process.on('message', (order) => {
  if (isPictureOrder(order)) void tellPicture(order);
});
// It ends when nothing is left to wait for: when the line to the shop is cut, which ends with the shop, however that ends.
// In a terminal, Ctrl+C reaches this process and the shop; the shop decides.
process.on('SIGINT', () => undefined);

async function tellPicture(order: PictureOrder): Promise<void> {
  const told = await paintOrder(order).then(
    (bytes) => ({ bytes }),
    (failure: unknown) => ({ fault: String(failure) }),
  );
  if (process.connected) process.send?.(told);
}

async function paintOrder({ source, width, effort }: PictureOrder): Promise<Buffer> {
  const pixels =
    source instanceof Uint8Array ? Buffer.from(source) : (await programFor(source, loadDrawings)).svgOf(source);
  return render(pixels, width, 'avif', effort);
}
