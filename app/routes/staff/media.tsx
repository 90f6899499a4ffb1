// The media library: its list, and a new picture.
import { mediaQuery, SEES_MEDIA, staffMediaFilePath } from '#domain/staff/media-library';
import { textsOf } from '~/i18n/texts.server';
import { redirectTo } from '~/request-context/respond.server';
import { staffFieldsOf, staffReply } from '~/request-context/staff-form.server';
import { uploadFormOf } from '~/request-context/upload-form.server';
import { addMediaTyped, readMediaList } from '~/services/staff/media.server';
import { StaffMediaPage } from '~/ui/staff/media-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_MEDIA,
  async load(context, { request }) {
    const query = mediaQuery(Object.fromEntries(new URL(request.url).searchParams));
    const model = { query, list: await readMediaList(context, query) };
    return { title: textsOf(context.language).t('staff:nav.media'), model };
  },
  async act(context, { request }) {
    const form = await uploadFormOf(request);
    const file = form.get('file');
    const fields = staffFieldsOf(form);
    // A browser sends an empty file without a name where none is chosen.
    const chosen = file instanceof File && (file.size > 0 || file.name !== '') ? file : null;
    const done = await addMediaTyped(context, fields, chosen);
    return done.ok ? redirectTo(`${staffMediaFilePath(done.made)}?done=add`) : staffReply('add', done, fields);
  },
  Page: StaffMediaPage,
});

export const loader = page.loader;
export const action = page.action;
