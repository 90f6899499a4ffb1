// Pictures that staff upload, passed on to the back end: shown by nothing before an act on them.
import type { Outcome } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import { postPicture } from '../transport/post-picture.server';

export function uploadStaffPicture(
  { scheme, host, token }: Caller,
  file: File,
  field: string,
): Promise<Outcome<{ hash: string }>> {
  const to = new URL('/staff-picture', `${scheme}://${host}`);
  return postPicture(to, file, field, { authorization: `Bearer ${token ?? ''}` });
}
