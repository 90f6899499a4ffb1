// A mail server that rejects one recipient permanently, and one that delays its senders: other mail is sent, maintenance runs, nothing is sent twice.
import { until } from '../support/until';
import { type Attempt, ask, counted } from './attempt';
import { post } from './sign-in';
import type { Target } from './target';

const REFUSED = 'christian@havnens-arkitekter.example';
const LATE = 'erik@havnens-arkitekter.example';
const OTHERS = ['helle@rum-og-ro.example', 'frederik@havnens-arkitekter.example', 'grethe@fjordhavn.example'] as const;
const PATIENCE = { timeoutMs: 90_000, everyMs: 250 };
/** As long as a mail server with a spam check may take. */
const LATE_MS = 50_000;
const UNKNOWN = { code: 550, text: '5.1.1 no such mailbox' };

async function askForPassword({ origin, rows }: Target, email: string): Promise<void> {
  await rows('DELETE FROM rate_limit');
  const { status } = await post(origin, '/customer/account/forgot-password', { email });
  if (status !== 303 && status !== 302) throw new Error(`asked for a new password: ${status}`);
}
const taken = ({ smtp }: Target, email: string) => smtp.taken.filter(({ to }) => to === email).length;
const arrived = (target: Target, email: string) =>
  until(`a mail to ${email}`, () => taken(target, email) > 0, PATIENCE).then(
    () => true,
    () => false,
  );

async function refusing(target: Target): Promise<Attempt> {
  const { smtp, rows } = target;
  smtp.behave({ receiver: (address) => (address === REFUSED ? UNKNOWN : 'accept') });
  await askForPassword(target, REFUSED);
  await askForPassword(target, OTHERS[0]);
  const other = await arrived(target, OTHERS[0]);
  const isGivenUp = async () => {
    const found = await rows('SELECT given_up_at IS NOT NULL AS given_up FROM mail WHERE recipient = $1', [REFUSED]);
    return found.length > 0 && found.every((row) => row.given_up === true);
  };
  const givenUp = await until('the mail to be given up', isGivenUp, PATIENCE).catch(() => false);
  smtp.behave({});
  return {
    attack: 'mail server refuses one receiver',
    tries: 2,
    result: `another's mail went out: ${other}; the refused one was given up: ${givenUp}`,
    held: other && givenUp,
  };
}

/** The sweep deletes old rows: a deleted row proves that it ran. */
async function maintenanceRuns({ rows }: Target): Promise<boolean> {
  await rows(
    `INSERT INTO mail (dedupe_key, recipient, template, language, payload, queued_at, sent_at)
      VALUES ('letter:long-ago', 'long.ago@example.dk', 'password-changed', 'da', '{}', now() - interval '400 days', now() - interval '400 days')`,
  );
  const isGone = async () =>
    (await rows("SELECT 1 AS one FROM mail WHERE dedupe_key = 'letter:long-ago'")).length === 0;
  return until('the maintenance', isGone, PATIENCE).catch(() => false);
}

async function late(target: Target): Promise<Attempt> {
  const { smtp, origin, isQuick } = target;
  const before = smtp.handedOver();
  smtp.behave({ mail: (to) => (to === LATE ? 'hold' : 'accept') });
  await askForPassword(target, LATE);
  await until('the mail to be handed over', () => smtp.handedOver() > before, PATIENCE);
  const since = performance.now();
  await askForPassword(target, OTHERS[1]);
  const statuses: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) statuses.push((await ask(origin, `/search?q=papir&n=mail${turn}`)).status);
  const maintenance = isQuick ? true : await maintenanceRuns(target);
  const rest = isQuick ? 0 : LATE_MS - (performance.now() - since);
  if (rest > 0) await new Promise((resume) => setTimeout(resume, rest));
  smtp.release();
  const other = await arrived(target, OTHERS[1]);
  smtp.behave({});
  await arrived(target, LATE);
  await askForPassword(target, OTHERS[2]);
  await arrived(target, OTHERS[2]);
  const copies = taken(target, LATE);
  const waited = Math.round((performance.now() - since) / 1000);
  return {
    attack: 'mail server answers late',
    tries: statuses.length + 3,
    result: `pages ${counted(statuses)}; maintenance went on: ${maintenance}; another's mail went out: ${other}; held for ${waited} s; sent ${copies} times`,
    held: statuses.every((status) => status === 200) && maintenance && other && copies === 1,
  };
}

export async function mailTrouble(target: Target): Promise<Attempt[]> {
  return [await refusing(target), await late(target)];
}

/** The shop shuts down even while the mail server is silent. Nothing else may be requested from it afterwards. */
export async function leavingWithMail(target: Target, stop: () => Promise<void>): Promise<Attempt> {
  const { smtp } = target;
  const before = smtp.handedOver();
  smtp.behave({ mail: () => 'hold' });
  await askForPassword(target, LATE);
  await until('the mail to be handed over', () => smtp.handedOver() > before, PATIENCE);
  const since = performance.now();
  await stop();
  const seconds = (performance.now() - since) / 1000;
  // It would have been killed ten seconds later.
  return {
    attack: 'SIGTERM while the mail server is silent',
    tries: 1,
    result: `left after ${seconds.toFixed(1)} s`,
    held: seconds < 9.5,
  };
}
