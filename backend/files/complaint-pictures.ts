// Plain HTTP of complaints' pictures, between the storefront and the back end: none of their URLs is open to visitors, and no served folder
// holds them. The key of a form, the token of an SMS or the token of a complaint determines the access.
import type { Pool } from 'pg';
import { addPicture } from '#backend/commerce/complaint/add-picture';
import { isUploadKey, takePicture, type UploadDoor } from '#backend/commerce/complaint/take-picture';
import { pictureSeen } from '#backend/commerce/complaint/uploads.sql';
import type { FileHandler } from '#backend/files';
import type { Clock } from '#backend/ports/clock';
import { type ExtraPicture, isPictureName, isPictureSide, type PictureSide } from '#domain/complaint/pictures';
import { takePosted } from './posted-picture';

/** `form`, `link` and `answer` take a picture; `form` and `seen` show one. */
const ADDRESS = /^\/complaint-picture\/(form|link|seen|answer)\/([\w-]{1,100})\/([a-z]{1,10}\d?)$/;

export const complaintPicturePrefix = '/complaint-picture/';

export function complaintPictureFiles({ pool, clock }: { pool: Pool; clock: Clock }): FileHandler {
  async function show(
    by: { token: string } | { key: string },
    side: PictureSide | ExtraPicture,
  ): Promise<Response | null> {
    const bytes = await pictureSeen(pool, by, side);
    if (!bytes) return null;
    const headers = {
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    };
    return new Response(new Uint8Array(bytes), { headers });
  }

  return async (request) => {
    const [, way, opens = '', side] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
    const taking = { pool, now: clock.now() };
    if (way === undefined || way === 'answer')
      return way && request.method === 'POST' && side === 'extra'
        ? takePosted(request, (file) => addPicture(opens, file, taking))
        : null;
    if (!isPictureName(side)) return null;
    if (request.method === 'POST') {
      if (way === 'seen' || !isPictureSide(side)) return null;
      const door: UploadDoor = way === 'link' ? { link: opens } : { key: opens };
      return takePosted(request, (file) => takePicture(door, side, file, taking));
    }
    if (way === 'seen') return show({ token: opens }, side);
    return way === 'form' && isUploadKey(opens) ? show({ key: opens }, side) : null;
  };
}
