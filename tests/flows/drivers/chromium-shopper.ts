// The actions of a flow in a real browser. Everything waits a little: a page with scripts needs its time.
import type { Locator, Page } from '@playwright/test';
import { textOfPaper } from '../../support/pdf-text';
import { until } from '../../support/until';
import { find, isForScriptless, type Kind, look, optionCalled, section, visibleText } from './chromium-find';
import { PageRest } from './chromium-settle';
import { type OwnFile, type PressOptions, type Shopper, sentFile, type World } from './shopper';
import { match, plain, reads } from './words';

export class BrowserShopper implements Shopper {
  readonly #sections: string[] = [];
  readonly #rest: PageRest;
  #base: URL;

  constructor(
    readonly world: World,
    readonly page: Page,
    readonly javaScript: boolean,
    readonly newPage: () => Promise<Page>,
  ) {
    this.#base = new URL(world.origin);
    this.#rest = new PageRest(page, javaScript);
    page.setDefaultTimeout(15_000);
    // Pictures are rendered on first request: on a busy machine, a first page takes its time.
    page.setDefaultNavigationTimeout(45_000);
  }

  async goto(path: string) {
    // Without scripts nothing waits for pictures: the page can be used when it is read.
    const waitUntil = this.javaScript ? 'load' : 'domcontentloaded';
    await this.page.goto(new URL(path, this.#base).href, { waitUntil });
    await this.#rest.wait();
  }

  async follow(link: string) {
    await (await this.#find('link', link)).click();
    await this.#rest.wait();
  }

  async paper(link: string) {
    const href = await (await this.#find('link', link)).getAttribute('href');
    const there = new URL(href ?? '', this.page.url());
    const cookies = await this.page.context().cookies(there.href);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const { host } = there;
    // The browser resolves names below localhost; fetch here uses the system, which may not.
    there.hostname = '127.0.0.1';
    const answer = await this.page.request.get(there.href, { headers: { host, cookie } });
    return textOfPaper(await answer.body());
  }

  async press(name: string, { evenIfInvalid = false }: PressOptions = {}) {
    if (this.javaScript && (await isForScriptless(this.page, name, await this.#scope()))) return this.#leaveField();
    const button = await this.#find('button', name);
    if (evenIfInvalid) await button.evaluate(letItThrough);
    await button.click();
    await this.#rest.wait();
  }

  async fill(label: string, value: string | number) {
    await (await this.#find('field', label)).fill(String(value));
  }

  async attach(label: string, own: OwnFile) {
    const { bytes, type } = sentFile(own);
    const file = { name: own.name, mimeType: type, buffer: bytes };
    await (await this.#find('field', label)).setInputFiles(file);
  }

  async choose(label: string, option: string) {
    const choice = await until(`a choice "${option}" in "${label}"`, () => this.#choice(label, option));
    if (choice.list) await choice.list.selectOption({ label: choice.label });
    else await choice.radio.check();
    await this.#rest.wait();
  }

  async check(label: string) {
    await (await this.#find('checkbox', label)).check();
  }

  async uncheck(label: string) {
    await (await this.#find('checkbox', label)).uncheck();
  }

  async unfold(summary: string) {
    const fold = await this.#find('fold', summary);
    if (await fold.evaluate((element) => element.closest('details')?.open === false)) await fold.click();
  }

  async sees(text: string) {
    await until(
      `"${text}" to be seen`,
      async () => reads(await this.#text(), text) || (await this.#toastsOfBefore()).some((toast) => reads(toast, text)),
    );
  }

  async doesNotSee(text: string) {
    await until(`"${text}" to be gone`, async () => !reads(await this.#text(), text));
  }

  async seesField(label: string, value: string | number) {
    const field = await this.#find('field', label);
    let is = '';
    await until(
      () => `"${label}" to be "${value}"; it is "${is}"`,
      async () => {
        is = plain(await field.evaluate(shownValue));
        return is === plain(String(value));
      },
    );
  }

  async finds(pattern: RegExp) {
    const { found } = await until(`a match of ${pattern}`, async () => {
      const found = match(await this.#text(), pattern);
      return found !== undefined && { found };
    });
    return found;
  }

  async at(pattern: RegExp) {
    await until(
      () => `${pattern}; the shopper is at ${this.#path}`,
      () => pattern.test(this.#path),
    );
  }

  async reload() {
    await this.page.reload();
    await this.#rest.wait();
  }

  async back() {
    await this.page.goBack();
    await this.#rest.wait();
  }

  async url() {
    return this.#path;
  }

  async status() {
    return this.#rest.status;
  }

  async mailTo(address: string, about?: string) {
    return this.world.mail(address, about);
  }

  async staff(...typed: string[]) {
    if (!this.world.staff) throw new Error('this shop has no staff');
    return this.world.staff(typed);
  }

  async newShopper(): Promise<Shopper> {
    return new BrowserShopper(this.world, await this.newPage(), this.javaScript, this.newPage);
  }

  async host(name: string) {
    this.#base = new URL(this.world.origin);
    this.#base.hostname = name;
  }

  async within(name: string, story: (shopper: Shopper) => Promise<void>) {
    this.#sections.push(name);
    try {
      await story(this);
    } finally {
      this.#sections.pop();
    }
  }

  async describe(): Promise<string> {
    const { gapped } = await this.page.locator('body').evaluate(visibleText);
    return `${this.#rest.status} ${this.page.url()}\n${plain(gapped).slice(0, 1_500)}`;
  }

  get #path(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  async #scope(): Promise<Locator | undefined> {
    let scope: Locator | undefined;
    for (const name of this.#sections) {
      const around = scope;
      scope = await until(`a part of the page called "${name}"`, () => section(this.page, name, around));
    }
    return scope;
  }

  /** The field is saved when it loses focus; a quantity that the browser rejects is corrected and saved. */
  async #leaveField() {
    await this.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const unsaved = this.page.locator('[data-dirty]');
    await until('the quantities to be saved', async () => (await unsaved.count()) === 0);
    await this.#rest.wait();
  }

  #find(kind: Kind, name: string): Promise<Locator> {
    return find(this.page, kind, name, () => this.#scope());
  }

  /** A toast disappears after two seconds, and a page on a busy machine may settle later: the shopper has read it before. */
  async #toastsOfBefore() {
    const texts =
      this.#sections.length > 0 ? [] : await this.page.locator('[data-toasts] > [hidden]').allTextContents();
    return texts.map((text) => ({ run: text, gapped: text }));
  }

  async #text() {
    return ((await this.#scope()) ?? this.page.locator('body')).evaluate(visibleText);
  }

  async #choice(label: string, option: string) {
    const scope = await this.#scope();
    const list = await look(this.page, 'field', label, scope);
    if (list && (await list.evaluate((field) => field instanceof HTMLSelectElement))) {
      const name = await optionCalled(list, option);
      return name === undefined ? undefined : { list, label: plain(name) };
    }
    const group = await section(this.page, label, scope);
    const radio = group && (await look(this.page, 'radio', option, group));
    return radio && { list: undefined, radio };
  }
}

/** Runs in the page: the browser's own check of the form is switched off, so that the shop's is met. */
function letItThrough(button: Element) {
  if (!(button instanceof HTMLButtonElement || button instanceof HTMLInputElement) || !button.form) return;
  button.form.noValidate = true;
  delete button.form.dataset.checks;
}

/** Runs in the page: what a field shows. */
function shownValue(field: Element): string {
  if (field instanceof HTMLSelectElement) return [...field.selectedOptions].map((option) => option.text).join(', ');
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}
