// Texts exist in both languages, people can log in, and every link leads somewhere.

import { describe, expect, it } from 'vitest';
import { POSTCODES } from '#domain/address/postcodes';
import { isEmail } from '#domain/validate/email';
import { phoneFrom } from '#domain/validate/phone';
import { buildWorld } from './index';

const NOW = new Date('2026-11-20T10:00:00Z');
const world = buildWorld({ now: NOW });

describe('texts', () => {
  it('exist in both languages', () => {
    for (const product of world.products) {
      const texts = [
        product.name,
        product.nameEn,
        product.shortDescription,
        product.shortDescriptionEn,
        product.descriptionHtml,
        product.descriptionHtmlEn,
      ];
      expect(
        texts.every((text) => text.trim().length > 3),
        product.sku,
      ).toBe(true);
      expect(product.attributes.length, product.sku).toBeGreaterThanOrEqual(5);
      expect(
        product.attributes.every(({ value, valueEn, labelEn }) => value && valueEn && labelEn),
        product.sku,
      ).toBe(true);
    }
    for (const { name, nameEn, description, descriptionEn } of world.categories) {
      expect(nameEn && description.split('.').length > 2 && descriptionEn.length > 20, name).toBeTruthy();
    }
    for (const { slug, title, html } of world.content.pages)
      expect(title.en && html.da.length > 200 && html.en.length > 200, slug).toBeTruthy();
  });

  it('use only certificates described in the content, and make no generic green claims', () => {
    const marks = new Set(world.content.logos.map(({ identifier }) => identifier));
    expect(world.products.flatMap(({ certificates }) => certificates).filter((id) => !marks.has(id))).toEqual([]);
    expect(
      world.products.filter(({ descriptionHtml, name }) =>
        /miljøvenlig|klimavenlig|bæredygtig|grøn løsning/i.test(name + descriptionHtml),
      ),
    ).toEqual([]);
  });

  it('link from pictures and occasions to existing lists only', () => {
    const paths = new Set([
      ...world.categories.map(({ urlPath }) => `/${urlPath}`),
      ...world.products.map(({ urlKey }) => `/${urlKey}`),
    ]);
    const links = world.content.frontPages.flatMap(({ banners, occasions }) => [
      ...banners.flatMap(({ goods }) => goods),
      ...occasions.flatMap((occasion) => occasion.links),
    ]);
    expect(links.length).toBeGreaterThan(15);
    expect(links.map(({ href }) => href.split('?')[0] ?? '').filter((path) => !paths.has(path))).toEqual([]);
  });

  it('are arranged differently on each shop’s front page', () => {
    const orders = ['office', 'design', 'advice', 'gifts'].map((code) =>
      world.content.frontPages.find(({ variant }) => variant === code)?.order.join(),
    );
    expect(new Set(orders).size).toBe(4);
  });

  it('mention Christmas in November and not in March', () => {
    const titlesIn = (day: string) =>
      buildWorld({ now: new Date(day) }).content.frontPages.map(({ banners }) => banners[0]?.title.da);
    expect(titlesIn('2026-11-23T10:00:00Z')).toEqual(expect.arrayContaining([expect.stringContaining('jul')]));
    expect(titlesIn('2026-03-23T10:00:00Z').join()).not.toMatch(/jul/);
  });

  it('never promise dispatch today, which only the delivery calendar can decide', () => {
    const { frontPages, notifications, pages } = world.content;
    const said = JSON.stringify([frontPages, notifications, pages, world.shippingMethods]);
    expect(said.match(/[^."]*\b(i dag|today)\b[^."]*/gi) ?? []).toEqual([]);
    expect(
      said.match(/[^."]*(inden kl\. 14|before 14:00)(?![^."]*(hverdag|weekday|dagen før|day before))[^."]*/gi) ?? [],
    ).toEqual([]);
  });

  it('promise no missing forms or connections, and explain how to withdraw and complain', () => {
    const { frontPages, pages } = world.content;
    expect(
      JSON.stringify([frontPages, pages]).match(
        /fortryd et køb her|reklamer her|complain here|withdraw from a contract here|forbindelse til jeres indkøbssystem|connection to your procurement/gi,
      ),
    ).toBeNull();
    const withdrawal = pages.find(({ slug }) => slug === 'fortrydelsesret')?.html;
    for (const words of [withdrawal?.da, withdrawal?.en])
      expect(words).toMatch(/mailto:kundeservice@kontorvaerk\.example.*Værkstedvej 40/);
  });

  it('contain no style attributes or scripts, which the content security policy would block', () => {
    const html = [
      ...world.products.map(({ descriptionHtml }) => descriptionHtml),
      ...world.content.pages.flatMap(({ html: page }) => [page.da, page.en]),
    ];
    expect(html.filter((text) => /style=|<script|on\w+=/i.test(text))).toEqual([]);
  });
});

describe('people, places and content', () => {
  // spec: 6 Roles: Private customer
  //   at demo/folder/people.ts
  // spec: 6 Roles: Business customer
  //   at demo/folder/people.ts
  it('give each role a login whose company, store and approver exist', () => {
    const businesses = new Set(world.businesses.map(({ id }) => id));
    const emails = new Set(world.customers.map(({ email }) => email));
    const roles = [
      'private',
      'business-admin',
      'business-buyer',
      'sub-user',
      'list-user',
      'approver',
      'public',
      'design',
      'advice',
      'punchout',
    ];
    expect(roles.filter((role) => !world.customers.some((customer) => customer.role === role))).toEqual([]);
    for (const { key, businessId, approverEmail, addresses, email, firstname, lastname } of world.customers) {
      expect(isEmail(email), key).toBe(true);
      expect(
        addresses.every(({ telephone }) => phoneFrom(telephone) !== null),
        key,
      ).toBe(true);
      expect(businessId === null || businesses.has(businessId), key).toBe(true);
      expect(approverEmail === null || emails.has(approverEmail), key).toBe(true);
      expect(`${firstname} ${lastname}`.length, key).toBeLessThanOrEqual(30);
      for (const { postcode, city } of addresses) expect(POSTCODES.get(postcode), key).toBe(city);
    }
  });

  it('use the right town for the postcode of every shop and parcel shop', () => {
    for (const { name, postcode, city } of [...world.shops, ...world.servicePoints])
      expect(POSTCODES.get(postcode), name).toBe(city);
  });

  it('link only to pages and categories that exist', () => {
    const routes = [
      '/',
      '/blaek-og-toner',
      '/produktnyheder',
      '/butikker',
      '/valgshop',
      '/customer/shopping-list',
      '/reklamation',
      '/miljocertifikater',
      '/brands',
      '/my-offers',
      '/produktnyheder',
      '/design',
      '/consent',
      '/inspiration',
      '/service/retur',
      '/service/fortrydelse',
      '/fortryd',
      '/retur',
    ];
    const known = new Set([
      ...routes,
      ...world.categories.map(({ urlPath }) => `/${urlPath}`),
      ...world.content.pages.map(({ path }) => path),
    ]);
    const html = [
      ...world.content.pages.map((page) => page.html),
      ...world.content.notifications.map(({ message }) => message),
      ...world.content.errorPages.map(({ text }) => text),
    ];
    const hrefs = [
      ...world.content.menus.flatMap(({ extras }) =>
        extras.flatMap(({ href, below }) => [href, ...below.map((one) => one.href)]),
      ),
      ...Object.values(world.content.footers)
        .flat()
        .flatMap(({ links }) => links.map(({ href }) => href)),
      ...world.content.frontPages.flatMap(({ banners }) => banners.map(({ button }) => button.href)),
      ...html.flatMap(({ da, en }) => [...`${da}${en}`.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1] ?? '')),
    ];
    expect(hrefs.filter((href) => !known.has(href))).toEqual([]);
  });

  it('start every front page with an offer that the store sells and with categories that are not empty', () => {
    const byId = new Map(world.categories.map((category) => [category.id, category]));
    for (const { store, banners, categoryIds } of world.content.frontPages) {
      // The top banner has an offer; the banners below it show products of their links.
      for (const { productSku } of banners.slice(0, 1)) {
        const product = world.products.find(({ sku }) => sku === productSku);
        expect(product?.stores.includes(store) && product.special !== undefined, store).toBe(true);
      }
      for (const id of categoryIds)
        expect(byId.get(id)?.stores?.includes(store) ?? true, `${byId.get(id)?.name} in ${store}`).toBe(true);
    }
  });

  it('have error pages for 404, for 5xx and for other statuses, and a notification that is shown', () => {
    const pick = (status: string) => world.content.errorPages.find(({ regex }) => new RegExp(regex).test(status));
    expect(pick('404')?.title.da).toBe('Siden findes ikke');
    expect(pick('503')?.title.da).toBe('Noget gik galt hos os');
    expect(pick('418')?.isDefault).toBe(true);
    expect(
      world.content.notifications.filter(
        ({ dateFrom, dateTo, stores }) =>
          stores.includes('b2c') && Date.parse(dateFrom) <= NOW.getTime() && dateTo === null,
      ).length,
    ).toBe(1);
    expect(world.content.pages.length).toBeGreaterThanOrEqual(12);
  });

  it('relate products only to existing products', () => {
    const listed = new Set(world.products.filter(({ visibility }) => visibility === 'catalogue').map(({ sku }) => sku));
    for (const { sku, relations } of world.products) {
      expect(
        [...relations.related, ...relations.accessories].every((other) => other !== sku && listed.has(other)),
        sku,
      ).toBe(true);
    }
    const printers = new Set(world.printers.map(({ id }) => id));
    expect(world.products.flatMap(({ fitsPrinters = [] }) => fitsPrinters).filter((id) => !printers.has(id))).toEqual(
      [],
    );
  });
});
