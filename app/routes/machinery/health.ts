// Whether the shop can sell: for load balancers that ask the storefront itself.
import { json } from '@remix-run/node';
import { backendHealth } from '~/services/backend.server';

export async function loader(): Promise<Response> {
  const health = await backendHealth();
  return json(health, { status: health.ok ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}
