// Words for what the timelines and the log of the back office show as changed: names of facts, and values by their kind.
import { inCopenhagen, startOfDay } from '#domain/calendar/calendar';
import { lastDayBefore } from '#domain/calendar/period';
import { localeOf } from '#domain/store/locale';
import { isLanguage } from '~/i18n/languages';
import type { Texts } from '~/i18n/use-texts';
import type { StaffChangeView } from '~/models/staff';
import { daysInWords, staffDay, staffMoment, staffMoney } from './order-words';

interface Writing {
  /** Texts of the namespace 'staff'. */
  t: Texts['t'];
  language: 'da' | 'en';
}

const OF_LINE = /^lines\.(.+)\.(\w+)$/;
const OF_PICTURE = /^pictures\.0*(\d+)$/;
const OF_STOCK = /^stock\.(.+)$/;
const OF_RIGHT = /^(?:flags|settings)\.(\w+)$/;
/** Written by people: never read as a number, a day or a switch. */
const FREE_TEXT =
  /(^|\.)(firstname|lastname|name|title|description|code|company)$|(Da|En|_da|_en)$|(^|\.)(da|en)(\.|$)/;
/** Values shown as on or off. 'own' and 'business' are the values of the right that sets whose orders a customer sees. */
const SWITCH = /^(true|false|own|business)$/;
const ON = /^(true|business)$/;
const MONEY = /oere$/i;
const BASIS_POINTS = /(_bp|Bp)$/;
const WHOLES = /^-?\d+(, -?\d+)*$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Blocks of a front page. */
const BLOCK_ORDER = /^(blockOrder|(published|draft)\.order)$/;
/** Ends and starts of periods of days; an end is exclusive. */
const FIRST_DAY = /^(from|valid_from)$/;
const LAST_DAY = /^(to|valid_to)$/;

/** Null where there is none. A colon would name another namespace. */
function existingText(key: string, { t }: Writing): string | null {
  if (/[^\w.-]/.test(key)) return null;
  const text = t(key);
  return text === key ? null : text;
}

/** Rights are stored as 'hasShareworks', and their texts are named as files name them. */
const snakeOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const leafOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** A line of a case is named by its SKU, a picture by its place, stock by its source. */
function changedName(name: string, writing: Writing): string {
  const { t } = writing;
  const [, sku, way] = OF_LINE.exec(name) ?? [];
  if (sku !== undefined) return `${sku} ${existingText(`fact.line-${way}`, writing) ?? way}`;
  const [, number] = OF_PICTURE.exec(name) ?? [];
  if (number !== undefined) return t('product.picture.number', { number });
  const [, source] = OF_STOCK.exec(name) ?? [];
  if (source !== undefined) return `${t('fact.stock')} ${source}`;
  const [, right] = OF_RIGHT.exec(name) ?? [];
  if (right !== undefined) return existingText(`customerRight.${snakeOf(right)}`, writing) ?? right;
  return existingText(`fact.${name.replaceAll('.', '-')}`, writing) ?? partsInWords(name.split('.'), writing);
}

/** The language of a text comes last: 'Tekst, dansk'. */
function partsInWords(parts: readonly string[], writing: Writing): string {
  const wordOf = (part: string) => existingText(`fact.${part}`, writing) ?? part;
  const [tongues, others] = [parts.filter(isLanguage), parts.filter((part) => !isLanguage(part))];
  return [others.map(wordOf).join(' '), ...tongues.map(wordOf)].filter(Boolean).join(', ');
}

/** Where the texts of the values of a fact are. The order of a shipment is logged by its status. */
const WORDS: Readonly<Record<string, string>> = {
  role: 'role',
  status: 'status',
  order: 'status',
  payment: 'paymentState',
  state: 'caseState',
  remedy: 'caseWord',
  label: 'caseWord',
  kind: 'promotion.kind',
};

/** `group`: of the command, 'review' of 'review approve': its states have separate words. */
function changedValue({ name, value, group = '' }: { name: string; value: string; group?: string }, writing: Writing) {
  if (value === '') return '–';
  const leaf = leafOf(name);
  if (FREE_TEXT.test(name)) return value;
  if (SWITCH.test(value)) return switchWord(leaf, ON.test(value), writing);
  if (WHOLES.test(value)) return numberWord(leaf, value, writing);
  if (MOMENT.test(value)) return momentWord(leaf, value, writing);
  if (DAY.test(value)) return staffDay(value, writing.language);
  if (BLOCK_ORDER.test(name))
    return value.replace(/\w+/g, (block) => existingText(`content.block.${block}`, writing) ?? block);
  if (name === 'price.offers') return offerWords(value, writing);
  if (name === 'invoices')
    return value.replace(/\b(invoice|credit) /g, (_, kind) => `${writing.t(`document.${kind}`)} `);
  return (
    existingText(`stateOf.${group}.${value}`, writing) ?? existingText(`${WORDS[leaf]}.${value}`, writing) ?? value
  );
}

function switchWord(leaf: string, isOn: boolean, { t }: Writing): string {
  if (leaf === 'paused') return t(isOn ? 'promotion.state.paused' : 'promotion.unpaused');
  return t(isOn ? 'customer.yes' : 'customer.no');
}

function numberWord(leaf: string, value: string, { language }: Writing): string {
  const each = (word: (number: number) => string): string =>
    value
      .split(', ')
      .map((number) => word(Number(number)))
      .join(', ');
  if (MONEY.test(leaf)) return each((amount) => staffMoney(amount, language));
  if (!BASIS_POINTS.test(leaf)) return value;
  return each((points) => `${(points / 100).toLocaleString(localeOf(language))}${language === 'en' ? '%' : '\u00a0%'}`);
}

function momentWord(leaf: string, value: string, { language }: Writing): string {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return value;
  const { date } = inCopenhagen(moment);
  const isMidnight = startOfDay(date).getTime() === moment.getTime();
  if (isMidnight && FIRST_DAY.test(leaf)) return staffDay(date, language);
  return isMidnight && LAST_DAY.test(leaf) ? staffDay(lastDayBefore(moment), language) : staffMoment(value, language);
}

/** As they are logged: '12,00 kr. 2026-12-01 00:00 – '. */
const offerWords = (value: string, { language }: Writing): string =>
  daysInWords(value, language).replace(/(\d+),(\d\d) kr\./g, (_, kroner: string, oere: string) =>
    staffMoney(Number(kroner + oere), language),
  );

interface ChangeWords {
  name: string;
  before: string;
  after: string;
}

export function changeInWords({ name, before, after }: StaffChangeView, writing: Writing, group?: string): ChangeWords {
  return {
    name: changedName(name, writing),
    before: changedValue({ name, value: before, group }, writing),
    after: changedValue({ name, value: after, group }, writing),
  };
}

/** The verb of a command, as timelines state it; null for commands that have none. */
export const commandWord = (command: string, writing: Writing): string | null =>
  existingText(`did.${command.replace(/^order /, '').replaceAll(' ', '-')}`, writing);
