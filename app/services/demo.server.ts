// The demo bar's facts: only in the seeded demo world of this very process, never with an external back end.

import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { DemoBarView } from '~/models/frame';
import type { ProcurementView } from '~/models/punchout';
import type { RequestContext } from '~/models/request-context';
import {
  type BuyerPlayed,
  type DemoStep,
  demoOfThisProcess,
  mailsOfThisProcess,
  playBuyerOfThisProcess,
  stepOfThisProcess,
} from './transport/backend.server';
import { listVariants } from './variant.server';

/** The goods, names and pages are those of the demo. */
export const isDemoWorld = async (): Promise<boolean> => (await demoOfThisProcess()) !== null;

const CATALOGUE_HOST = { name: 'Katalog', hosts: ['katalog.localhost'] };

export async function readDemo(context: RequestContext): Promise<DemoBarView | null> {
  const demo = await demoOfThisProcess();
  if (!demo) return null;
  const variants = await listVariants(context);
  const port = /:\d+$/.exec(context.host)?.[0] ?? '';
  const usable = demo.logins.filter(({ storeCode }) => context.variant.storeCodes.includes(storeCode));
  return {
    logins: context.rules.catalogueMode
      ? []
      : usable.map(({ email, title }) => ({ email, role: title[context.language] })),
    shops: [...variants, CATALOGUE_HOST].flatMap(({ name, hosts: [host] }) =>
      host === undefined ? [] : [{ label: name, href: `http://${host}${port}/` }],
    ),
    scriptsOff: context.scriptsOff,
    outboxHref: '/demo/outbox',
    // Only where the shop lets procurement systems in.
    procurementHref: context.variant.punchoutStoreCode === null ? null : PROCUREMENT_HREF,
    showsOrder: /^\/(customer\/account\/orders\/|checkout\/success)/.test(context.here),
  };
}

const STEPS: Record<DemoStep, DemoStep> = { ship: 'ship', invoice: 'invoice', refund: 'refund' };
export const DEMO_STEPS: readonly DemoStep[] = Object.values(STEPS);

/** Sends, invoices or refunds an order as staff would; refused as unknown outside the demo world. */
export async function stepDemoOrder(number: string, step: string): Promise<Outcome<object>> {
  const known = DEMO_STEPS.find((one) => one === step);
  if (!known || !(await demoOfThisProcess())) return refusal('ORDER_NOT_FOUND');
  return stepOfThisProcess(number, known);
}

/** The password that all demo logins share; null outside the demo world, where the one-press login does not exist. */
export async function demoPassword(email: string): Promise<string | null> {
  const demo = await demoOfThisProcess();
  return demo?.logins.some((login) => login.email === email) ? demo.password : null;
}

/** The parameters by which the simulated procurement system opens the shop; null outside the demo world. */
export async function readProcurement({ scheme, host }: RequestContext): Promise<ProcurementView | null> {
  const demo = await demoOfThisProcess();
  if (!demo) return null;
  const { login, sku } = demo.procurement;
  const call = {
    USERNAME: login,
    PASSWORD: demo.password,
    OCI_VERSION: '4.0',
    HOOK_URL: `${scheme}://${host}${PROCUREMENT_HREF}`,
    '~OkCode': 'ADDI',
    '~TARGET': '_top',
    '~CALLER': 'CTLG',
  };
  return { call: Object.entries(call).map(([name, value]) => ({ name, value })), sku, hook: PROCUREMENT_HREF };
}
const PROCUREMENT_HREF = '/demo/procurement';

const PLAYS = ['create', 'edit', 'inspect', 'order'] as const;

/** The simulated system's next cXML step, as requested on its page; null where none was requested. */
export async function playProcurement(
  { scheme, host }: RequestContext,
  fields: ReadonlyMap<string, string>,
): Promise<BuyerPlayed | null> {
  const returned = fields.get('cxml-base64') ?? fields.get('cxml-urlencoded') ?? null;
  const play = PLAYS.find((one) => one === fields.get('play')) ?? (returned === null ? null : 'read');
  if (play === null || !(await demoOfThisProcess())) return null;
  const origin = `${scheme}://${host}`;
  return playBuyerOfThisProcess({ play, origin, hook: `${origin}${PROCUREMENT_HREF}`, returned });
}

export interface OutboxMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO. */
  at: string;
}

/** Every mail of the demo shop, newest first; null outside the demo world. */
export async function listOutbox(): Promise<OutboxMail[] | null> {
  const mails = (await demoOfThisProcess()) ? await mailsOfThisProcess() : null;
  return (
    mails?.map(({ id, to, subject, text, html, queuedAt, sentAt }) => ({
      id,
      to,
      subject,
      text,
      html,
      at: sentAt ?? queuedAt,
    })) ?? null
  );
}

export async function readOutboxMail(id: string): Promise<OutboxMail | null> {
  const mails = await listOutbox();
  return mails?.find((mail) => String(mail.id) === id) ?? null;
}
