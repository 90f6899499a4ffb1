// Which third-party scripts a page may load and which origins the content security policy lists, by settings. Without settings: none.
import { expect, it } from 'vitest';
import { outsideScripts, policyOrigins } from './outside.server';

const UNSET = {
  ...{ TAG_MANAGER_URL: undefined, TRACKER_URL: undefined, TRACKER_COOKIE: undefined, CHAT_URL: undefined },
  ...{ SCRIPT_ORIGINS: [], BOT_SITE_KEY: undefined, BOT_URL: 'https://challenges.example', CDN_URL: undefined },
};
const SET = {
  ...{
    TAG_MANAGER_URL: 'https://tags.example/gtm.js?v=2',
    TRACKER_URL: 'https://track.example/t.js',
    TRACKER_COOKIE: 'rt',
  },
  ...{ CHAT_URL: 'https://chat.example:8443/c.js', SCRIPT_ORIGINS: ['https://more.example', 'https://tags.example'] },
  ...{ BOT_SITE_KEY: 'site', BOT_URL: 'https://challenges.example', CDN_URL: 'https://cdn.example' },
};

it('no settings: no script and no origin', () => {
  expect(outsideScripts('/', 'GTM-1', UNSET)).toBeNull();
  expect(policyOrigins('/', UNSET)).toEqual({ scripts: [], asked: [], pictures: [] });
});

it('omits the tag manager in a store without a container', () => {
  expect(outsideScripts('/', null, { ...SET, TRACKER_URL: undefined })).toBeNull();
});

it('loads every service on an ordinary page and lists each origin once', () => {
  expect(outsideScripts('/kontorartikler', 'GTM-1', SET)).toEqual({
    tagManager: 'https://tags.example/gtm.js?v=2&id=GTM-1',
    tracker: { src: 'https://track.example/t.js', cookie: 'rt' },
  });
  const services = [
    'https://tags.example',
    'https://track.example',
    'https://chat.example:8443',
    'https://more.example',
  ];
  expect(policyOrigins('/kontorartikler', SET)).toEqual({
    scripts: [...services, 'https://challenges.example'],
    asked: [...services, 'https://challenges.example'],
    pictures: [...services, 'https://cdn.example'],
  });
});

it('allows the bot protection only on pages with passwords or payments', () => {
  expect(outsideScripts('/customer/login', 'GTM-1', SET)).toBeNull();
  expect(policyOrigins('/customer/login', SET)).toEqual({
    ...{
      scripts: ['https://challenges.example'],
      asked: ['https://challenges.example'],
      pictures: ['https://cdn.example'],
    },
  });
});

it('ignores additional script origins when no service is configured', () => {
  expect(policyOrigins('/', { ...UNSET, SCRIPT_ORIGINS: ['https://more.example'] }).scripts).toEqual([]);
});
