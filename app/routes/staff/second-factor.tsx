// Sets up the own second factor: the QR code and the secret of the authenticator app, confirmed by a code; then recovery codes, shown once.
import { textsOf } from '~/i18n/texts.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { beginOwnFactor, confirmOwnFactor } from '~/services/staff/second-factor.server';
import { StaffSecondFactorPage } from '~/ui/staff/second-factor-pages';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: 'setting-up',
  async load(context) {
    return {
      title: textsOf(context.language).t('staff:factor.title'),
      model: { setUp: await beginOwnFactor(context) },
    };
  },
  async act(context, { request }) {
    const { code = '' } = await staffFields(request);
    const done = await confirmOwnFactor(context, code);
    return done.ok ? { made: done.codes.join(' ') } : staffReply('factor', done, {});
  },
  Page: StaffSecondFactorPage,
});

export const loader = page.loader;
export const action = page.action;
