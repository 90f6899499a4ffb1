// One round of the folder connector: orders out as files, then files of the ERP in.
import { join } from 'node:path';
import { followOrders } from '../core/follow';
import type { Shop } from '../core/shop';
import { sendFiles } from './files-in';
import { publishLeftOrders, writeOrderFile } from './orders-out';
import type { FolderSettings } from './settings';

interface RoundParts {
  folder: string;
  shop: Shop;
  settings: FolderSettings;
  log(text: string): void;
}

export async function folderRound(parts: RoundParts): Promise<void> {
  const { folder, shop, settings, log } = parts;
  await publishLeftOrders(folder);
  const orders = await followOrders(shop, join(folder, 'position.json'), (order) =>
    writeOrderFile(folder, order, settings),
  );
  const files = await sendFiles(parts);
  log(`${orders} orders, ${files} files`);
}
