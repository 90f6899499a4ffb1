// Samples of what visitors press, type into and choose.
import type { ComponentProps } from 'react';
import {
  Button,
  ButtonLink,
  type ButtonTone,
  CheckboxField,
  Field,
  FieldError,
  Icon,
  money,
  QuantityInput,
  type RadioCard,
  RadioCards,
  SelectField,
  TextareaField,
} from '~/ui/kit';
import { AMOUNT, type Sample, type SampleState, type SampleTable, type SampleWords } from './gallery-sample';

type ButtonSize = NonNullable<ComponentProps<typeof Button>['size']>;

// Objects, so that the compiler names each tone and size without a sample.
const BUTTON_TONES: { readonly [Tone in ButtonTone]: Tone } = {
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  danger: 'danger',
};
const BUTTON_SIZES: { readonly [Size in ButtonSize]: Size } = {
  small: 'small',
  medium: 'medium',
  large: 'large',
  icon: 'icon',
};

/** A link that leads to the top of the samples that it is among. */
const ANCHOR = '#gallery';

export function controlSamples(words: SampleWords): SampleTable {
  return {
    Button: buttonSamples(words),
    ButtonLink: buttonLinkSamples(words),
    Field: fieldSamples(words),
    FieldError: [
      { state: 'error', node: <FieldError id="gallery-field-error">{words.word('required')}</FieldError> },
      { state: 'long', node: <FieldError id="gallery-field-error-long">{words.word('longError')}</FieldError> },
    ],
    SelectField: selectSamples(words),
    TextareaField: areaSamples(words),
    CheckboxField: checkboxSamples(words),
    RadioCards: radioSamples(words),
    QuantityInput: quantitySamples(words),
  };
}

function buttonSamples({ word }: SampleWords): Sample[] {
  return [
    ...Object.values(BUTTON_TONES).map((tone) => ({
      state: 'plain' as const,
      props: `tone="${tone}"`,
      node: <Button {...{ type: 'button', tone }}>{word('press')}</Button>,
    })),
    ...Object.values(BUTTON_SIZES).map((size) => ({
      state: 'plain' as const,
      props: `size="${size}"`,
      node:
        size === 'icon' ? (
          <Button type="button" size={size} tone="secondary" aria-label={word('remove')}>
            <Icon name="trash" />
          </Button>
        ) : (
          <Button {...{ type: 'button', size }}>{word('press')}</Button>
        ),
    })),
    {
      state: 'plain',
      props: 'full',
      node: (
        <Button type="button" full>
          {word('press')}
        </Button>
      ),
    },
    ...Object.values(BUTTON_TONES).map((tone) => ({
      state: 'disabled' as const,
      props: `tone="${tone}"`,
      node: <Button {...{ type: 'button', tone, disabled: true }}>{word('press')}</Button>,
    })),
    { state: 'busy', node: <Button {...{ type: 'button', busy: true }}>{word('pressed')}</Button> },
    { state: 'long', node: <Button type="button">{word('longPress')}</Button> },
  ];
}

const buttonLinkSamples = ({ word }: SampleWords): Sample[] => [
  ...Object.values(BUTTON_TONES).map((tone) => ({
    state: 'plain' as const,
    props: `tone="${tone}"`,
    node: <ButtonLink {...{ href: ANCHOR, tone }}>{word('link')}</ButtonLink>,
  })),
  { state: 'long', node: <ButtonLink href={ANCHOR}>{word('longPress')}</ButtonLink> },
];

/** What the fields of a form have in common: a sample per state, each with a different name. */
function frames({ word }: SampleWords, name: string) {
  const named = (state: SampleState) => ({ name: `${name}-${state}`, label: word('label') });
  return {
    plain: { ...named('plain'), hint: word('hint'), required: true },
    empty: { ...named('empty'), label: word('optional') },
    error: { ...named('error'), error: word('required'), required: true },
    disabled: { ...named('disabled'), disabled: true },
    long: { ...named('long'), label: word('longLabel'), hint: word('longHint'), error: word('longError') },
  };
}

const WIDTHS: { readonly [Width in NonNullable<ComponentProps<typeof Field>['width']>]: Width } = {
  full: 'full',
  medium: 'medium',
  short: 'short',
};

