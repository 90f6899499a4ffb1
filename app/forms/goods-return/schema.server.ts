// Returns step by step: the address holds the answers so far, and the page shows the first missing step (spec §4 "Return flow").
import { z } from 'zod';
import { fieldError, fieldErrorOf } from '#domain/form/field-error';
import { type Outcome, REFUSALS, refusal } from '#domain/refusal/refusals';
import { checkParcels, RETURN_SIZES, type ReturnSize, type Weighed } from '#domain/returns/return-parcels';
import { wholeFrom } from '#domain/validate/amount';
import type { FormReply } from '~/forms/reply/fields';
import {
  optionalText,
  type Parsed,
  parseForm,
  requiredText,
  requiredTidy,
  typedValues,
} from '~/forms/reply/schema.server';
import type { ReturnOfferView } from '~/models/goods-return';

export const RETURN_STEPS = ['choose', 'intact', 'pickup', 'size', 'count', 'date', 'send'] as const;
export type ReturnStep = (typeof RETURN_STEPS)[number];

/** The names of the fields that answer each step; lines have one each. */
export const RETURN_LINE = 'line-';

export interface ReturnAnswers {
  lines: { uid: string; quantity: number }[];
  isPickup: boolean;
  size: ReturnSize;
  parcels: number;
  /** Null: the buyer brings it. */
  pickupOn: string | null;
}

/** The buyer's current step, the previous answers, and their validation errors. */
export interface ReturnProgress {
  step: ReturnStep;
  answers: ReturnAnswers;
  problems: FormReply | null;
}

type Offer = Pick<ReturnOfferView, 'lines' | 'pickupDays'>;
type Answer = Outcome | null;

/** Null: not answered. */
type Read = (params: URLSearchParams, offer: Offer, answers: ReturnAnswers) => Answer;

const STEPS: Record<Exclude<ReturnStep, 'send'>, Read> = {
  choose: readLines,
  intact(params) {
    const intact = params.get('intact');
    if (intact === 'no') return refusal('RETURN_PACKAGING', { field: 'intact' });
    return intact === 'yes' ? { ok: true } : null;
  },
  pickup(params, _offer, answers) {
    const pickup = params.get('pickup');
    answers.isPickup = pickup === 'yes';
    return pickup === 'yes' || pickup === 'no' ? { ok: true } : null;
  },
  size(params, offer, answers) {
    const size = RETURN_SIZES.find((one) => one === params.get('size'));
    if (!size) return null;
    answers.size = size;
    if (size === 'box') answers.parcels = 1;
    // Whether so many boxes or pallets are right is the next question.
    const fits = checkParcels(size, answers.parcels, weighedIn(offer, answers));
    return !fits.ok && fits.field === 'size' ? fits : { ok: true };
  },
  count(params, offer, answers) {
    const typed = params.get('parcels');
    if (answers.size === 'box') return { ok: true };
    if (typed === null) return null;
    answers.parcels = wholeFrom(typed) ?? 0;
    return checkParcels(answers.size, answers.parcels, weighedIn(offer, answers));
  },
  date(params, { pickupDays }, answers) {
    if (!answers.isPickup) return { ok: true };
    const day = params.get('date');
    if (day === null) return null;
    answers.pickupOn = day;
    return pickupDays.includes(day) ? { ok: true } : refusal('RETURN_DAY', { field: 'date' });
  },
};

/** What a piece weighs that is chosen. */
export const weighedIn = ({ lines }: Pick<Offer, 'lines'>, answers: Pick<ReturnAnswers, 'lines'>): Weighed[] =>
  answers.lines.map(({ uid, quantity }) => ({
    grams: lines.find((line) => line.uid === uid)?.grams ?? 0,
    pieces: quantity,
  }));

function readLines(params: URLSearchParams, { lines }: Offer, answers: ReturnAnswers): Answer {
  const isAsked = [...params.keys()].some((name) => name.startsWith(RETURN_LINE));
  for (const line of lines) {
    const field = `${RETURN_LINE}${line.uid}`;
    const typed = params.get(field)?.trim() ?? '';
    const quantity = typed === '' ? 0 : wholeFrom(typed);
    if (quantity === null) return refusal('QUANTITY_NOT_A_NUMBER', { field });
    if (quantity === 0) continue;
    if (quantity > line.left && line.reason === 'late')
      return refusal('RETURN_TOO_LATE', { field, params: { sku: line.sku } });
    if (quantity > line.left) return refusal('MORE_THAN_LEFT', { field, params: { sku: line.sku, left: line.left } });
    answers.lines.push({ uid: line.uid, quantity });
  }
  if (answers.lines.length > 0) return { ok: true };
  return isAsked ? refusal('RETURN_EMPTY', { field: 'lines' }) : null;
}

const CHOICE: Record<ReturnStep, string> = {
  ...{ choose: 'lines', intact: 'intact', pickup: 'pickup', size: 'size', count: 'parcels', date: 'date', send: '' },
};

/** `at` in the address is the step whose button was pressed: without an answer it says so. */
export function readReturnProgress(params: URLSearchParams, offer: Offer): ReturnProgress {
  const answers: ReturnAnswers = { lines: [], isPickup: false, size: 'box', parcels: 1, pickupOn: null };
  for (const step of RETURN_STEPS) {
    if (step === 'send') break;
    const answer = STEPS[step](params, offer, answers);
    if (answer?.ok) continue;
    const isPressed = params.get('at') === step;
    const required = isPressed ? { [CHOICE[step]]: fieldError(REFUSALS.REQUIRED) } : null;
    const errors = answer ? { [answer.field ?? CHOICE[step]]: fieldErrorOf(answer) } : required;
    const problems = errors && { intent: step, errors, values: typedValues(params), message: null };
    return { step, answers, problems };
  }
  return { step: 'send', answers, problems: null };
}

const contact = z.object({
  name: requiredText('fullName'),
  email: requiredTidy('email', 'email'),
  telephone: requiredTidy('telephone', 'phone'),
  comment: optionalText('comment'),
});

/** Whom the driver reaches, and what the shop should know. */
export const parseReturnContact = (form: FormData): Parsed<z.output<typeof contact>> => parseForm(form, contact);
