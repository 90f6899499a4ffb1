// What the rules of the shop's files have against an entry of staff, as the refusal of a field of the form.
import type { EntryFault } from '#backend/shop-files/sections/content/edit-entry';
import { refusedMarkup } from '#backend/shop-files/sections/content/text';
import type { EntryWords } from '#domain/content/entry-words';
import { type Refusal, refusal } from '#domain/refusal/refusals';

/** Fields of a form name the language last: 'da.title' of a record is 'title.da'. */
const formField = (path: string): string => path.replace(/^(da|en)\.(\w+)$/, '$2.$1');

export function refusedEntry(
  { path, code, most, message }: EntryFault,
  record: Readonly<Record<string, unknown>>,
  words: readonly EntryWords[],
): Refusal {
  const field = formField(path);
  if (field === 'path') return refusedPath(code, String(record.path ?? ''));
  if (field === 'from') return refusal('CONTENT_DAY', { field });
  if (field === 'to') return refusal('CONTENT_PERIOD', { field });
  const [, name = '', locale] = /^(.+)\.(da|en)$/.exec(field) ?? [];
  const edited = words.find((each) => each.name === name);
  if (!edited) return refusal('CONTENT_RULE', { params: { fault: path ? `${path}: ${message}` : message } });
  if (code === 'empty' || (locale === 'en' ? edited.en : edited.da).trim() === '')
    return refusal('REQUIRED', { field });
  if (code === 'too-long') return refusal('TOO_LONG', { field, params: { max: most ?? 0 } });
  const markup = refusedMarkup(locale === 'en' ? edited.en : edited.da);
  if (markup?.found === '<h1') return refusal('CONTENT_HEADING', { field });
  if (markup) return refusal('CONTENT_MARKUP', { field, params: { found: markup.found } });
  return refusal('CONTENT_RULE', { field, params: { fault: message } });
}

function refusedPath(code: EntryFault['code'], address: string): Refusal {
  const field = 'path';
  if (address === '') return refusal('REQUIRED', { field });
  return code === 'rule'
    ? refusal('ADDRESS_TAKEN', { field, params: { address } })
    : refusal('CONTENT_ADDRESS', { field });
}
