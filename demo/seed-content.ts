// Writes the demo world's content: front pages, pages, notifications, error pages, logos, energy classes, pictures.
import type { PoolClient } from 'pg';
import { insertEntries } from '#backend/content/entries/entries.sql';
import type { MediaDrawing } from '#backend/ports/media/draw-media';
import { ENERGY_CLASSES } from '#backend/ports/media/drawings/marks';
import { Entries, type Locale, said } from './content-entries';
import { messageScene } from './scenes';
import { addFooters, addFrontPage, addRows, rowIn } from './seed-front-pages';
import type { DemoWorld } from './world/types';

export async function seedContent(on: Pick<PoolClient, 'query'>, world: DemoWorld): Promise<void> {
  const entries = new Entries();
  addFooters(entries, world);
  for (const front of world.content.frontPages) addFrontPage(entries, front, world.categories);
  addPages(entries, world);
  addRows(entries);
  addNotices(entries, world);
  addMarks(entries, world);
  await insertEntries(on, entries.all);
}

function addPages(entries: Entries, world: DemoWorld): void {
  for (const page of world.content.pages) {
    const { picture } = page;
    entries.add(
      'page',
      `page-${page.id}`,
      page.stores,
      (locale) => ({
        slug: page.slug,
        path: page.path.replace(/^\//, ''),
        title: said(page.title, locale),
        text: said(page.html, locale),
        meta_description: said(page.teaser, locale),
        media: picture
          ? entries.picture(`page-${page.id}`, { kind: 'product', spec: picture }, said(page.title, locale))
          : null,
      }),
      { key: page.path.replace(/^\//, '') },
    );
  }
}

function addNotices(entries: Entries, world: DemoWorld): void {
  world.content.notifications.forEach((notice, index) => {
    entries.add('notification', `notification-${index}`, notice.stores, (locale) => ({
      identifier: notice.identifier,
      message: said(notice.message, locale),
      date_from: notice.dateFrom,
      date_to: notice.dateTo,
      hide_limit_to_shoppinglist: notice.hideLimitToShoppinglist,
      hide_no_access_bonusshop: notice.hideNoAccessBonusshop,
    }));
  });
  world.content.errorPages.forEach((page, index) => {
    const { banner } = page;
    const scene = messageScene(page.regex.includes('404') ? 'not-found' : 'error');
    entries.add('error-page', `error-page-${index}`, page.stores, (locale) => ({
      priority: page.priority,
      Regex: page.regex,
      is_default: page.isDefault,
      title: said(page.title, locale),
      text: said(page.text, locale),
      image: entries.picture(`error-${scene.name}`, scene, ''),
      banner: banner && {
        id: String(index),
        backgroundColor: banner.backgroundColor,
        text: said(banner.text, locale),
        textColor: banner.textColor,
      },
      recommendations: page.recommendations.map((row) => rowIn(row, 'error', locale, world.categories)),
    }));
  });
}

function addMarks(entries: Entries, world: DemoWorld): void {
  for (const logo of world.content.logos) {
    const drawing: MediaDrawing = { kind: 'certificate', id: logo.identifier };
    const body = (locale: Locale) => ({
      identifier: logo.identifier,
      description: said(logo.description, locale),
      position: logo.position,
      text: said(logo.text, locale),
      issuer: said(logo.issuer, locale),
      issuer_url: logo.issuerUrl,
      media: entries.picture(`logo-${logo.identifier}`, drawing, logo.name),
    });
    entries.add('logo', `logo-${logo.identifier}`, null, body, { position: logo.position });
  }
  for (const { identifier } of world.content.energyClasses) {
    const letter = ENERGY_CLASSES.find((one) => one === identifier);
    if (!letter) throw new Error(`No arrow is drawn for energy class ${identifier}`);
    const icon = entries.picture(`energy-${identifier.toLowerCase()}`, { kind: 'energy', letter }, identifier);
    entries.add('energy-class', `energy-${identifier}`, null, () => ({ identifier, icon }));
  }
}
