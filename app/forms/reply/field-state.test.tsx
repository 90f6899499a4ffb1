// The state of form fields: from conform's metadata on the server, and the same from the small reader in the browser.
import { getInputProps, useForm } from '@conform-to/react';
import { load } from 'cheerio';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '#domain/refusal/refusals';
import { textsOf } from '~/i18n/texts.server';
import { Field } from '~/ui/kit';
import { type FieldState, fieldsOfPage, useFieldsOfServer } from './field-state';
import { type FormReply, tooLongError, useFields } from './fields';

const { t } = textsOf('da');
const REFUSED: FormReply = {
  intent: 'save',
  errors: { email: REFUSALS.REQUIRED, comment: tooLongError('comment'), 'deliveryDate-parcel-home': REFUSALS.REQUIRED },
  values: { firstname: 'Anna', lastname: '', email: '  ', comment: 'Hej\n"du" & <jeg>', 'pieces-7': '0' },
  message: null,
};
const KNOWN: Record<string, string | undefined> = { firstname: 'Bo', lastname: 'Krogh', city: 'Aarhus C' };
const NAMES = ['firstname', 'lastname', 'email', 'comment', 'city', 'deliveryDate-parcel-home', 'pieces-7', 'cvr'];

interface ProbeProps {
  reply: FormReply | null;
  formId?: string;
  tell(states: FieldState[]): void;
}

function Probe({ reply, formId, tell }: ProbeProps): ReactNode {
  const field = useFieldsOfServer(t, reply, formId);
  tell(NAMES.map((name) => field(name, KNOWN[name])));
  return null;
}

function stateOnServer(reply: FormReply | null, formId?: string): FieldState[] {
  let told: FieldState[] = [];
  renderToStaticMarkup(<Probe reply={reply} formId={formId} tell={(states) => (told = states)} />);
  return told;
}

const stateInBrowser = (reply: FormReply | null, formId?: string): FieldState[] =>
  NAMES.map((name) => fieldsOfPage(t, reply, formId)(name, KNOWN[name]));

const stateOf = (states: FieldState[], name: string) => states.find((state) => state.name === name);

describe('a field of a refused form', () => {
  const states = stateOnServer(REFUSED);

  it('shows what was entered, and is empty where the field was left empty', () => {
    expect(stateOf(states, 'firstname')?.defaultValue).toBe('Anna');
    expect(stateOf(states, 'lastname')?.defaultValue).toBe('');
    expect(stateOf(states, 'comment')?.defaultValue).toBe('Hej\n"du" & <jeg>');
  });

  it('shows the known value where the form did not have the field', () => {
    expect(stateOf(states, 'city')?.defaultValue).toBe('Aarhus C');
    expect(stateOf(states, 'cvr')?.defaultValue).toBe('');
  });

  it('has its error text, with its limit', () => {
    expect(states.filter(({ error }) => error !== null).map(({ name, error }) => [name, error])).toEqual([
      ['email', 'Dette er et obligatorisk felt.'],
      ['comment', 'Højst 500 tegn.'],
      ['deliveryDate-parcel-home', 'Dette er et obligatorisk felt.'],
    ]);
  });

  it('has an id prefixed with the form’s id', () => {
    expect(stateOf(states, 'email')?.id).toBe('f-email');
    expect(stateOf(stateOnServer(REFUSED, 'printer-3'), 'email')?.id).toBe('printer-3-email');
  });
});

describe('the browser', () => {
  it.each([
    ['a new form', null, undefined],
    ['a refused form', REFUSED, undefined],
    ['a form with an id of its own', REFUSED, 'printer-3'],
  ])('has the same fields as the server: %s', (_what, reply, formId) => {
    expect(stateInBrowser(reply, formId)).toEqual(stateOnServer(reply, formId));
  });
});

function Kit({ reply }: { reply: FormReply | null }) {
  return <Field {...useFields(t, reply)('email')} type="email" label="E-mail" hint="Til kvittering" />;
}

/** What the library itself writes on the control. */
function Library({ error }: { error: string | null }) {
  const lastResult = error === null ? null : { status: 'error' as const, error: { email: [error] } };
  const [, { email }] = useForm<{ email: string }>({ id: 'f', lastResult });
  return <input {...getInputProps(email, { type: 'email', ariaDescribedBy: email.descriptionId })} />;
}

it.each([[null], [REFUSALS.REQUIRED]])(
  'the kit associates a field with its hint and error as the library does (%s)',
  (error) => {
    const reply = error === null ? null : { ...REFUSED, errors: { email: error } };
    const attributesOf = (markup: string) => {
      const { form: _, value: __, class: ___, ...rest } = load(markup)('input').attr() ?? {};
      return { ...rest, 'aria-describedby': rest['aria-describedby']?.split(' ').sort() };
    };
    expect(attributesOf(renderToStaticMarkup(<Kit reply={reply} />))).toEqual(
      attributesOf(renderToStaticMarkup(<Library error={error} />)),
    );
  },
);
