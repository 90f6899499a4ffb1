// The HTTP-only driver: HTML, links, forms and cookies, without a browser. Forms are sent as typed, without a check by a
// browser, so the flow sees the shop's own messages. A button that needs a script is an error.
import type { Cheerio } from 'cheerio';
import type { Element } from 'domhandler';
import { textOfPaper } from '../../support/pdf-text';
import { CookieJar } from './paper-cookies';
import { chosenOptions, formOf, isDisabled, optionsOf, submissionOf, typedText } from './paper-form';
import { type Send, sendOverHttp } from './paper-http';
import { type Kind, PaperPage } from './paper-page';
import { type OpenedShopper, type OwnFile, type Shopper, sentFile, type World } from './shopper';
import { type Fit, fits, match, plain, reads } from './words';

const MOST_REDIRECTS = 10;
type Body = URLSearchParams | Blob;

export async function openPaper(world: World, send: Send = sendOverHttp): Promise<OpenedShopper> {
  const shopper = new PaperShopper(world, send);
  return { shopper, close: async () => undefined, describe: async () => shopper.describe() };
}

class PaperShopper implements Shopper {
  readonly #world: World;
  readonly #send: Send;
  readonly #jar = new CookieJar();
  readonly #history: URL[] = [];
  readonly #sections: string[] = [];
  #base: URL;
  #page: PaperPage | undefined;

  constructor(world: World, send: Send) {
    this.#world = world;
    this.#send = send;
    this.#base = new URL(world.origin);
  }

  async goto(path: string) {
    await this.#open(new URL(path, this.#base), 'none');
  }

  async follow(name: string) {
    await this.#open(this.#target(name), 'same-origin');
  }

  async paper(link: string) {
    const { response } = await this.#fetch(this.#target(link), 'same-origin', 'GET');
    return textOfPaper(await response.arrayBuffer());
  }

  async press(name: string) {
    const page = this.#here;
    const button = this.#find('button', name);
    if (isDisabled(page, button)) throw new Error(`the button "${name}" is disabled`);
    const popover = button.attribs.popovertarget && page.byId(button.attribs.popovertarget);
    if (popover) return void popover.attr('data-shown', 'data-shown' in (popover.get(0)?.attribs ?? {}) ? null : '');
    const form = formOf(page, button);
    const type = button.attribs.type ?? 'submit';
    if (!form || !/^(submit|image)$/.test(type))
      throw new Error(`the button "${name}" does nothing without JavaScript`);
    const { url, method, body } = submissionOf(page, form, button);
    if (method === 'DIALOG') return void page.$(form).closest('dialog').removeAttr('open');
    await this.#open(url, 'same-origin', method, body);
  }

