// Pages that the server alone renders: their guards come before anything is read or changed, for the loader and the action alike.
import type { ActionFunctionArgs } from '@remix-run/node';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PANEL_ALONE } from '#domain/panel-addresses';
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
  test('asks its guards first, and reads nothing when they refuse', async () => {
    letIn.mockRejectedValue(REFUSED);
    await expect(page().loader(argsOf())).rejects.toBe(REFUSED);
    await expect(page({ act }).action(argsOf('POST'))).rejects.toBe(REFUSED);
    expect([load.mock.calls, act.mock.calls]).toEqual([[], []]);
  });

  test('names the same guards for what is asked and what is posted', async () => {
    const [asked, posted] = [argsOf(), argsOf('POST')];
    await page().loader(asked);
    await page({ act }).action(posted);
    expect(letIn.mock.calls).toEqual([
      [asked, 'authenticated', 'searchpage'],
      [posted, 'authenticated', 'searchpage'],
    ]);
    expect(act).toHaveBeenCalledWith(CONTEXT, posted);
  });

  test('sends its head alone, with the status of its model', async () => {
    const reply = await page().loader(argsOf());
    expect([reply.status, await reply.json()]).toEqual([201, { head: [{ title: 'Side' }] }]);
    load.mockReturnValue({ head: [{ title: 'A' }, { name: 'description', content: 'B' }], model: { name: '' } });
    expect((await (await page().loader(argsOf())).json()).head).toHaveLength(2);
  });

  test('is left for the drawing of the same request, with its model and what the page is given', async () => {
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
  ])('says what stands beside it: %j', async (given, said) => {
    load.mockReturnValue({ head: 'Side', model: { name: 'Anna' }, ...given });
    expect(await (await page().loader(argsOf())).json()).toEqual({ head: [{ title: 'Side' }], ...said });
  });

  test('of which only a panel is wanted reads nothing, and is let in by the same guards', async () => {
    const asked = argsOf();
    asked.request.headers.set(PANEL_ALONE, '1');
    expect(await (await page().loader(asked)).json()).toEqual({ head: [] });
    expect([letIn.mock.calls, load.mock.calls]).toEqual([[[asked, 'authenticated', 'searchpage']], []]);
  });

  test('that search machines leave out says so', async () => {
    const { head } = await (await page({ robots: 'noindex' }).loader(argsOf())).json();
    expect(head).toContainEqual({ name: 'robots', content: expect.stringContaining('noindex') });
    expect(head).toContainEqual({ title: 'Side' });
  });

  test('without an action refuses what is posted', async () => {
    const reply = await page().action(argsOf('POST'));
    expect([reply.status, reply.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});
