// Writes a Brotli and a gzip copy next to every text file of the client, so that the server never compresses them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = ['.css', '.html', '.ico', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest', '.xml'];
const LEAST_BYTES = 1024;

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(path) {
  const whole = readFileSync(path);
  if (whole.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
  const [br, gz] = await Promise.all([brotlied(whole, { params }), gzipped(whole, { level: 9 })]);
  if (br.length < whole.length) writeFileSync(`${path}.br`, br);
  if (gz.length < whole.length) writeFileSync(`${path}.gz`, gz);
}

export async function compressFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && TEXTS.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(paths.map(compressFile));
}