  async fill(label: string, value: string | number) {
    const field = this.#find('field', label);
    if (field.name === 'select') throw new Error(`"${label}" is a list: choose in it`);
    if ('readonly' in field.attribs || isDisabled(this.#here, field)) throw new Error(`"${label}" cannot be filled in`);
    if (field.name === 'textarea') this.#here.$(field).text(String(value));
    else field.attribs.value = String(value);
  }

  async attach(label: string, own: OwnFile) {
    const { attribs } = this.#find('field', label);
    if (attribs.type !== 'file') throw new Error(`"${label}" takes no file`);
    const { bytes, type } = sentFile(own);
    attribs['data-file'] = own.name;
    attribs['data-type'] = type;
    attribs['data-bytes'] = bytes.toString('base64');
  }

  async choose(label: string, option: string) {
    const page = this.#here;
    const field = page.look('field', label, this.#scope());
    if (field?.name === 'select') {
      const options = optionsOf(page, field).filter((each) => !isDisabled(page, each));
      const wanted = pick(options, (each) => page.$(each).text(), option);
      if (!wanted)
        throw new Error(`"${label}" has no choice "${option}", only ${options.map((each) => page.$(each).text())}`);
      if (!('multiple' in field.attribs)) page.$(field).find('option').removeAttr('selected');
      wanted.attribs.selected = '';
      return;
    }
    const radios = page.all('radio', page.section(label, this.#scope()));
    const radio = pick(radios, (each) => page.nameOf(each), option);
    if (!radio)
      throw new Error(`"${label}" has no choice "${option}", only ${radios.map((each) => page.nameOf(each))}`);
    if (isDisabled(page, radio)) throw new Error(`the choice "${option}" is disabled`);
    const form = formOf(page, radio);
    for (const other of page.$<Element, string>('input[type=radio]').toArray()) {
      if (other.attribs.name === radio.attribs.name && formOf(page, other) === form) delete other.attribs.checked;
    }
    radio.attribs.checked = '';
  }

  async check(label: string) {
    this.#find('checkbox', label).attribs.checked = '';
  }

  async uncheck(label: string) {
    delete this.#find('checkbox', label).attribs.checked;
  }

  async unfold(summary: string) {
    this.#here.$(this.#find('fold', summary)).closest('details').attr('open', '');
  }

  async sees(text: string) {
    if (!reads(this.#text(), text)) throw new Error(`"${text}" is not to be seen`);
  }

  async doesNotSee(text: string) {
    if (reads(this.#text(), text)) throw new Error(`"${text}" is to be seen`);
  }

  async seesField(label: string, value: string | number) {
    const is = this.#valueOf(this.#find('field', label));
    if (is !== plain(String(value))) throw new Error(`"${label}" is "${is}", not "${value}"`);
  }

  async finds(pattern: RegExp) {
    const found = match(this.#text(), pattern);
    if (found === undefined) throw new Error(`nothing on the page matches ${pattern}`);
    return found;
  }

  async at(pattern: RegExp) {
    if (!pattern.test(await this.url())) throw new Error(`at ${await this.url()}, not at ${pattern}`);
  }

  async reload() {
    await this.#open(this.#here.url, 'same-origin', 'GET', undefined, 'again');
  }

  async back() {
    this.#history.pop();
    const last = this.#history.at(-1);
    if (!last) throw new Error('there is no page to go back to');
    await this.#open(last, 'same-origin', 'GET', undefined, 'again');
  }

  async url() {
    return this.#here.url.pathname + this.#here.url.search;
  }

  async status() {
    return this.#here.status;
  }

  async mailTo(address: string, about?: string) {
    return this.#world.mail(address, about);
  }

  async staff(...typed: string[]) {
    if (!this.#world.staff) throw new Error('this shop has no staff');
    return this.#world.staff(typed);
  }

  async newShopper(): Promise<Shopper> {
    return new PaperShopper(this.#world, this.#send);
  }

  async host(name: string) {
    this.#base = new URL(this.#world.origin);
    this.#base.hostname = name;
  }

  async within(section: string, story: (shopper: Shopper) => Promise<void>) {
    this.#sections.push(section);
    try {
      this.#scope();
      await story(this);
    } finally {
      this.#sections.pop();
    }
  }

  describe(): string {
    if (!this.#page) return 'no page yet';
    const text = plain(this.#here.textOf(this.#here.$.root()[0]).gapped);
    return `${this.#page.status} ${this.#page.url.href}\n${text.slice(0, 1_500)}`;
  }

  get #here(): PaperPage {
    if (!this.#page) throw new Error('the shopper has not opened a page yet');
    return this.#page;
  }

  #scope(): Cheerio<Element> | undefined {
    return this.#sections.reduce<Cheerio<Element> | undefined>(
      (scope, name) => this.#here.section(name, scope),
      undefined,
    );
  }

  #find(kind: Kind, name: string): Element {
    return this.#here.find(kind, name, this.#scope());
  }

  #target(link: string): URL {
    const url = new URL(this.#find('link', link).attribs.href ?? '', this.#here.url);
    if (!/^https?:$/.test(url.protocol)) throw new Error(`the link "${link}" leads to ${url.href}`);
    return url;
  }

  #text() {
    const scope = this.#scope()?.get(0);
    return this.#here.textOf(scope ?? this.#here.$.root()[0]);
  }

  #valueOf(field: Element): string {
    const page = this.#here;
    if (field.name === 'select')
      return plain(
        chosenOptions(page, field)
          .map((option) => page.$(option).text())
          .join(', '),
      );
    return plain(field.name === 'textarea' ? typedText(page, field) : (field.attribs.value ?? ''));
  }

  async #open(to: URL, site: 'none' | 'same-origin', method = 'GET', body?: Body, step: 'new' | 'again' = 'new') {
    const from = this.#page?.url;
    if (method === 'GET' && step === 'new' && from && to.hash && to.href.split('#')[0] === from.href.split('#')[0])
      return;
    const { response, url } = await this.#fetch(to, site, method, body);
    this.#page = new PaperPage(url, response.status, await readable(response));
    if (step === 'new') this.#history.push(url);
  }

  /** Follows redirects as a browser does: after 301, 302 and 303 by GET, after 307 and 308 by the same method and body. */
  async #fetch(to: URL, site: 'none' | 'same-origin', method: string, body?: Body) {
    let [url, how, what] = [to, method, body];
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const isKnown = url.port === this.#base.port || this.#world.elsewhere?.includes(url.origin);
      if (!isKnown) throw new Error(`${url.href} leads out of the shop`);
      const request = new Request(url, {
        method: how,
        body: what,
        redirect: 'manual',
        headers: this.#headers(url, site, how),
      });
      const response = await this.#send(request);
      this.#jar.store(url, response.headers.getSetCookie());
      const location = response.headers.get('location');
      if (!location || response.status < 300 || response.status > 399) return { response, url };
      url = new URL(location, url);
      if (response.status <= 303 && how !== 'HEAD') [how, what] = ['GET', undefined];
    }
    throw new Error(`${to.href} redirects more than ${MOST_REDIRECTS} times`);
  }

  #headers(url: URL, site: 'none' | 'same-origin', method: string): Record<string, string> {
    const from = site === 'none' ? undefined : this.#page?.url;
    const cookie = this.#jar.header(url);
    return {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'accept-language': 'da-DK,da;q=0.9',
      'sec-fetch-dest': 'document',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-site': site,
      ...(cookie && { cookie }),
      ...(from && { referer: from.href }),
      ...(from && method !== 'GET' && { origin: from.origin }),
    };
  }
}

function pick(elements: Element[], nameOf: (element: Element) => string, wanted: string): Element | undefined {
  const byFit = (fit: Fit) => elements.find((element) => fits(nameOf(element), wanted, fit));
  return byFit('whole') ?? byFit('part');
}

async function readable(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? 'text/html';
  return /html|text/.test(type)
    ? response.text()
    : `<p>${type}, ${(await response.arrayBuffer()).byteLength} bytes</p>`;
}
