// npm run connector -- economic|business-central|uniconta|folder <settings.json> [--every <seconds>]: one round, or a round after each pause until it is stopped.
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { businessCentralRound } from './business-central';
import { businessCentralAt } from './business-central/client';
import { businessCentralSettings } from './business-central/settings';
import { shopClient } from './core/shop';
import { economicRound } from './economic';
import { economicAt } from './economic/client';
import { economicSettings } from './economic/settings';
import { folderRound } from './folder';
import { folderSettings } from './folder/settings';
import type { SftpSecrets } from './folder/sftp';
import { unicontaSettings } from './uniconta/settings';

const USAGE = 'npm run connector -- economic|business-central|uniconta|folder <settings.json> [--every <seconds>]\n';

const logLine = (text: string): void => void process.stdout.write(`${new Date().toISOString()} ${text}\n`);

/** Secrets are in the environment, not in the settings, which may be in a repository. */
function requiredSecret(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

async function sftpSecrets(): Promise<SftpSecrets> {
  const { SFTP_PASSWORD: password, SFTP_KEY_FILE: file, SFTP_KEY_PASSPHRASE: passphrase } = process.env;
  if (file) return { privateKey: await readFile(file, 'utf8'), ...(passphrase && { passphrase }) };
  if (!password) throw new Error('Neither SFTP_KEY_FILE nor SFTP_PASSWORD is set');
  return { password };
}

async function connectorRound(kind: string, file: string): Promise<() => Promise<void>> {
  const given: unknown = JSON.parse(await readFile(file, 'utf8'));
  const shop = shopClient(requiredSecret('SHOP_URL').replace(/\/$/, ''), requiredSecret('SHOP_KEY'));
  const folder = dirname(resolve(file));
  if (kind === 'folder' || kind === 'uniconta') {
    const settings = kind === 'folder' ? folderSettings.parse(given) : unicontaSettings(given);
    const secrets = settings.sftp ? await sftpSecrets() : {};
    return () => folderRound({ folder, shop, settings, log: logLine }, secrets);
  }
  const positionFile = join(folder, 'position.json');
  if (kind === 'business-central') {
    const settings = businessCentralSettings.parse(given);
    const central = businessCentralAt({
      ...settings,
      clientId: requiredSecret('BUSINESS_CENTRAL_CLIENT_ID'),
      clientSecret: requiredSecret('BUSINESS_CENTRAL_CLIENT_SECRET'),
    });
    return () => businessCentralRound({ shop, central, settings, positionFile, log: logLine }, new Date());
  }
  const settings = economicSettings.parse(given);
  const tokens = {
    appSecret: requiredSecret('ECONOMIC_APP_SECRET'),
    agreementGrant: requiredSecret('ECONOMIC_AGREEMENT_GRANT'),
  };
  const economic = economicAt(settings.api, tokens);
  return () => economicRound({ shop, economic, settings, log: logLine }, positionFile, new Date());
}

const [kind = '', file = '', option, pause = ''] = process.argv.slice(2);
const seconds = option === undefined ? 0 : Number(pause);
const isRight =
  ['economic', 'business-central', 'uniconta', 'folder'].includes(kind) &&
  file !== '' &&
  (option === undefined || option === '--every');
if (!isRight || !(seconds >= 0)) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const round = await connectorRound(kind, file);
do {
  try {
    await round();
  } catch (failure) {
    if (seconds === 0) throw failure;
    logLine(failure instanceof Error ? failure.message : String(failure));
  }
  if (seconds > 0) await new Promise((next) => setTimeout(next, seconds * 1_000));
} while (seconds > 0);
