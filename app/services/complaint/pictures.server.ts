// The pictures of a complaint: passed on to the back end by plain HTTP, from a form or through the link of an SMS, and fetched for those
// who may see them.
import type { PictureSide } from '#domain/complaint/pictures';
import type { Outcome } from '#domain/refusal/refusals';
import { readablePhone } from '#domain/validate/phone';
import type { Caller } from '~/models/caller';
import type { LinkView, UploadView } from '~/models/complaint';
import {
  ArrivedPicturesDocument,
  SendUploadLinkDocument,
  StartUploadDocument,
  UploadByLinkDocument,
} from '../generated/commerce';
import { passToFiles } from '../transport/backend.server';
import { postPicture } from '../transport/post-picture.server';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';
import { SIDES } from './complaint.map';

type Door = 'form' | 'link' | 'seen' | 'answer';

/** Not an address of the shop: only requested from the back end. */
const pictureAt = (caller: Caller, door: Door, key: string, side: string) =>
  new URL(`/complaint-picture/${door}/${encodeURIComponent(key)}/${side}`, `${caller.scheme}://${caller.host}`);

/** Which pictures have come; none for a form that none has come to. */
export async function readUpload(caller: Caller, key: string): Promise<UploadView> {
  const { data } = await send(caller, { client: 'commerce', document: ArrivedPicturesDocument, variables: { key } });
  const upload = data?.complaintUpload;
  return {
    key,
    pictures: (upload?.pictures ?? []).map((side) => SIDES[side]),
    mobile: upload?.mobile ? readablePhone(upload.mobile) : null,
  };
}

/** Before the first picture of a form, or its link. */
export async function startPictures(caller: Caller, key: string): Promise<Outcome> {
  const { errors } = await send(caller, { client: 'commerce', document: StartUploadDocument, variables: { key } });
  return firstRefusal(null, errors) ?? { ok: true };
}

export async function requestUploadLink(caller: Caller, key: string, mobile: string): Promise<Outcome> {
  const started = await startPictures(caller, key);
  if (!started.ok) return started;
  const variables = { key, mobile };
  const { errors } = await send(caller, { client: 'commerce', document: SendUploadLinkDocument, variables });
  return firstRefusal(null, errors) ?? { ok: true };
}

/** Null for a link that opens nothing. */
export async function readUploadLink(caller: Caller, token: string): Promise<LinkView | null> {
  const { data } = await send(caller, { client: 'commerce', document: UploadByLinkDocument, variables: { token } });
  const link = data?.uploadOfLink;
  if (!link) return null;
  const state = link.is_done ? 'done' : link.is_late ? 'late' : 'open';
  return { pictures: link.pictures.map((side) => SIDES[side]), state };
}

/** Refused at the field of its side. */
export const sendPicture = (
  caller: Caller,
  { door, key, side, file }: { door: 'form' | 'link'; key: string; side: PictureSide; file: Blob },
): Promise<Outcome> => postPicture(pictureAt(caller, door, key, side), file, pictureField(side));

/** With the answer to a question; by the token of the complaint. */
export const sendExtraPicture = (caller: Caller, token: string, file: Blob): Promise<Outcome> =>
  postPicture(pictureAt(caller, 'answer', token, 'extra'), file, EXTRA_FIELD);

/** How the field of pictures is called that come with an answer. */
export const EXTRA_FIELD = 'pictures';

/** How the field of a side is called in every form. */
export const pictureField = (side: PictureSide): string => `picture-${side}`;

/** By the token of a complaint, or else by the key of a form that is not sent yet. Null: neither shows one. */
export async function fetchComplaintPicture(caller: Caller, key: string, side: string): Promise<Response | null> {
  for (const door of ['seen', 'form'] as const) {
    const reply = await passToFiles(new Request(pictureAt(caller, door, key, side)));
    if (reply.ok) return reply;
  }
  return null;
}
