// Saved views of lists in the back office: own and shared ones, names, limits, two presses, roles, the log, and a colleague who loses access.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffDesk } from './staff-desk';
import { type Counter, openCounter } from './test-backend';

interface View {
  id: number;
  list: string;
  name: string;
  query: string;
  isShared: boolean;
  isOwn: boolean;
  isRemovable: boolean;
  owner: string;
}

interface Answered {
  staffViews?: View[];
  done?: { problem: { code: string; field: string | null } | null };
  staffMembers?: { id: number; email: string; seen: string }[];
  staffMember?: { seen: string };
}

let counter: Counter;
const { ask, enter } = staffDesk<Answered>(() => counter);
beforeAll(async () => {
  counter = await openCounter();
  for (const role of ['administrator', 'order-desk', 'warehouse', 'marketing']) await enter(role);
});
afterAll(() => counter?.close());

const views = async (role: string, list: string | null = null) =>
  (
    await ask(
      'query ($list: String) { staffViews(list: $list) { id list name query isShared isOwn isRemovable owner } }',
      { list },
      role,
    )
  ).data?.staffViews ?? [];

const outcome = ({ data, codes }: Awaited<ReturnType<typeof ask>>) =>
  data?.done ? (data.done.problem?.code ?? 'done') : String(codes[0]);

const SAVE = `mutation ($list: String!, $query: String!, $name: String!, $isShared: Boolean!) {
  done: staffSaveView(list: $list, query: $query, name: $name, isShared: $isShared) { problem { code field } } }`;
const save = async (role: string, view: { name: string; query?: string; list?: string; isShared?: boolean }) =>
  outcome(await ask(SAVE, { list: 'orders', query: 'view=all&payment=paid', isShared: false, ...view }, role));

const change = async (role: string, id: number, name: string, isShared: boolean) =>
  outcome(
    await ask(
      `mutation ($id: Int!, $name: String!, $isShared: Boolean!) {
        done: staffChangeView(id: $id, name: $name, isShared: $isShared) { problem { code field } } }`,
      { id, name, isShared },
      role,
    ),
  );
const remove = async (role: string, id: number) =>
  outcome(
    await ask('mutation ($id: Int!) { done: staffRemoveView(id: $id) { problem { code field } } }', { id }, role),
  );
const named = async (role: string, name: string) => (await views(role)).find((view) => view.name === name);
const logged = () =>
  counter.rows<{ command: string; subject: string }>(
    `SELECT command, subject FROM staff_action WHERE command LIKE 'view %' ORDER BY id`,
  );

it('stores filters for their owner alone, once for two presses', async () => {
  const twice = [
    save('order-desk', { name: 'Paid', query: 'q=havnens&payment=paid&after=7&to=//evil.example' }),
    save('order-desk', { name: ' Paid ', query: 'payment=paid&q=havnens' }),
  ];
  expect(await Promise.all(twice)).toEqual(['done', 'done']);
  expect(await views('order-desk', 'orders')).toMatchObject([
    { name: 'Paid', query: 'view=all&q=havnens&payment=paid', isShared: false, isOwn: true, owner: 'order-desk' },
  ]);
  expect(await named('administrator', 'Paid')).toBeUndefined();
  expect(await save('order-desk', { name: 'paid', query: 'view=unpaid' })).toBe('VIEW_NAME_TAKEN');
  expect(await save('order-desk', { name: 'Paid', list: 'customers', query: 'view=business' })).toBe('done');
  expect(await logged()).toEqual([]);
});

it('refuses what is no view', async () => {
  expect(await save('order-desk', { name: ' ' })).toBe('VIEW_NAME_MISSING');
  expect(await save('order-desk', { name: 'a'.repeat(61) })).toBe('VIEW_NAME_TOO_LONG');
  expect(await save('order-desk', { name: 'Days', query: 'since=tomorrow' })).toBe('VIEW_FILTERS_INVALID');
  expect(await save('order-desk', { name: 'Log', list: 'log' })).toBe('STAFF_RIGHT_MISSING');
  expect(await save('order-desk', { name: 'Staff', list: 'members' })).not.toBe('done');
  expect(await views('order-desk', 'orders')).toHaveLength(1);
  expect(await save('order-desk', { name: 'x'.repeat(60), query: '' })).toBe('done');
});

it('shows a shared one to who sees its list; its owner changes it, and who manages staff removes it', async () => {
  expect(await save('order-desk', { name: 'Shared', query: 'view=to-pack', isShared: true })).toBe('done');
  const theirs = await named('warehouse', 'Shared');
  expect(theirs).toMatchObject({ isOwn: false, isRemovable: false, owner: 'order-desk' });
  const id = theirs?.id ?? 0;
  expect(await named('marketing', 'Shared')).toBeUndefined();
  expect([await change('warehouse', id, 'Mine', true), await remove('warehouse', id)]).toEqual([
    'VIEW_NOT_FOUND',
    'VIEW_NOT_FOUND',
  ]);
  expect(await change('order-desk', id, 'Paid', true)).toBe('VIEW_NAME_TAKEN');
  expect([await change('order-desk', id, 'To pack', true), await change('order-desk', id, 'To pack', true)]).toEqual([
    'done',
    'done',
  ]);
  expect(await named('administrator', 'To pack')).toMatchObject({ isOwn: false, isRemovable: true });
  expect([await remove('administrator', id), await remove('administrator', id)]).toEqual(['done', 'done']);
  expect(await change('order-desk', id, 'Again', false)).toBe('VIEW_NOT_FOUND');
  expect(await logged()).toEqual([
    { command: 'view save', subject: 'orders Shared' },
    { command: 'view change', subject: 'orders Shared' },
    { command: 'view remove', subject: 'orders To pack' },
  ]);
});

it('does not let a colleague remove what is private to another', async () => {
  const own = await named('order-desk', 'Paid');
  expect(await remove('administrator', own?.id ?? 0)).toBe('VIEW_NOT_FOUND');
});

it('holds thirty of one list', async () => {
  for (let at = 1; at <= 30; at += 1)
    expect([at, await save('warehouse', { name: `View ${at}` })]).toEqual([at, 'done']);
  expect(await save('warehouse', { name: 'View 31' })).toBe('VIEWS_TOO_MANY');
  expect(await save('warehouse', { name: 'View 30' })).toBe('done');
  expect(await save('warehouse', { name: 'View 31', list: 'products', query: 'view=out' })).toBe('done');
});

it('deletes the private ones of an owner who loses access, and not the shared ones', async () => {
  expect(await save('marketing', { name: 'Running', list: 'promotions', query: 'view=running', isShared: true })).toBe(
    'done',
  );
  expect(await save('marketing', { name: 'Ended', list: 'promotions', query: 'view=ended' })).toBe('done');
  const { data } = await ask('{ staffMembers { id email } }', {});
  const id = data?.staffMembers?.find(({ email }) => email === 'marketing@kontor.example')?.id;
  const { data: of } = await ask('query ($id: Int!) { staffMember(id: $id) { seen } }', { id });
  const acted = await ask(
    'mutation ($id: Int!, $seen: String!) { done: staffActOnMember(id: $id, act: "deactivate", seen: $seen) { problem { code field } } }',
    { id, seen: of?.staffMember?.seen },
  );
  expect(outcome(acted)).toBe('done');
  expect(
    await counter.rows('SELECT v.name FROM staff_view v JOIN staff_member m ON m.id = v.staff_id WHERE m.id = $1', [
      id,
    ]),
  ).toEqual([{ name: 'Running' }]);
});
