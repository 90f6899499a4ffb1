// One round of the folder connector: orders out as files, then files of the ERP in; the ERP's folder may be on an SFTP server.
import { join } from 'node:path';
import { followOrders } from '../core/follow';
import { type FolderParts, sendFiles } from './files-in';
import { publishLeftOrders, writeOrderFiles } from './orders-out';
import { exchangeFiles, type SftpSecrets } from './sftp';

export async function folderRound(parts: FolderParts, secrets: SftpSecrets = {}): Promise<void> {
  const { folder, shop, settings, log } = parts;
  await publishLeftOrders(folder, settings);
  const orders = await followOrders(shop, join(folder, 'position.json'), (order) =>
    writeOrderFiles(folder, order, settings),
  );
  if (settings.sftp) await exchangeFiles(folder, settings.sftp, secrets);
  const files = await sendFiles(parts);
  log(`${orders} orders, ${files} files`);
}
