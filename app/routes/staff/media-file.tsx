// One picture of the media library: where it is shown, its texts, sections of it, and the acts on it.
import { staffProductPath } from '#domain/staff/addresses';
import { isMediaAct, SEES_MEDIA, staffMediaFilePath, staffMediaPath } from '#domain/staff/media-library';
import { textsOf } from '~/i18n/texts.server';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { actOnMediaTyped, readMediaForStaff } from '~/services/staff/media.server';
import { StaffMediaFilePage } from '~/ui/staff/media-file-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_MEDIA,
  async load(context, { request, params }) {
    const file = await readMediaForStaff(context, params.hash ?? '');
    if (!file) throw notFound();
    const words = new URL(request.url).searchParams;
    const done = words.get('done');
    const title = file.media.name || textsOf(context.language).t('staff:media.picture');
    return { title, model: { file, done: isMediaAct(done) ? done : null, sku: words.get('for') ?? '' } };
  },
  async act(context, { request, params }) {
    const hash = params.hash ?? '';
    const fields = await staffFields(request);
    const { act } = fields;
    if (!isMediaAct(act) || act === 'add') throw badRequest('No such act');
    const { done, changes } = await actOnMediaTyped(context, { hash, act, fields });
    if (!done.ok) return { ...staffReply(act, done, fields), changes };
    if (act === 'remove') return redirectTo(staffMediaPath());
    if (act === 'use') return redirectTo(`${staffProductPath(done.made ?? '')}?done=pictures`);
    return redirectTo(`${staffMediaFilePath(done.made ?? hash)}?done=${act}`);
  },
  Page: StaffMediaFilePage,
});

export const loader = page.loader;
export const action = page.action;
