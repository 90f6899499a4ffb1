// A page whose panel cannot be loaded: the panel is omitted, unless the session ended.
import { beforeEach, expect, test, vi } from 'vitest';
import type { RequestContext } from '~/models/request-context';
import { CartGone } from '~/services/cart/cart.server';
import { NotAuthorised } from '~/services/transport/transport.server';
import { decidePanel } from './decide.server';

const { load, letIn } = vi.hoisted(() => ({ load: vi.fn(), letIn: vi.fn() }));
vi.mock('./registry.server', () => ({ panelServer: () => ({ guards: [] }), loadPanel: load }));
vi.mock('~/request-context/get-context.server', () => ({ guardsLetIn: letIn }));

const context = { here: '/kontorartikler?panel=minicart', token: 't-7' } as RequestContext;
beforeEach(() => {
  load.mockReset();
  letIn.mockReset().mockReturnValue(true);
});

const ENDED = {
  message: "The current customer isn't authorized.",
  category: 'graphql-authorization',
  path: '',
  code: null,
  params: {},
};

test.each([
  ['an ended login', new NotAuthorised(ENDED)],
  ['a cart that is gone', new CartGone('Could not find a cart')],
  ['a redirect', new Response(null, { status: 303 })],
])('passes on %s', async (_, thrown) => {
  load.mockRejectedValue(thrown);
  await expect(decidePanel(context)).rejects.toBe(thrown);
});

test('omits a panel that fails otherwise, and shows the page', async () => {
  load.mockRejectedValue(new Error('connection lost'));
  expect(await decidePanel(context)).toBeNull();
});

test('omits the panel when a visitor without a login gets the error of an ended login', async () => {
  load.mockRejectedValue(new NotAuthorised(ENDED));
  expect(await decidePanel({ ...context, token: null })).toBeNull();
});

test('loads no panel for an address without one', async () => {
  expect(await decidePanel({ ...context, here: '/kontorartikler' })).toBeNull();
  expect(letIn).not.toHaveBeenCalled();
});

test('does not load a panel whose guards refuse', async () => {
  letIn.mockReturnValue(false);
  expect(await decidePanel(context)).toBeNull();
  expect(load).not.toHaveBeenCalled();
});
