// Two colours of a campaign as a stylesheet: its content depends on the address alone, so that browsers cache it for a year.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { colourFrom } from '#domain/design/colour-contrast';
import { notFound } from '~/request-context/respond.server';

export function loader({ params }: LoaderFunctionArgs): Response {
  const [ink, ground, ...more] = (params.pair ?? '').split('-').map((digits) => colourFrom(`#${digits}`));
  if (!ink || !ground || more.length > 0) throw notFound();
  const mark = `${ink.slice(1)}-${ground.slice(1)}`;
  // Named twice: it counts more than the class that has the look's own colours, no matter which of the two stylesheets comes last.
  const rule = `[data-colours="${mark}"][data-colours]{color:${ink};background:${ground}}`;
  const headers = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=31536000, immutable' };
  return new Response(rule, { headers });
}
