// Plain HTTP of the pictures that staff upload for products and the media library, between the storefront and the back end. The login in the header opens it.
import { takeProductPicture } from '#backend/commerce/catalogue/index';
import type { FileHandler } from '#backend/files';
import { memberOfToken, type StaffDoor } from '#backend/staff/accounts/log-in';
import { refusal } from '#domain/refusal/refusals';
import { SEES_MEDIA } from '#domain/staff/media-library';
import { roleHasRight } from '#domain/staff/rights';
import { takePosted } from './posted-picture';

export const STAFF_PICTURE_PATH = '/staff-picture';

/** The picture belongs to no product before the act on it. */
export function staffPictureFile(
  partsNow: () => Pick<StaffDoor, 'db' | 'pool' | 'now' | 'isDemo' | 'requiresSecondFactor'>,
): FileHandler {
  return async (request) => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== STAFF_PICTURE_PATH) return null;
    const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    const parts = partsNow();
    const member = await memberOfToken(token, parts);
    if (member?.lacksSecondFactor) return Response.json(refusal('STAFF_SECOND_FACTOR_MISSING'));
    if (!member || !roleHasRight(member.role, ...SEES_MEDIA)) return Response.json(refusal('STAFF_RIGHT_MISSING'));
    return takePosted(request, (file) => takeProductPicture(parts.pool, file, parts.now));
  };
}
