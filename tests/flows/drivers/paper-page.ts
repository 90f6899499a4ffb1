// One HTML page without a browser: what is visible, the names of elements, and their positions.
// Style sheets are not read: hidden is what HTML itself hides (`hidden`, closed folds, dialogs and popovers).
import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { type Fit, fits, plain } from './words';

export type Kind = 'link' | 'button' | 'field' | 'checkbox' | 'radio' | 'fold';

const KINDS: Record<Kind, string> = {
  link: 'a[href], area[href], [role=link][href]',
  button: 'button, input[type=submit], input[type=image], input[type=button], [role=button]:not(a)',
  field:
    'textarea, select, input:not([type=hidden], [type=submit], [type=image], [type=button], [type=reset], [type=radio], [type=checkbox])',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  fold: 'summary',
};
const PARTS = 'main, nav, header, footer, aside, section, form, dialog, fieldset, article, table, ul, ol, [role]';
const ITEMS = 'li, tr, article, fieldset, [role=listitem], [role=row], [role=group]';
const UNREAD = 'script, style, template, head, svg, select, textarea, datalist, iframe, object, video, audio';
const LINE_BREAKERS =
  /^(address|article|aside|blockquote|br|button|caption|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

export class PaperPage {
  readonly $: CheerioAPI;

  constructor(
    readonly url: URL,
    readonly status: number,
    html: string,
  ) {
    this.$ = load(html, { scriptingEnabled: false }); // so that <noscript> is part of the page
  }

  /** The first element of this kind and name: in an open dialog before the main part, there before the rest; full names first. */
  find(kind: Kind, name: string, scope?: Cheerio<Element>): Element {
    const found = this.look(kind, name, scope);
    if (found) return found;
    const there = this.all(kind, scope).map((element) => `"${this.nameOf(element)}"`);
    throw new Error(`no ${kind} called "${name}". There are: ${[...new Set(there)].slice(0, 60).join(', ') || 'none'}`);
  }

  look(kind: Kind, name: string, scope?: Cheerio<Element>): Element | undefined {
    const everything = this.all(kind, scope);
    const places = scope
      ? [everything]
      : ['dialog[open]', 'main', undefined].map((place) => this.#inside(everything, place));
    for (const place of places) {
      for (const fit of ['whole', 'part'] satisfies Fit[]) {
        const found = place.find((element) => fits(this.nameOf(element), name, fit));
        if (found) return found;
      }
    }
    return undefined;
  }

  all(kind: Kind, scope?: Cheerio<Element>): Element[] {
    const root = scope ?? this.$<Element, string>('body');
    return root
      .find(KINDS[kind])
      .toArray()
      .filter((element) => this.isVisible(element, 'foldsOpen'));
  }

  #inside(elements: Element[], place: string | undefined): Element[] {
    return place ? elements.filter((element) => this.$(element).closest(place).length > 0) : elements;
  }

  /** A part of the page by its label or heading, else the innermost list item or row that has the text. */
  section(name: string, scope?: Cheerio<Element>): Cheerio<Element> {
    const root = scope ?? this.$<Element, string>('body');
    const parts = this.#visible(root.find(PARTS).toArray());
    for (const fit of ['whole', 'part'] satisfies Fit[]) {
      const labelled = parts.find((part) => fits(this.#labelOf(part), name, fit));
      if (labelled) return this.$(labelled);
      const headings = this.#visible(root.find('h1, h2, h3, h4, h5, h6').toArray());
      const heading = headings.find((element) => fits(this.nameOf(element), name, fit));
      const around = heading && this.closest(heading, `${PARTS}, ${ITEMS}`);
      if (around) return this.$(around);
    }
    const items = this.#visible(root.find(ITEMS).toArray()).filter((item) =>
      fits(this.textOf(item).gapped, name, 'part'),
    );
    const innermost = items.find((item) => !items.some((other) => other !== item && this.$.contains(item, other)));
    if (!innermost) throw new Error(`no part of the page is called "${name}"`);
    return this.$(innermost);
  }

  closest(element: Element, selector: string): Element | undefined {
    return this.$(element).closest(selector).toArray().find(isElement);
  }

  #visible(elements: Element[]): Element[] {
    return elements.filter((element) => this.isVisible(element));
  }

  isVisible(element: AnyNode, folds?: 'foldsOpen'): boolean {
    const parents = this.$(element).parents().toArray();
    return [element, ...parents].every((node, at, chain) => !this.#hides(node, chain[at - 1], folds));
  }

  #hides(node: AnyNode, child: AnyNode | undefined, folds?: 'foldsOpen'): boolean {
    if (!isElement(node)) return false;
    const { name, attribs } = node;
    if ('hidden' in attribs || /^(script|style|template|head)$/.test(name)) return true;
    if (name === 'dialog' && !('open' in attribs)) return true;
    if ('popover' in attribs && !('data-shown' in attribs)) return true;
    const folded = name === 'details' && !('open' in attribs) && child !== undefined && folds === undefined;
    return folded && !(child && 'name' in child && child.name === 'summary');
  }

  /** The visible text of the page, or below one element: with words as they run on, and with a gap at every element. */
  textOf(element: AnyNode | undefined, hiddenToo = false): { run: string; gapped: string } {
    const text = { run: '', gapped: '' };
    const walk = (node: AnyNode, parent?: AnyNode) => {
      if (node.type === 'text') {
        text.run += node.data;
        text.gapped += node.data;
        return;
      }
      if (!('children' in node)) return;
      if ('attribs' in node && (this.$(node).is(UNREAD) || (!hiddenToo && this.#hides(node, undefined)))) return;
      if (parent && !hiddenToo && this.#hides(parent, node)) return;
      const gap = 'name' in node && LINE_BREAKERS.test(node.name) ? '\n' : '';
      text.run += gap;
      text.gapped += ' ';
      for (const child of node.children) walk(child, node);
      text.run += gap;
      text.gapped += ' ';
    };
    if (element) walk(element);
    return text;
  }

  /** The accessible name of an element. */
  nameOf(element: Element): string {
    const { name, attribs } = element;
    const isField = /^(input|select|textarea)$/.test(name) && !/^(submit|button|image|reset)$/.test(attribs.type ?? '');
    const labelled = this.#labelOf(element) || (isField ? this.#fieldLabel(element) : '');
    if (labelled) return labelled;
    if (isField) return plain(attribs.placeholder || attribs.title || '');
    if (name === 'input') return plain(attribs.value ?? attribs.alt ?? (attribs.type === 'submit' ? 'Submit' : ''));
    return plain(this.#content(element)) || plain(attribs.title ?? '');
  }

  #labelOf(element: Element): string {
    const { 'aria-labelledby': ids, 'aria-label': label } = element.attribs;
    const named = (ids ?? '').split(/\s+/).flatMap((id) => this.byId(id).toArray());
    if (named.length > 0) return plain(named.map((each) => this.#content(each)).join(' '));
    if (label) return plain(label);
    const caption = { fieldset: 'legend', table: 'caption' }[element.name];
    return caption ? plain(this.#content(this.$(element).children(caption).get(0))) : '';
  }

  #fieldLabel(element: Element): string {
    const own = this.$<Element, string>('label').filter(
      (_, label) => label.attribs.for !== undefined && label.attribs.for === element.attribs.id,
    );
    const around = this.closest(element, 'label');
    const label = around ? own.add(around).toArray() : own.toArray();
    return plain(label.map((each) => this.#content(each)).join(' '));
  }

  byId(id: string): Cheerio<Element> {
    return this.$<Element, string>('[id]').filter((_, element) => element.attribs.id === id);
  }

  #content(element: Element | undefined): string {
    if (!element) return '';
    const $copy = this.$(element).clone();
    $copy.find('select, textarea, script, style, template, [hidden], [aria-hidden=true]').remove();
    $copy.find('img[alt], [aria-label]').each((_, inner) => {
      this.$(inner).replaceWith(` ${inner.attribs['aria-label'] ?? inner.attribs.alt} `);
    });
    const copy = $copy.get(0);
    return copy ? this.textOf(copy, true).run + $copy.find('svg > title').text() : '';
  }
}

export function isElement(node: AnyNode): node is Element {
  return 'attribs' in node;
}
