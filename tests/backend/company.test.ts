// A company's users against the database: who may create, change and delete whom, and the link in the welcome mail.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AddressBookDocument,
  ChoosePasswordDocument,
  CloseAccountDocument,
  CompanyUserDocument,
  CompanyUsersDocument,
  CreateSubUserDocument,
  DeleteSubUserDocument,
  UpdateSubUserDocument,
} from '~/services/generated/commerce';
import { mailIn } from '../support/outbox';
import { type Counter, logIn, openCounter, type Who } from './test-backend';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

let counter: Counter;
let birgitte: Who;
beforeAll(async () => {
  counter = await openCounter();
  birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
});
afterAll(() => counter?.close());

const at = (name: string) => `${name}@havnens-arkitekter.example`;
const idOf = async (email: string) =>
  String((await counter.rows<{ id: number }>('SELECT id FROM customer WHERE email = $1', [email]))[0]?.id ?? 0);
const listed = async (who: Who) =>
  (await counter.ask(CompanyUsersDocument, { page: 1, pageSize: 50 }, who)).data?.company;
const create = (input: object, who: Who) =>
  counter.ask(
    CreateSubUserDocument,
    { input: { firstname: 'Jens', lastname: 'Ny', email: at('jens'), rights: {}, ...input } },
    who,
  );
const update = (id: string, input: object, who: Who) =>
  counter.ask(
    UpdateSubUserDocument,
    { input: { id, firstname: 'Dorthe', lastname: 'Lind', rights: {}, ...input } },
    who,
  );
const remove = (id: string, who: Who) => counter.ask(DeleteSubUserDocument, { id }, who);
const codes = ({ errors }: { errors: { code: string; category: string }[] }) =>
  errors.map(({ code, category }) => code || category);

// spec: 7 Other: Calls for address book and customer administration
//   at backend/commerce/company/extension.graphql, backend/commerce/customer/addresses/resolvers.ts
test('an administrator sees the company’s users with their rights; other users see none', async () => {
  const company = await listed(birgitte);
  expect(company?.users.items.map(({ email }) => email)).toEqual(
    ['birgitte', 'christian', 'dorthe', 'erik', 'frederik'].map(at),
  );
  expect(company?.users.items.find(({ email }) => email === at('erik'))).toMatchObject({
    rights: { limit_to_shopping_lists: true, manage_customers: false },
    approver_name: 'Frederik Juhl',
    deletable: true,
  });
  for (const email of [at('christian'), 'anna@example.dk', 'grethe@fjordhavn.example'])
    expect(await listed(await logIn(counter, email)), email).toBeNull();
  const nobody = await counter.ask(CompanyUsersDocument, { page: 1, pageSize: 50 }, { store: 'b2b' });
  expect(codes(nobody)).toEqual(['graphql-authorization']);
});

// spec: 6 Roles: Creating a sub-user sends a welcome mail with a link to set a password
//   at backend/commerce/company/create-user.ts
test('a new user has the given rights, the company’s addresses, and a welcome mail with a link to choose a password', async () => {
  const rights = { see_all_orders: true, req_required: true };
  const approval = { approver_id: await idOf(at('frederik')), limit: 1500 };
  const made = await create({ rights, approval }, birgitte);
  const id = made.data?.createCompanyUser.user.id ?? '';
  const seen = (await counter.ask(CompanyUserDocument, { id }, birgitte)).data?.company?.user;
  expect(seen).toMatchObject({ is_welcomed: false, approval_limit: { value: 1500 }, approver_name: 'Frederik Juhl' });
  expect(seen?.rights).toMatchObject({ ...rights, see_all_invoices: false, req_no_required: false });
  await counter.deliverMail();
  const mail = await mailIn(counter.outbox, at('jens'));
  expect(mail.text).toContain('Havnens Arkitekter ApS');
  const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  const chosen = await counter.ask(ChoosePasswordDocument, { token, password: DEMO_PASSWORD });
  expect(chosen.data?.choosePassword).toBe(true);
  expect(codes(await counter.ask(ChoosePasswordDocument, { token, password: DEMO_PASSWORD }))).toEqual([
    'LINK_USED_UP',
  ]);
  const book = (await counter.ask(AddressBookDocument, {}, await logIn(counter, at('jens')))).data?.customer?.addresses;
  expect(book).toMatchObject([{ firstname: 'Jens', company: 'Havnens Arkitekter ApS', default_shipping: true }]);
});

