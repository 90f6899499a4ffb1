// What a blind reader needs of every page: one main heading, unique ids, a description of each picture, a name for each field.
import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { Element } from 'domhandler';

/** Each fault in words; empty for a page as it should be. */
export function structureFaults(html: string): string[] {
  const $ = load(html);
  // What a page holds ready for scripts is no part of it yet.
  $('template, noscript').remove();
  return [...headingFaults($), ...idFaults($), ...pictureFaults($), ...fieldFaults($)];
}

function headingFaults($: CheerioAPI): string[] {
  const headings = $('h1').toArray();
  if (headings.length !== 1) return [`${headings.length} h1`];
  return $('h1').text().trim() === '' && !$('h1 img[alt]').attr('alt') ? ['the h1 is empty'] : [];
}

/** Attributes by which another element refers to one: label, description, owner of a list. */
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-errormessage', 'list'];

function idFaults($: CheerioAPI): string[] {
  const ids = $('[id]')
    .toArray()
    .map(({ attribs }) => attribs.id ?? '');
  const known = new Set(ids);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `id "${id}" twice`);
  const lost = REFERENCES.flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .flatMap((element) => ($(element).attr(name) ?? '').split(/\s+/))
      .filter((id) => id !== '' && !known.has(id))
      .map((id) => `${name}="${id}" leads nowhere`),
  );
  return [...new Set([...twice, ...lost])];
}

const FILE_NAME = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

function pictureFaults($: CheerioAPI): string[] {
  const images = $('img, area[href], input[type=image]').toArray();
  const faults = images.flatMap(({ attribs: { alt, src } }) => {
    if (alt === undefined) return [`no alt at ${src}`];
    return FILE_NAME.test(alt.trim()) ? [`alt "${alt}" is the name of a file`] : [];
  });
  const drawn = $('svg:not([aria-hidden=true])').toArray();
  const unnamed = drawn.filter((svg) => nameOf($, $(svg)) === '' && $(svg).find('title').length === 0);
  // A picture that fills a link or button is its name. Assistive technology skips a hidden one, such as the button that Return presses.
  const controls = $('a[href], button, summary').not('[hidden], [aria-hidden=true], [aria-hidden=true] *').toArray();
  const nameless = controls.filter((control) => nameOf($, $(control)) === '').map((control) => $.html(control));
  return [
    ...faults,
    ...unnamed.map((svg) => `no name at ${$.html(svg).slice(0, 90)}`),
    ...nameless.map((control) => `no name at ${control.slice(0, 90)}`),
  ];
}

/** Text and texts of pictures within, or what the attributes name. */
function nameOf($: CheerioAPI, element: Cheerio<Element>): string {
  const by = (element.attr('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
  const named = by.map((id) => $(`[id="${id}"]`).text()).join(' ');
  const pictured = element
    .find('img[alt], [aria-label]')
    .toArray()
    .map(({ attribs }) => `${attribs.alt ?? ''} ${attribs['aria-label'] ?? ''}`);
  const all = [named, element.attr('aria-label') ?? '', element.text(), ...pictured, element.attr('title') ?? ''];
  return all.join(' ').trim();
}

const FIELDS = 'input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=image]), select, textarea';

function fieldFaults($: CheerioAPI): string[] {
  const unnamed = $(FIELDS)
    .toArray()
    .filter((field) => {
      const { id } = field.attribs;
      const label = id ? $(`label[for="${id}"]`).text() : '';
      // The text of a list of choices is no name of it.
      const own = field.name === 'select' || field.name === 'textarea' ? attributeName($, field) : nameOf($, $(field));
      return `${label}${labelAround($, field)}${own}`.trim() === '';
    });
  const groups = $('fieldset').toArray();
  const legendless = groups.filter(
    (group) => $(group).children('legend').text().trim() === '' && attributeName($, group) === '',
  );
  return [
    ...unnamed.map(({ name, attribs }) => `no label for ${name} ${attribs.name ?? attribs.id ?? ''}`),
    ...legendless.map((group) => `no legend at ${$.html(group).slice(0, 90)}`),
  ];
}

function attributeName($: CheerioAPI, { attribs }: Element): string {
  const by = (attribs['aria-labelledby'] ?? '').split(/\s+/).filter((id) => id !== '');
  return `${attribs['aria-label'] ?? ''}${by.map((id) => $(`[id="${id}"]`).text()).join('')}`.trim();
}

function labelAround($: CheerioAPI, field: Element): string {
  const label = $(field).closest('label').clone();
  label.find('select, textarea, option').remove();
  return label.text();
}