function fieldSamples(words: SampleWords): Sample[] {
  const frame = frames(words, 'gallery-field');
  const value = words.word('value');
  return [
    { state: 'plain', node: <Field {...frame.plain} defaultValue={value} /> },
    ...Object.values(WIDTHS).map((width) => ({
      state: 'plain' as const,
      props: `width="${width}"`,
      node: <Field {...{ name: `gallery-field-${width}`, label: words.word('label'), width, defaultValue: value }} />,
    })),
    {
      state: 'plain',
      props: 'readOnly',
      node: <Field {...frame.plain} name="gallery-read" defaultValue={value} readOnly />,
    },
    { state: 'empty', node: <Field {...frame.empty} placeholder={value} /> },
    { state: 'error', node: <Field {...frame.error} defaultValue="" /> },
    { state: 'disabled', node: <Field {...frame.disabled} defaultValue={value} /> },
    { state: 'long', node: <Field {...frame.long} defaultValue={words.word('longName')} /> },
  ];
}

function selectSamples(words: SampleWords): Sample[] {
  const frame = frames(words, 'gallery-select');
  const none = { value: '', label: words.word('noChoice') };
  const options = [none, { value: '1', label: words.word('value') }, { value: '2', label: words.word('longName') }];
  return [
    { state: 'plain', node: <SelectField {...frame.plain} {...{ options, defaultValue: '1' }} /> },
    { state: 'empty', node: <SelectField {...frame.empty} options={[none]} /> },
    { state: 'error', node: <SelectField {...frame.error} options={options} /> },
    { state: 'disabled', node: <SelectField {...frame.disabled} {...{ options, defaultValue: '1' }} /> },
    { state: 'long', node: <SelectField {...frame.long} {...{ options, defaultValue: '2' }} /> },
  ];
}

function areaSamples(words: SampleWords): Sample[] {
  const frame = frames(words, 'gallery-area');
  const value = words.word('sentence');
  return [
    { state: 'plain', node: <TextareaField {...frame.plain} defaultValue={value} /> },
    { state: 'empty', node: <TextareaField {...frame.empty} /> },
    { state: 'error', node: <TextareaField {...frame.error} /> },
    { state: 'disabled', node: <TextareaField {...frame.disabled} defaultValue={value} /> },
    { state: 'long', node: <TextareaField {...frame.long} defaultValue={words.word('longSentence')} /> },
  ];
}

function checkboxSamples(words: SampleWords): Sample[] {
  const frame = frames(words, 'gallery-check');
  return [
    { state: 'plain', node: <CheckboxField {...frame.plain} /> },
    { state: 'chosen', node: <CheckboxField {...frame.plain} name="gallery-check-chosen" defaultChecked /> },
    { state: 'error', node: <CheckboxField {...frame.error} /> },
    { state: 'disabled', node: <CheckboxField {...frame.disabled} /> },
    {
      state: 'disabled',
      props: 'defaultChecked',
      node: <CheckboxField {...frame.disabled} name="gallery-check-both" defaultChecked />,
    },
    { state: 'long', node: <CheckboxField {...frame.long} /> },
  ];
}

function radioSamples({ word, language }: SampleWords): Sample[] {
  const first: RadioCard = { value: '1', title: word('value'), note: word('hint'), aside: money(AMOUNT, language) };
  const details = {
    name: word('value'),
    fields: <Field {...{ name: 'gallery-radio-details', label: word('label') }} />,
  };
  const second: RadioCard = { value: '2', title: word('optional'), mark: <Icon name="truck" /> };
  const refused: RadioCard = { value: '3', title: word('closed'), disabled: true, error: word('closedWhy') };
  const long: RadioCard = { ...first, title: word('longName'), note: word('longSentence'), error: word('longError') };
  const group = (state: SampleState, options: RadioCard[]) => ({
    legend: word('legend'),
    name: `gallery-radio-${state}`,
    options,
  });
  return [
    { state: 'plain', node: <RadioCards {...group('plain', [first, second])} /> },
    { state: 'chosen', node: <RadioCards {...group('chosen', [{ ...first, checked: true, details }, second])} /> },
    { state: 'error', node: <RadioCards {...group('error', [first, second])} error={word('noChoice')} /> },
    { state: 'disabled', node: <RadioCards {...group('disabled', [first, refused])} /> },
    {
      state: 'long',
      node: <RadioCards {...group('long', [long, { ...long, value: '2' }])} legend={word('longLabel')} />,
    },
  ];
}

function quantitySamples({ word }: SampleWords): Sample[] {
  const given = (name: string) => ({
    name: `gallery-quantity-${name}`,
    label: word('quantity'),
    rule: { min: 1, max: 99_999, increments: 1 },
  });
  return [
    { state: 'plain', props: 'size="small"', node: <QuantityInput {...given('small')} /> },
    { state: 'plain', props: 'size="medium"', node: <QuantityInput {...given('medium')} size="medium" /> },
    { state: 'error', node: <QuantityInput {...given('error')} error /> },
    { state: 'disabled', node: <QuantityInput {...given('disabled')} disabled /> },
    { state: 'long', node: <QuantityInput {...given('long')} defaultValue={99_999} /> },
  ];
}