test.each([
  [{ email: at('dorthe') }, 'EMAIL_TAKEN'],
  [{ email: 'ingen' }, 'EMAIL_INVALID'],
  [{ firstname: 'A'.repeat(20), lastname: 'B'.repeat(20) }, 'NAME_TOO_LONG'],
  [{ firstname: ' ' }, 'REQUIRED'],
  [{ approval: { approver_id: '1' } }, 'APPROVER_UNKNOWN'],
  [{ approval: { approver_id: 'x' } }, 'APPROVER_UNKNOWN'],
])('rejects %j and creates no user', async (input, code) => {
  const before = (await listed(birgitte))?.users.total_count;
  expect(codes(await create({ email: at('nobody'), ...input }, birgitte))).toEqual([code]);
  expect((await listed(birgitte))?.users.total_count).toBe(before);
});

test('an approver has to be another user of the same company', async () => {
  const dorthe = await idOf(at('dorthe'));
  for (const stranger of [dorthe, await idOf('grethe@fjordhavn.example'), await idOf('anna@example.dk')])
    expect(codes(await update(dorthe, { approval: { approver_id: stranger } }, birgitte))).toEqual([
      'APPROVER_UNKNOWN',
    ]);
});

test.each([
  [0, []],
  [10_000_000, []],
  [-0.01, ['DIGITS_ONLY']],
  [10_000_000.01, ['DIGITS_ONLY']],
])('an approval limit of %s kr. is answered by %j', async (limit, refused) => {
  const dorthe = await idOf(at('dorthe'));
  const stored = () =>
    counter.rows('SELECT approver_id, approval_limit_oere::float8 AS oere FROM customer WHERE id = $1', [dorthe]);
  const [before] = await stored();
  const approval = { approver_id: await idOf(at('frederik')), limit };
  expect(codes(await update(dorthe, { approval }, birgitte))).toEqual(refused);
  const [after] = await stored();
  expect(after?.oere).toBe(refused.length > 0 ? before?.oere : limit * 100);
  await counter.rows('UPDATE customer SET approver_id = $2, approval_limit_oere = $3 WHERE id = $1', [
    dorthe,
    before?.approver_id,
    before?.oere,
  ]);
});

test('approval needs a company that buys on invoice; an approver from before stays', async () => {
  const invoices = (isAllowed: boolean) =>
    counter.rows(
      'UPDATE business SET invoice_allowed = $2 WHERE id = (SELECT business_id FROM customer WHERE email = $1)',
      [at('dorthe'), isAllowed],
    );
  const frederik = await idOf(at('frederik'));
  await invoices(false);
  const made = await create({ approval: { approver_id: frederik }, email: at('uden-faktura') }, birgitte);
  expect(codes(made)).toEqual(['APPROVAL_NEEDS_INVOICE']);
  expect(codes(await update(await idOf(at('dorthe')), {}, birgitte))).toEqual([]);
  await invoices(true);
});

