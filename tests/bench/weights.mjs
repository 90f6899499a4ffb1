// Weighs a page as a browser without a cache would load it: its HTML, its stylesheets, and every script it can reach.
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { request } from './shop-pages.mjs';

const GZIP = { 'Accept-Encoding': 'gzip' };
const STATIC_IMPORT = /(?:^|[;\s}])(?:import|export)\s*(?:[\w*{}\s,$]+?from\s*)?["']([^"']+\.js)["']/g;
/** What an inline script loads later by name counts too: it is fetched on this page. */
const SCRIPT_NAME = /["'](\/[^"']+\.js)["']/g;

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

/** Size as sent; what came uncompressed is weighed as gzip would make it. */
async function weigh(shop, path, headers = {}) {
  const reply = await request(shop, path, { ...GZIP, ...headers });
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
  const isZipped = reply.headers['content-encoding'] === 'gzip';
  return isZipped ? reply.body.length : gzipSync(reply.body).length;
}

async function scriptsFrom(shop, roots) {
  const found = new Set();
  const left = [...roots];
  while (left.length > 0) {
    const path = left.pop();
    if (found.has(path)) continue;
    found.add(path);
    const text = (await request(shop, path)).body.toString();
    left.push(...namesIn(text, STATIC_IMPORT).map((name) => new URL(name, `http://shop${path}`).pathname));
  }
  return [...found];
}

const sum = async (shop, paths) =>
  (await Promise.all(paths.map((path) => weigh(shop, path)))).reduce((all, one) => all + one, 0);

/** Bytes: html (plain and gzip), css and js (gzip), with the number of files of each kind. */
export async function weighPage(shop, path, headers = {}) {
  const plain = (await request(shop, path, headers)).body;
  const $ = load(plain.toString());
  const attributes = (selector, name) =>
    $(selector)
      .map((_, node) => $(node).attr(name))
      .get();
  const styles = [...new Set(attributes('link[rel="stylesheet"]', 'href'))];
  const within = $('head style').text();
  const later = JSON.parse($('#stylesheets').text() || '[]');
  const inline = $('script:not([src]):not([type="application/json"]):not([type="application/ld+json"])').text();
  const roots = [
    ...attributes('script[src]', 'src'),
    ...attributes('link[rel="modulepreload"]', 'href'),
    ...namesIn(inline, SCRIPT_NAME),
  ];
  const scripts = await scriptsFrom(shop, new Set(roots));
  return {
    html: plain.length,
    htmlGzip: await weigh(shop, path, headers),
    stylesWithin: within ? gzipSync(within).length : 0,
    css: await sum(shop, [...styles, ...later]),
    cssFiles: styles.length + later.length,
    js: await sum(shop, scripts),
    jsFiles: scripts.length,
  };
}
