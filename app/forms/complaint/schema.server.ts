// Complaining of goods: what is wrong with which pieces and what is wished; the number that gets a link by SMS; an answer.
import { z } from 'zod';
import { isComplaintWish } from '#domain/complaint/complaint';
import { EXTRA_PICTURES, PICTURE_SIDES, type PictureSide } from '#domain/complaint/pictures';
import { REFUSALS } from '#domain/refusal/refusals';
import { wholeFrom } from '#domain/validate/amount';
import { optionalText, type Parsed, parseForm, requiredText, requiredTidy } from '~/forms/reply/schema.server';

/** Ids of the database and pieces of a line are no larger. */
const LARGEST = 2_147_483_647;

const wholeTyped = (missing: keyof typeof REFUSALS) =>
  requiredText('item', REFUSALS[missing]).transform((typed, context) => {
    const number = wholeFrom(typed);
    if (number !== null && number >= 1 && number <= LARGEST) return number;
    context.addIssue({ code: z.ZodIssueCode.custom, message: REFUSALS[missing] });
    return z.NEVER;
  });

const said = {
  quantity: wholeTyped('QUANTITY_NOT_A_NUMBER'),
  wish: z
    .string({ required_error: REFUSALS.COMPLAINT_WISH_MISSING, invalid_type_error: REFUSALS.COMPLAINT_WISH_MISSING })
    .refine(isComplaintWish, REFUSALS.COMPLAINT_WISH_MISSING),
  serialNumber: optionalText('reference'),
  batchNumber: optionalText('reference'),
  description: requiredText('message'),
};

const ofOrder = z.object({ line: wholeTyped('COMPLAINT_LINE_MISSING'), ...said });
const free = z.object({
  product: requiredText('summary'),
  name: requiredTidy('fullName', 'name'),
  email: requiredTidy('email', 'email'),
  ...said,
});

export const parseComplaint = (form: FormData): Parsed<z.output<typeof ofOrder>> => parseForm(form, ofOrder);
export const parseFreeComplaint = (form: FormData): Parsed<z.output<typeof free>> => parseForm(form, free);

const phone = z.object({ mobile: requiredTidy('telephone', 'phone') });

export const parseUploadPhone = (form: FormData): Parsed<z.output<typeof phone>> => parseForm(form, phone);

const answer = z.object({ text: requiredText('message'), formKey: requiredText('item') });

export const parseComplaintAnswer = (form: FormData): Parsed<z.output<typeof answer>> => parseForm(form, answer);

/** Pictures sent with an answer; one more than allowed, so that an excess is reported. */
export const extraPicturesPosted = (form: FormData): Blob[] =>
  form
    .getAll('pictures')
    .filter((file): file is File => file instanceof Blob && file.size > 0)
    .slice(0, EXTRA_PICTURES + 1);

/** The files that were chosen; a browser sends an empty one for each field without. */
export const picturesPosted = (form: FormData): { side: PictureSide; file: Blob }[] =>
  PICTURE_SIDES.flatMap((side) => {
    const file = form.get(`picture-${side}`);
    return file instanceof Blob && file.size > 0 ? [{ side, file }] : [];
  });
