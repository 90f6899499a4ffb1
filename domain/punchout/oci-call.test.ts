import { describe, expect, it } from 'vitest';
import { type OciNames, readOciCall } from './oci-call';
import { faultOfReturnAddress } from './return-address';

const names = { username: 'USERNAME', password: 'PASSWORD' };
const given = {
  USERNAME: 'fjordhavn',
  PASSWORD: 'a b&c=æ',
  HOOK_URL: 'https://srm.example/oci?sid=1&x=%20',
  '~OkCode': 'ADDI',
  '~TARGET': '_top',
  '~CALLER': 'CTLG',
  OCI_VERSION: '4.0',
};
const read = (pairs: Record<string, string>, as: OciNames = names) => readOciCall(Object.entries(pairs), as);

describe('an OCI call', () => {
  it('is returned as received', () => {
    expect(read(given)).toEqual({
      ok: true,
      call: {
        username: 'fjordhavn',
        password: 'a b&c=æ',
        hookUrl: 'https://srm.example/oci?sid=1&x=%20',
        cancelUrl: null,
        version: '4.0',
        target: '_top',
        okCode: 'ADDI',
        caller: 'CTLG',
        function: null,
        productId: null,
        quantity: null,
        searchString: null,
        buyerId: null,
        buyerName: null,
        others: [],
      },
    });
  });

  it('may name two windows, of which the older name counts', () => {
    const both = read({ ...given, '~TARGET': '_top', returntarget: '_parent' });
    expect(both).toMatchObject({ ok: true, call: { target: '_top' } });
    const { '~TARGET': _target, ...rest } = { ...given, '~TARGET': '' };
    expect(read({ ...rest, returntarget: '_parent' })).toMatchObject({ ok: true, call: { target: '_parent' } });
  });

  it('has all parameters that are none of OCI’s and no secret, within bounds', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`X${at}`, 'y']));
    const reading = read({ ...given, UNAME: 'MHOLM', LONG: 'x'.repeat(255), ...many });
    const others = reading.ok ? reading.call.others : [];
    expect(others).toHaveLength(50);
    expect(others[0]).toEqual({ name: 'UNAME', value: 'MHOLM' });
    expect(others.some(({ name }) => ['USERNAME', 'PASSWORD', 'HOOK_URL', 'LONG'].includes(name))).toBe(false);
  });

  it('has fields that the shop uses normalised, and all others as received', () => {
    const odd = (text: string) => `${text.normalize('NFD')}\u200b\u0001`;
    const sent = { PRODUCTID: odd('Å-1'), QUANTITY: odd('2'), SEARCHSTRING: odd('håndsæbe'), BUYER: odd('Åse') };
    const verbatim = {
      PASSWORD: odd('å'),
      HOOK_URL: `https://srm.example/${odd('å')}`,
      '~OkCode': odd('å'),
      '~CALLER': odd('å'),
    };
    const reading = read({ ...given, ...sent, ...verbatim }, { ...names, buyerName: 'BUYER' });
    expect(reading).toMatchObject({
      ok: true,
      call: {
        ...{ productId: 'Å-1', quantity: '2', searchString: 'håndsæbe', buyerName: 'Åse' },
        ...{ password: odd('å'), hookUrl: verbatim.HOOK_URL, okCode: odd('å'), caller: odd('å') },
      },
    });
  });

  it('recognises names in any letter case, and an agreed name first as it was agreed', () => {
    const call = { user: 'a', USER: 'b', pw: 'c', hook_url: 'https://x.example/', function: 'detail', ProductID: '1' };
    const reading = read(call, { username: 'user', password: 'pw' });
    expect(reading).toMatchObject({ ok: true, call: { username: 'a', function: 'DETAIL', productId: '1' } });
    expect(read({ ...given, USERNAME: '', username: 'x' })).toEqual({
      ok: false,
      fault: 'NO_CREDENTIALS',
      name: 'USERNAME',
    });
    const { USERNAME: _user, PASSWORD: _password, ...rest } = given;
    expect(read({ ...rest, username: 'x', Password: 'y' })).toMatchObject({
      ok: true,
      call: { username: 'x', password: 'y' },
    });
  });

  it.each([
    [{ ...given, PASSWORD: '' }, 'NO_CREDENTIALS', 'PASSWORD'],
    [{ ...given, HOOK_URL: '' }, 'NO_HOOK', 'HOOK_URL'],
    [{ ...given, FUNCTION: 'FORMAT_C' }, 'UNKNOWN_FUNCTION', 'FORMAT_C'],
    [{ ...given, hook_url: 'https://other.example/' }, 'DOUBLED', 'hookUrl'],
    [{ ...given, HOOK_URL: `https://x.example/${'y'.repeat(2_000)}` }, 'TOO_LONG', 'hookUrl'],
    [{ ...given, USERNAME: 'u'.repeat(1_001) }, 'TOO_LONG', 'username'],
  ])('refuses %j', (pairs, fault, name) => {
    expect(read(pairs)).toEqual({ ok: false, fault, name });
  });

  it('may be authenticated by a token with user name and password', () => {
    const { USERNAME: _user, PASSWORD: _password, ...rest } = given;
    expect(read({ ...rest, token: 'fjord.havn.k3y_-' })).toMatchObject({
      ok: true,
      call: { username: 'fjord.havn', password: 'k3y_-' },
    });
    expect(read({ ...rest, token: 'no-point' })).toMatchObject({ ok: false, fault: 'NO_CREDENTIALS' });
    expect(read({ ...given, token: 'other.secret' })).toMatchObject({ ok: true, call: { username: 'fjordhavn' } });
  });

  it('accepts a parameter twice with the same value', () => {
    expect(read({ ...given, hook_url: given.HOOK_URL })).toMatchObject({ ok: true });
  });
});

