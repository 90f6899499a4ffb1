// Reports whether the shop can sell: for load balancers that check the storefront itself.
import { json } from '@remix-run/node';
import { shopHealth } from '~/services/health.server';

export async function loader(): Promise<Response> {
  const health = await shopHealth();
  return json(health, { status: health.ok ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}
