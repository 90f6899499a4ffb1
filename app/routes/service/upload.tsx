// The page of a one-time link by SMS: pictures of a complaint from the telephone. A link that is looked at only is not used up, for message
// programs open links to look at them.
import { uploadPath } from '#domain/complaint/addresses';
import { missingSides } from '#domain/complaint/pictures';
import { fieldErrorOf } from '#domain/form/field-error';
import { REFUSALS } from '#domain/refusal/refusals';
import { picturesPosted } from '~/forms/complaint/schema.server';
import { notFound, redirectTo, refuse } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { uploadFormOf } from '~/request-context/upload-form.server';
import { pictureField, readUploadLink, sendPicture } from '~/services/complaint/pictures.server';
import { UploadPage } from '~/ui/pages/upload-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  robots: 'noindex',
  async load(context, { request, params }) {
    const link = await readUploadLink(context, params.token ?? '');
    if (!link) throw notFound();
    const isSent = new URL(request.url).searchParams.has('sent');
    // A link that is used up or late has gone for good.
    const status = link.state === 'open' || isSent ? 200 : 410;
    return { head: titleOf(context, 'complaint:upload.title'), status, model: { link, isSent } };
  },
  async act(context, { request, params }) {
    const token = params.token ?? '';
    const form = await uploadFormOf(request);
    const link = await readUploadLink(context, token);
    if (!link) throw notFound();
    if (link.state !== 'open') return redirectTo(uploadPath(token));
    const errors: Record<string, string> = {};
    for (const { side, file } of picturesPosted(form)) {
      const sent = await sendPicture(context, { door: 'link', key: token, side, file });
      if (!sent.ok) errors[pictureField(side)] = fieldErrorOf(sent);
    }
    const left = await readUploadLink(context, token);
    if (left?.state === 'done') return redirectTo(`${uploadPath(token)}?sent`);
    const there = left?.pictures ?? [];
    for (const side of missingSides(there)) errors[pictureField(side)] ??= REFUSALS.PICTURE_MISSING;
    return refuse({ intent: 'pictures', errors });
  },
  Page: UploadPage,
});
export const loader = page.loader;
export const action = page.action;
