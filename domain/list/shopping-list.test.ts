// Who may create and change which shopping list, and its valid names.
import { describe, expect, test } from 'vitest';
import {
  canManageList,
  firstLineNamed,
  type ListKeeper,
  type ListOwner,
  LONGEST_LIST_NAME,
  listNameFrom,
  MOST_LIST_LINES,
  MOST_OWN_LISTS,
  mayListGoods,
  mayMakeList,
  nameOfCopy,
  partsOfList,
  roomForCompanyList,
  roomForList,
  seesList,
} from './shopping-list';

const KEEPER: ListKeeper = {
  customerId: 7,
  businessId: 3,
  isAdmin: false,
  mayCreate: true,
  mayManage: true,
  companyLists: 0,
};
const LIST: ListOwner = {
  customerId: 7,
  businessId: null,
  madeBy: null,
  isContractGoods: false,
  isWarehouseHotel: false,
};
const SHARED: ListOwner = { ...LIST, customerId: null, businessId: 3, madeBy: 7 };

// spec: 6 Roles: Managing a product in lists needs allow_manage_shoppinglist
//   at domain/list/shopping-list.ts
// spec: 6 Roles: Or a business list limit, allow_create_shoppinglist and a contract-goods product
//   at domain/list/shopping-list.ts
test.each<[string, Partial<ListKeeper>, boolean, boolean]>([
  ['with the right to manage lists, any goods', {}, false, true],
  ['without it, none', { mayManage: false }, true, false],
  ['without it, contract goods where a company list may be made', { mayManage: false, companyLists: 1 }, true, true],
  ['but no other goods', { mayManage: false, companyLists: 1 }, false, false],
  ['and not without the right to make lists', { mayManage: false, companyLists: 1, mayCreate: false }, true, false],
])('products may be added to lists: %s', (_what, rights, isContractGoods, may) => {
  expect(mayListGoods({ ...KEEPER, ...rights }, isContractGoods)).toBe(may);
});

// spec: 6 Roles: Flags govern shopping-list creation
//   at domain/list/shopping-list.ts
test('a list may be created by customers with the right to create one and to add products', () => {
  expect(mayMakeList(KEEPER)).toBe(true);
  expect(mayMakeList({ ...KEEPER, mayCreate: false })).toBe(false);
  expect(mayMakeList({ ...KEEPER, mayManage: false })).toBe(false);
  expect(mayMakeList({ ...KEEPER, mayManage: false, companyLists: 2 })).toBe(true);
});

// spec: 6 Roles: A specific list changes only if its can_manage is true too
//   at domain/list/shopping-list.ts
test.each<[string, Partial<ListKeeper>, ListOwner, boolean]>([
  ['the own one', {}, LIST, true],
  ['the own one without a right', { mayManage: false }, LIST, false],
  ["a colleague's", {}, { ...LIST, customerId: 8, businessId: 3 }, false],
  ["an administrator's colleague's", { isAdmin: true }, { ...LIST, customerId: 8, businessId: 3 }, false],
  ['a shared one that they made', {}, SHARED, true],
  ['a shared one of a colleague', {}, { ...SHARED, madeBy: 8 }, false],
  ['a shared one of staff', {}, { ...SHARED, madeBy: null }, false],
  ['any shared one, as an administrator', { isAdmin: true }, { ...SHARED, madeBy: 8 }, true],
  ['a shared one of another company', { isAdmin: true }, { ...SHARED, businessId: 4 }, false],
  ['one that they made for a company that they have left', { businessId: null }, SHARED, false],
  ['contract goods', { isAdmin: true }, { ...SHARED, isContractGoods: true }, false],
  ['the warehouse hotel', { isAdmin: true }, { ...SHARED, isWarehouseHotel: true }, false],
])('a list may be changed: %s', (_what, rights, list, can) => {
  expect(canManageList({ ...KEEPER, ...rights }, list)).toBe(can);
});

