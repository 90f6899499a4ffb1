// Pages that only the server renders: their guards run before anything is read or changed, for the loader and the action alike.
import type { ActionFunctionArgs } from '@remix-run/node';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PANEL_ALONE } from '#domain/page/panel-addresses';
import { visitorContext } from '../../tests/support/visitor-context';
import { RENDERED } from './server-page';
import { serverPage } from './server-page.server';

const { letIn } = vi.hoisted(() => ({ letIn: vi.fn() }));
vi.mock('~/request-context/get-context.server', () => ({ getContext: letIn }));

const CONTEXT = visitorContext();
const REFUSED = new Response(null, { status: 303 });
const argsOf = (method = 'GET'): ActionFunctionArgs => ({
  request: new Request('http://localhost:3000/side', { method }),
  params: {},
  context: {},
});
const load = vi.fn();
const act = vi.fn();
const Page = ({ name }: { name: string }) => <p>{name}</p>;
const page = (parts: { robots?: 'noindex'; act?: typeof act } = {}) =>
  serverPage({ guards: ['authenticated', 'searchpage'], load, Page, ...parts });

beforeEach(() => {
  letIn.mockReset().mockResolvedValue(CONTEXT);
  load.mockReset().mockReturnValue({ head: 'Side', model: { name: 'Anna' }, status: 201 });
  act.mockReset().mockReturnValue(new Response('done'));
});

describe('a page', () => {
  test('runs its guards first, and reads nothing when they refuse', async () => {
    letIn.mockRejectedValue(REFUSED);
    await expect(page().loader(argsOf())).rejects.toBe(REFUSED);
    await expect(page({ act }).action(argsOf('POST'))).rejects.toBe(REFUSED);
    expect([load.mock.calls, act.mock.calls]).toEqual([[], []]);
  });

  test('has the same guards for its loader and its action', async () => {
    const [asked, posted] = [argsOf(), argsOf('POST')];
    await page().loader(asked);
    await page({ act }).action(posted);
    expect(letIn.mock.calls).toEqual([
      [asked, 'authenticated', 'searchpage'],
      [posted, 'authenticated', 'searchpage'],
    ]);
    expect(act).toHaveBeenCalledWith(CONTEXT, posted);
  });

  test('returns its head alone, with the status of its model', async () => {
    const reply = await page().loader(argsOf());
    expect([reply.status, await reply.json()]).toEqual([201, { head: [{ title: 'Side' }] }]);
    load.mockReturnValue({ head: [{ title: 'A' }, { name: 'description', content: 'B' }], model: { name: '' } });
    expect((await (await page().loader(argsOf())).json()).head).toHaveLength(2);
  });

  test('is stored for the render of the same request, with its model and the props of the page', async () => {
    const asked = argsOf();
    await page().loader(asked);
    const drawn = RENDERED.read(asked.context)?.({ reply: null, here: '/side' });
    expect(drawn).toMatchObject({ type: Page, props: { name: 'Anna', reply: null, here: '/side' } });
    expect(RENDERED.read(argsOf().context)).toBeNull();
  });

  test.each([
    [{}, {}],
    [{ isList: true }, { isList: true }],
    [{ isWide: true }, { wide: true }],
    [{ isList: false, isWide: false }, {}],
  ])('returns its layout flags: %j', async (given, said) => {
    load.mockReturnValue({ head: 'Side', model: { name: 'Anna' }, ...given });
    expect(await (await page().loader(argsOf())).json()).toEqual({ head: [{ title: 'Side' }], ...said });
  });

  test('requested for a panel alone reads nothing, and runs the same guards', async () => {
    const asked = argsOf();
    asked.request.headers.set(PANEL_ALONE, '1');
    expect(await (await page().loader(asked)).json()).toEqual({ head: [] });
    expect([letIn.mock.calls, load.mock.calls]).toEqual([[[asked, 'authenticated', 'searchpage']], []]);
  });

  test('that search engines must not index has a robots tag', async () => {
    const { head } = await (await page({ robots: 'noindex' }).loader(argsOf())).json();
    expect(head).toContainEqual({ name: 'robots', content: expect.stringContaining('noindex') });
    expect(head).toContainEqual({ title: 'Side' });
  });

  test('without an action refuses a post with 405', async () => {
    const reply = await page().action(argsOf('POST'));
    expect([reply.status, reply.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});
