// A QR code as the path of an SVG: drawn on the server, so that the text reaches no other service.
import type { QrView } from '~/models/staff';

/** Scanners require four light modules on each side. */
const QUIET = 4;

export async function qrOf(text: string): Promise<QrView> {
  const { default: bwip } = await import('bwip-js/node');
  const [code] = bwip.raw('qrcode', text, '');
  if (!code || !('pixs' in code)) throw new Error('The QR code was not drawn');
  const { pixs, pixx } = code;
  const path = pixs.flatMap((dark, at) =>
    dark ? [`M${(at % pixx) + QUIET} ${Math.floor(at / pixx) + QUIET}h1v1h-1z`] : [],
  );
  return { size: pixx + 2 * QUIET, path: path.join('') };
}