test('a list is visible to its customer, or to all users of the business that shares it', () => {
  expect(seesList(KEEPER, LIST)).toBe(true);
  expect(seesList(KEEPER, { ...LIST, customerId: 8, businessId: 3 })).toBe(false);
  expect(seesList(KEEPER, { ...SHARED, madeBy: null })).toBe(true);
  expect(seesList(KEEPER, { ...SHARED, businessId: 4 })).toBe(false);
  expect(seesList({ ...KEEPER, businessId: null }, { ...SHARED, businessId: null })).toBe(false);
});

describe('a name', () => {
  const told = (typed: string, others: string[] = []) => {
    const outcome = listNameFrom(typed, others);
    return outcome.ok ? outcome.name : outcome.code;
  };
  // spec: 5: Shopping list name is required
  //   at domain/list/shopping-list.ts
  test.each([
    ['', 'REQUIRED'],
    [' \u200b\t', 'REQUIRED'],
    ['Køkken', 'Køkken'],
    ['  Køkken\n og  kaffe ', 'Køkken og kaffe'],
    ['<b>Kaffe</b>', '<b>Kaffe</b>'],
    ['x'.repeat(LONGEST_LIST_NAME), 'x'.repeat(LONGEST_LIST_NAME)],
    ['x'.repeat(LONGEST_LIST_NAME + 1), 'TOO_LONG'],
    ['x'.repeat(300), 'TOO_LONG'],
  ])('%j is %s', (typed, result) => expect(told(typed)).toBe(result));
  test('is taken by another list in any spelling', () => {
    expect(told('KØKKEN ', ['Køkken'])).toBe('LIST_NAME_TAKEN');
    expect(told('Køkken 2', ['Køkken'])).toBe('Køkken 2');
  });
  test('of a copy is an unused one within the maximum length', () => {
    expect(nameOfCopy('Kaffe', ['Kaffe'])).toBe('Kaffe (2)');
    expect(nameOfCopy('Kaffe', ['kaffe (2)', 'Kaffe (3)'])).toBe('Kaffe (4)');
    expect([...nameOfCopy('x'.repeat(LONGEST_LIST_NAME), [])]).toHaveLength(LONGEST_LIST_NAME);
  });
});

test('a customer has a maximum number of lists, and shares as many as the company has agreed', () => {
  expect(roomForList(MOST_OWN_LISTS - 1)).toMatchObject({ ok: true });
  expect(roomForList(MOST_OWN_LISTS)).toMatchObject({ code: 'LISTS_TOO_MANY', params: { max: MOST_OWN_LISTS } });
  expect(roomForCompanyList({ ...KEEPER, companyLists: 2 }, 1)).toMatchObject({ ok: true });
  expect(roomForCompanyList({ ...KEEPER, companyLists: 2 }, 2)).toMatchObject({
    code: 'LISTS_TOO_MANY',
    params: { max: 2 },
  });
  expect(roomForCompanyList(KEEPER, 0)).toMatchObject({ code: 'LIST_NOT_ALLOWED' });
});

test('limits a customer to 100 lists of 5,000 lines, with names of 60 letters', () =>
  expect([MOST_OWN_LISTS, MOST_LIST_LINES, LONGEST_LIST_NAME]).toEqual([100, 5000, 60]));

describe('a list with more lines than a cart can have', () => {
  test('is added to the cart in parts that contain each line once', () => {
    expect(partsOfList(1_300, 1)).toEqual([
      { from: 1, to: 500 },
      { from: 501, to: 1_000 },
      { from: 1_001, to: 1_300 },
    ]);
    expect(partsOfList(500, 1)).toEqual([{ from: 1, to: 500 }]);
    expect(partsOfList(501, 401)).toEqual([{ from: 401, to: 501 }]);
    expect(partsOfList(0, 1)).toEqual([]);
  });
  test.each([
    ['501', 501],
    ['1300', 1_300],
    ['1301', 1],
    ['0', 1],
    ['-3', 1],
    ['1e3', 1],
    ['', 1],
    [null, 1],
  ])('with line %j in its address starts at %j', (typed, first) => expect(firstLineNamed(typed, 1_300)).toBe(first));
});
