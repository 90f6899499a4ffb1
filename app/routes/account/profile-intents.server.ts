// What each form of the profile does: parse, call the back end, and the page again with a message; a refusal is the same page with 400.
import { profileSettingsPath } from '#domain/page/addresses';
import type { Outcome } from '#domain/refusal/refusals';
import { parseEmailChange, parsePasswordChange, parseProfile } from '~/forms/profile/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import { LOCALE_OF } from '~/i18n/languages';
import type { RequestContext } from '~/models/request-context';
import { localeCookie } from '~/request-context/locale.server';
import { back, refuse, refuseWith } from '~/request-context/respond.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import * as account from '~/services/customer/account.server';

interface Sent {
  request: Request;
  context: RequestContext;
  form: FormData;
}

type Act = (sent: Sent) => Promise<Response>;

const done = ({ request }: Sent, text: string, cookies: string[] = []): Response =>
  back(request, profileSettingsPath(), { toast: { level: TOAST_LEVELS.success, text }, cookies });

const answered = (sent: Sent, intent: string, outcome: Outcome, text: string): Response =>
  outcome.ok ? done(sent, text) : refuseWith(intent, outcome, typedValues(sent.form));

const profile: Act = async (sent) => {
  const parsed = parseProfile(sent.form);
  if (!parsed.ok) return refuse({ intent: 'profile', ...parsed });
  const outcome = await account.changeProfile(sent.context, parsed.value);
  if (!outcome.ok) return refuseWith('profile', outcome, typedValues(sent.form));
  const cookies = [localeCookie(sent.request, LOCALE_OF[parsed.value.language])];
  return done(sent, 'account:profile.saved', cookies);
};

const email: Act = async (sent) => {
  const parsed = parseEmailChange(sent.form);
  if (!parsed.ok) return refuse({ intent: 'email', ...parsed });
  const outcome = await account.changeEmail(sent.context, parsed.value.email, parsed.value.password);
  return answered(sent, 'email', outcome, 'account:profile.emailSent');
};

const password: Act = async (sent) => {
  const parsed = parsePasswordChange(sent.form);
  if (!parsed.ok) return refuse({ intent: 'password', ...parsed });
  const outcome = await account.changePassword(sent.context, parsed.value.current, parsed.value.next);
  return answered(sent, 'password', outcome, 'account:profile.passwordSaved');
};

/** The link of the mail is followed by a press: what only reads mail must not use it up. */
const confirm: Act = async (sent) => {
  const token = new URL(sent.request.url).searchParams.get('confirm') ?? '';
  return answered(sent, 'confirm', await account.confirmEmail(sent.context, token), 'account:profile.confirmed');
};

const session: Act = async (sent) => {
  const ended = await account.endSession(sent.context, String(sent.form.get('session') ?? ''));
  return done(sent, ended ? 'account:profile.ended' : 'account:profile.sessionGone');
};

const sessions: Act = async (sent) => {
  await account.endOtherSessions(sent.context);
  return done(sent, 'account:profile.endedOthers');
};

export const INTENTS: Record<string, Act | undefined> = { profile, email, password, confirm, session, sessions };
