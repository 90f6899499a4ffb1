// What a browser sends when a form is submitted, read from the page with what the shopper has typed and chosen.
import type { Element } from 'domhandler';
import type { PaperPage } from './paper-page';

export interface Submission {
  url: URL;
  method: 'GET' | 'POST' | 'DIALOG';
  body?: URLSearchParams | Blob;
}

export function formOf(page: PaperPage, control: Element): Element | undefined {
  const { form } = control.attribs;
  return form === undefined ? page.closest(control, 'form') : page.byId(form).filter('form').get(0);
}

export function submissionOf(page: PaperPage, form: Element, submitter: Element): Submission {
  const from = (name: string) => submitter.attribs[`form${name}`] ?? form.attribs[name];
  const url = new URL(from('action') || page.url.href, page.url);
  const method = (from('method') ?? 'get').toUpperCase();
  const entries = entriesOf(page, form, submitter);
  if (method === 'DIALOG') return { url, method };
  if (method !== 'POST') {
    url.search = new URLSearchParams(entries).toString();
    return { url, method: 'GET' };
  }
  if (from('enctype') !== 'multipart/form-data') return { url, method, body: new URLSearchParams(entries) };
  return { url, method, body: multipart(entries, filesOf(page, form)) };
}

/** Written out by hand, because Node's FormData leaves out the empty file name by which a browser says "no file chosen". */
function multipart(entries: [string, string][], chosen: ChosenFile[]): Blob {
  const boundary = 'the-shopper-on-paper';
  const escaped = (name: string) => name.replaceAll('"', '%22').replace(/\r?\n/g, '%0D%0A');
  const texts = entries.map(([name, value]) => `name="${escaped(name)}"\r\n\r\n${value}`);
  const files = chosen.map(
    ({ name, file, type }) => `name="${escaped(name)}"; filename="${escaped(file)}"\r\nContent-Type: ${type}\r\n\r\n`,
  );
  const begun = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}`;
  const parts = [
    ...texts.map((text) => `${begun(text)}\r\n`),
    ...files.flatMap((head, at) => [begun(head), chosen[at]?.bytes ?? '', '\r\n']),
  ];
  return new Blob([...parts, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
}

function entriesOf(page: PaperPage, form: Element, submitter: Element): [string, string][] {
  return page
    .$<Element, string>('input, select, textarea, button')
    .toArray()
    .filter((control) => formOf(page, control) === form && !isDisabled(page, control))
    .flatMap((control) =>
      valuesOf(page, control, submitter).map((value): [string, string] => [control.attribs.name ?? '', value]),
    )
    .filter(([name]) => name !== '');
}

function valuesOf(page: PaperPage, control: Element, submitter: Element): string[] {
  const type = control.attribs.type ?? (control.name === 'button' ? 'submit' : 'text');
  if (control === submitter) return [control.attribs.value ?? ''];
  if (control.name === 'button' || /^(submit|image|button|reset|file)$/.test(type)) return [];
  if (control.name === 'select') return chosenOptions(page, control).map((option) => optionValue(page, option));
  if (control.name === 'textarea') return [typedText(page, control).replace(/\r?\n/g, '\r\n')];
  if (type === 'checkbox' || type === 'radio')
    return 'checked' in control.attribs ? [control.attribs.value ?? 'on'] : [];
  return [control.attribs.value ?? ''];
}

export function typedText(page: PaperPage, textarea: Element): string {
  return page.$(textarea).text().replace(/^\n/, ''); // HTML drops a line break right after the tag
}

export function optionsOf(page: PaperPage, select: Element): Element[] {
  return page.$(select).find('option').toArray();
}

/** Without a choice a plain list shows its first choosable option, and sends it. */
export function chosenOptions(page: PaperPage, select: Element): Element[] {
  const open = optionsOf(page, select).filter((option) => !isDisabled(page, option));
  const chosen = open.filter((option) => 'selected' in option.attribs);
  if ('multiple' in select.attribs) return chosen;
  return [chosen.at(-1) ?? open[0]].filter((option) => option !== undefined);
}

export function optionValue(page: PaperPage, option: Element): string {
  return option.attribs.value ?? page.$(option).text().replace(/\s+/g, ' ').trim();
}

export function isDisabled(page: PaperPage, control: Element): boolean {
  if ('disabled' in control.attribs) return true;
  if (page.$(control).closest('optgroup[disabled]').length > 0) return true;
  const sets = page.$(control).closest('fieldset[disabled]');
  return sets.length > 0 && page.$(control).closest('legend').length === 0;
}

interface ChosenFile {
  name: string;
  /** Empty, as its bytes are, where none was chosen. */
  file: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

function filesOf(page: PaperPage, form: Element): ChosenFile[] {
  const fields = page.$<Element, string>('input[type=file][name]').toArray();
  return fields
    .filter((field) => formOf(page, field) === form && !isDisabled(page, field))
    .map(({ attribs }) => ({
      name: attribs.name ?? '',
      file: attribs['data-file'] ?? '',
      type: attribs['data-type'] ?? 'application/octet-stream',
      bytes: new Uint8Array(Buffer.from(attribs['data-bytes'] ?? '', 'base64')),
    }));
}
