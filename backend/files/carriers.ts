// Pictures of the ways of delivery: line drawings of our own in one ink, for the marks of carriers are theirs. Spec §3 carrier_image.
import { createHash } from 'node:crypto';
import type { FileHandler } from '#backend/files';

const TRUCK =
  '<path d="M2 8h17v14H2zM19 12h6l5 5v5H19z"/><circle cx="8" cy="23" r="2.6"/><circle cx="24" cy="23" r="2.6"/>';
const BOX = '<path d="M4 10l12-6 12 6v13l-12 6-12-6zM4 10l12 6 12-6M16 16v13"/>';

/** By the carrier's code; 32 by 32. */
const DRAWINGS: Record<string, string> = {
  parcel: BOX,
  parcelshop:
    '<path d="M4 13v15h24V13M2 8l3-4h22l3 4v3a4 4 0 0 1-8 0 4 4 0 0 1-6 0 4 4 0 0 1-6 0 4 4 0 0 1-8 0zM12 28v-8h8v8"/>',
  route: `${TRUCK}<path d="M6 4h12M6 4l3-2M6 4l3 2"/>`,
  express: '<circle cx="17" cy="18" r="10"/><path d="M17 12v6l4 3M13 4h8M2 13h4M1 18h4M2 23h4"/>',
  freight: TRUCK,
  collect: '<path d="M6 11h20l-2 17H8zM11 11a5 5 0 0 1 10 0"/>',
  warehouse: '<path d="M3 28V12l13-8 13 8v16M9 28V16h14v12M9 22h14"/>',
};

const PATH = /^\/media\/carrier\/([a-z]+)\.svg$/;

/** Null for a carrier that has no picture. */
export const carrierPicturePath = (carrierCode: string): string | null =>
  Object.hasOwn(DRAWINGS, carrierCode) ? `/media/carrier/${carrierCode}.svg` : null;

export const carrierPictures: FileHandler = async (request) => {
  const [, code = ''] = PATH.exec(new URL(request.url).pathname) ?? [];
  const drawing = Object.hasOwn(DRAWINGS, code) ? DRAWINGS[code] : undefined;
  if (!drawing || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#4a4a46" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;
  const etag = `"${createHash('sha256').update(svg).digest('hex').slice(0, 16)}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    'Content-Type': 'image/svg+xml',
    'X-Content-Type-Options': 'nosniff',
  };
  if (request.headers.get('If-None-Match')?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : svg, { headers });
};
