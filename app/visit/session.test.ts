// The cookies of a login (spec §4): token and JWT, for seven days with 'stay signed in', else as long as the browser is open.
import { describe, expect, it } from 'vitest';
import { loginCookies } from './session.server';

const WEEK = 7 * 24 * 60 * 60;
const request = new Request('http://localhost:3000/customer/login', { method: 'POST' });
const login = { token: 'abc', jwt: 'x.y.z', stay: false, cartId: 'c1', language: 'da' } as const;

const named = (cookies: string[], name: string) => cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

describe('the cookies of a login', () => {
  it('live for the authTTL lifetime with stay, and for the session without', () => {
    for (const [name, value] of [
      ['apollo-token', 'abc'],
      ['DR_JWT', 'x.y.z'],
    ] as const) {
      const stays = named(loginCookies(request, { ...login, stay: true }), name);
      expect(stays).toContain(`${name}=${value};`);
      expect(stays).toContain(`Max-Age=${WEEK};`);
      const passes = named(loginCookies(request, login), name);
      expect(passes).toContain(`${name}=${value};`);
      expect(passes).not.toMatch(/Max-Age|Expires/);
    }
  });

  it('are out of reach of scripts, and leave out a JWT that is not there', () => {
    for (const cookie of loginCookies(request, login)) expect(cookie).toContain('HttpOnly');
    expect(named(loginCookies(request, { ...login, jwt: null }), 'DR_JWT')).toBe('');
  });

  it('are sent over https only wherever the shop is not on this machine', () => {
    const abroad = new Request('https://shop.example/customer/login', { method: 'POST' });
    expect(named(loginCookies(abroad, login), 'apollo-token')).toContain('Secure');
  });
});