describe('an address to return to', () => {
  const rules = {
    hosts: ['srm.example', '*.kommune.example', 'test.example:8443', 'any.example:*', 'usual.example:443'],
    allowsHttp: false,
  };
  it.each([
    ['https://srm.example/oci?sid=1&x=%20', null],
    ['https://a.b.kommune.example/', null],
    ['https://test.example:8443/x', null],
    ['https://SRM.example/', null],
    ['http://srm.example/', 'NOT_ENCRYPTED'],
    ['https://srm.example.evil.example/', 'NOT_AGREED'],
    ['https://kommune.example/', 'NOT_AGREED'],
    ['https://evilkommune.example/', 'NOT_AGREED'],
    ['https://srm.example:8443/', 'NOT_AGREED'],
    ['https://usual.example/', null],
    ['https://usual.example:443/oci?a=1', null],
    ['https://usual.example:444/', 'NOT_AGREED'],
    ['https://srm.example@evil.example/', 'NOT_AN_ADDRESS'],
    ['https://evil.example\\@srm.example/', 'NOT_AN_ADDRESS'],
    ['javascript:alert(1)//srm.example', 'NOT_AN_ADDRESS'],
    ['data:text/html,x', 'NOT_AN_ADDRESS'],
    ['//srm.example/', 'NOT_AN_ADDRESS'],
    ['https://srm.example/\nx', 'NOT_AN_ADDRESS'],
    ['', 'NOT_AN_ADDRESS'],
    ['https://any.example:3000/', null],
    ['https://any.example/', null],
    ['https://many.example:3000/', 'NOT_AGREED'],
  ])('%s', (address, fault) => {
    expect(faultOfReturnAddress(address, rules)).toBe(fault);
  });

  it('may be unencrypted where the connection allows it', () => {
    expect(faultOfReturnAddress('http://srm.example/', { ...rules, allowsHttp: true })).toBeNull();
  });
});

describe('the buyer of a call', () => {
  const names = { username: 'USERNAME', password: 'PASSWORD', buyerId: 'UNAME', buyerName: 'Fullname' };
  const pairs = [
    ['USERNAME', 'k'],
    ['PASSWORD', 'p'],
    ['HOOK_URL', 'https://srm.example/'],
    ['UNAME', 'MHOLM'],
    ['FULLNAME', 'other'],
    ['Fullname', 'Mette Holm'],
  ] as const;

  it('is read under the agreed names, their exact spelling first, and only where names were agreed', () => {
    expect(readOciCall(pairs, names)).toMatchObject({ call: { buyerId: 'MHOLM', buyerName: 'Mette Holm' } });
    expect(readOciCall(pairs, { username: 'USERNAME', password: 'PASSWORD' })).toMatchObject({
      call: { buyerId: null, buyerName: null },
    });
  });

  it('has exactly one id', () => {
    expect(readOciCall([...pairs, ['UNAME', 'JENS']], names)).toMatchObject({ ok: false, fault: 'DOUBLED' });
  });
});