// spec: 8: 'You can not delete this customer'
//   at domain/company/sub-user.ts, backend/commerce/company/change-user.ts
test('users cannot change or delete themselves, and users of another company are not found', async () => {
  const own = await idOf(at('birgitte'));
  expect(codes(await update(own, { rights: { manage_customers: true } }, birgitte))).toEqual(['OWN_RIGHTS']);
  const refused = await remove(own, birgitte);
  expect(refused.errors[0]).toMatchObject({
    code: 'CUSTOMER_NOT_DELETABLE',
    message: 'You can not delete this customer',
  });
  const ida = await logIn(counter, 'ida@nordre-revision.example', 'b2b_uniq');
  for (const id of [own, await idOf(at('dorthe')), await idOf('anna@example.dk'), '0', '-1', 'x', '2147483647']) {
    expect((await counter.ask(CompanyUserDocument, { id }, ida)).data?.company?.user, id).toBeNull();
    expect([...codes(await update(id, {}, ida)), ...codes(await remove(id, ida))], id).toEqual([
      'graphql-no-such-entity',
      'graphql-no-such-entity',
    ]);
  }
});

// spec: 3 Other entities: Sub-user right: manage and create customers
//   at domain/company/sub-user.ts, backend/commerce/company/administer.ts
// spec: 6 Route guards: Flags govern business admin
//   at backend/commerce/company/administer.ts
test('a user without the right to manage users gets "not found"', async () => {
  const christian = await logIn(counter, at('christian'));
  const own = await idOf(at('christian'));
  const all = { manage_customers: true, see_all_invoices: true };
  const answers = [await update(own, { rights: all }, christian), await remove(await idOf(at('erik')), christian)];
  expect([...answers, await create({ email: at('ny') }, christian)].map(codes)).toEqual(
    Array(3).fill(['graphql-no-such-entity']),
  );
  expect((await listed(birgitte))?.users.items.find(({ id }) => id === own)?.rights.manage_customers).toBe(false);
});

// spec: 6 Roles: Certain users cannot be deleted
//   at domain/company/sub-user.ts
test('an approver cannot be deleted while others need their approval, and a deleted user is logged out at once', async () => {
  const frederik = await idOf(at('frederik'));
  expect(codes(await remove(frederik, birgitte))).toEqual(['CUSTOMER_NOT_DELETABLE']);
  const closing = await counter.ask(
    CloseAccountDocument,
    { password: DEMO_PASSWORD },
    await logIn(counter, at('frederik')),
  );
  expect(codes(closing)).toEqual(['CUSTOMER_NOT_DELETABLE']);
  const jens = await logIn(counter, at('jens'));
  const id = await idOf(at('jens'));
  expect((await remove(id, birgitte)).data?.deleteCompanyUserV2.success).toBe(true);
  expect(codes(await counter.ask(AddressBookDocument, {}, jens))).toEqual(['graphql-authorization']);
  expect(codes(await remove(id, birgitte))).toEqual(['graphql-no-such-entity']);
});

describe('a user with the right to manage users who is not an administrator', () => {
  let erik: Who;
  let own: string;
  beforeAll(async () => {
    own = await idOf(at('erik'));
    await counter.ask(UpdateSubUserDocument, { input: { id: own, rights: { manage_customers: true } } }, birgitte);
    erik = await logIn(counter, at('erik'));
  });

  test('sees the users, and cannot change, demote or delete an administrator or appoint one', async () => {
    const admin = await idOf(at('birgitte'));
    const company = await listed(erik);
    expect(company?.users.items.find(({ id }) => id === admin)).toMatchObject({ is_protected: true, deletable: false });
    expect(codes(await update(admin, { rights: { administrator: false } }, erik))).toEqual(['ADMINISTRATORS_ONLY']);
    expect(codes(await update(admin, {}, erik))).toEqual(['ADMINISTRATORS_ONLY']);
    expect(codes(await remove(admin, erik))).toEqual(['CUSTOMER_NOT_DELETABLE']);
    for (const id of [await idOf(at('dorthe')), own]) {
      const refused = await update(id, { rights: { administrator: true } }, erik);
      expect(codes(refused)).toEqual([id === own ? 'OWN_RIGHTS' : 'RIGHT_NOT_HELD']);
    }
    expect((await listed(birgitte))?.users.items.find(({ id }) => id === admin)?.rights.administrator).toBe(true);
  });

  test('cannot grant a right or an approval limit beyond their own, to existing or new users', async () => {
    const dorthe = await idOf(at('dorthe'));
    const frederik = await idOf(at('frederik'));
    // Erik buys from lists only, and Frederik approves all his orders.
    const same = { rights: { limit_to_shopping_lists: true }, approval: { approver_id: frederik } };
    for (const input of [
      { ...same, rights: { ...same.rights, see_all_invoices: true } },
      { ...same, rights: { ...same.rights, see_all_orders: true } },
      { ...same, rights: { ...same.rights, bonusshop_access: true } },
      { ...same, rights: { limit_to_shopping_lists: false } },
    ])
      expect([input, codes(await create({ email: at('eriks'), ...input }, erik))]).toEqual([input, ['RIGHT_NOT_HELD']]);
    for (const approval of [null, { approver_id: own }, { approver_id: frederik, limit: 1_000_000 }])
      expect([approval, codes(await create({ email: at('eriks'), ...same, approval }, erik))]).toEqual([
        approval,
        ['APPROVAL_NOT_HELD'],
      ]);
    expect(codes(await update(dorthe, { rights: { see_all_invoices: true } }, erik))).toEqual(['RIGHT_NOT_HELD']);
    const made = await create({ email: at('eriks'), ...same }, erik);
    expect(codes(made)).toEqual([]);
    expect(codes(await remove(made.data?.createCompanyUser.user.id ?? '', erik))).toEqual([]);
  });
});

