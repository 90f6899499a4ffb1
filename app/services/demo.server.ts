// The demo bar's facts: only in the seeded demo world of this very process, never beside a foreign back end.
import type { DemoBarView } from '~/models/frame';
import type { Visit } from '~/models/visit';
import { demoBackend } from './backend.server';

const LOGINS = [
  { email: 'anna@example.dk', role: 'private' },
] as const;

export async function readDemo(visit: Visit): Promise<DemoBarView | null> {
  const backend = await demoBackend();
  if (!backend) return null;
  const port = /:\d+$/.exec(visit.host)?.[0] ?? '';
  return {
    logins: LOGINS.map((login) => ({ ...login })),
    shops: SHOPS.map(({ label, host }) => ({ label, href: `http://${host}${port}/` })),
    scriptsOff: visit.scriptsOff,
    outboxHref: '/demo/outbox',
  };
}
