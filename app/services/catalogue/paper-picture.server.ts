// The picture of a product for its PDF: a small PNG from the shop's own pictures, within bounds of pixels and bytes.
import type { Picture } from '~/models/product';
import type { RequestContext } from '~/models/request-context';
import { passToFiles } from '../transport/backend.server';

/** Only the shop's own pictures can be had in another width and format; nothing is fetched from another host. */
const OWN = /^(\/media\/[^?]+)\.(?:webp|avif|png)(?:\?(?:.*&)?(v=\w+))?/;
const WIDTH = 400;
const MOST = { bytes: 1024 * 1024, height: 1600 };

/** Null where there is none, and where it cannot be had at this moment: the PDF is then drawn without it. */
export async function pictureOnPaper({ scheme, host }: RequestContext, picture?: Picture): Promise<Buffer | null> {
  const [, address, version] = OWN.exec(picture?.url ?? '') ?? [];
  if (!address) return null;
  const url = new URL(`${address}.png?w=${WIDTH}${version ? `&${version}` : ''}`, `${scheme}://${host}`);
  const answer = await passToFiles(new Request(url)).catch(() => null);
  if (!answer?.ok || Number(answer.headers.get('Content-Length')) > MOST.bytes) return null;
  const bytes = Buffer.from(await answer.arrayBuffer());
  return isDrawable(bytes) ? bytes : null;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const SIDES_AT = 16;

function isDrawable(bytes: Buffer): boolean {
  if (bytes.byteLength > MOST.bytes || bytes.byteLength < SIDES_AT + 8) return false;
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  return bytes.readUInt32BE(SIDES_AT) <= WIDTH && bytes.readUInt32BE(SIDES_AT + 4) <= MOST.height;
}