test('an update preserves omitted fields, and null removes the approver', async () => {
  const frederik = await idOf(at('frederik'));
  const rights = { see_all_orders: true, req_required: true, limit_to_shopping_lists: true };
  const approval = { approver_id: frederik, limit: 250.5 };
  const made = await create({ email: at('part'), rights, approval }, birgitte);
  const id = made.data?.createCompanyUser.user.id ?? '';
  const seen = async () => (await counter.ask(CompanyUserDocument, { id }, birgitte)).data?.company?.user;
  const change = (input: object) => counter.ask(UpdateSubUserDocument, { input: { id, ...input } }, birgitte);
  const before = await seen();
  expect(before).toMatchObject({ approver_id: frederik, approval_limit: { value: 250.5 }, rights });
  expect(codes(await change({ firstname: 'Nyt' }))).toEqual([]);
  expect(await seen()).toEqual({ ...before, firstname: 'Nyt' });
  expect(codes(await change({ rights: { see_all_invoices: true } }))).toEqual([]);
  expect(await seen()).toMatchObject({ approver_id: frederik, rights: { ...rights, see_all_invoices: true } });
  expect(codes(await change({ approval: null }))).toEqual([]);
  expect(await seen()).toMatchObject({ firstname: 'Nyt', approver_id: null, rights });
  expect(codes(await remove(id, birgitte))).toEqual([]);
});

test('two administrators who demote each other concurrently leave one administrator', async () => {
  const christian = await idOf(at('christian'));
  const both = { rights: { administrator: true } };
  await update(christian, { firstname: 'Christian', lastname: 'Bak', ...both }, birgitte);
  const his = await logIn(counter, at('christian'));
  const answers = await Promise.all([
    update(christian, { firstname: 'Christian', lastname: 'Bak', rights: { administrator: false } }, birgitte),
    update(
      await idOf(at('birgitte')),
      { firstname: 'Birgitte', lastname: 'Holm', rights: { administrator: false } },
      his,
    ),
  ]);
  const [ok, refused] = answers.map(codes).sort((one, other) => one.length - other.length);
  expect(ok).toEqual([]);
  expect(['graphql-no-such-entity', 'ADMINISTRATORS_ONLY']).toContain(refused?.[0]);
  const [left] = await counter.rows<{ admins: number }>(
    `SELECT count(*)::int AS admins FROM customer WHERE business_id = 1001 AND flags->>'isBusinessAdmin' = 'true' AND is_active`,
  );
  expect(left?.admins).toBe(1);
});
