// How someone can be reached: the same three fields in each form that asks, under the words of its own. And how many pieces of a line.
import { LIMITS, type useFields } from '~/forms/reply/fields';
import { Field } from '~/ui/kit';

interface ContactProps {
  /** What the form's own `useFields` says of the field. */
  ties: ReturnType<ReturnType<typeof useFields>>;
  label: string;
  required?: boolean;
}

export const FullNameField = ({ ties, ...rest }: ContactProps) => (
  <Field {...ties} {...rest} autoComplete="name" maxLength={LIMITS.fullName} />
);

export const EmailField = ({ ties, ...rest }: ContactProps) => (
  <Field {...ties} {...rest} type="email" autoComplete="email" maxLength={LIMITS.email} />
);

export const TelephoneField = ({ ties, ...rest }: ContactProps) => (
  <Field {...ties} {...rest} type="tel" autoComplete="tel" maxLength={LIMITS.telephone} />
);

/** Of a line of an order, in a table that names it: `label` is only heard. */
export const LinePiecesField = ({ ties, label, most }: ContactProps & { most: number }) => (
  <Field {...ties} label={label} labelHidden width="short" type="number" inputMode="numeric" min={0} max={most} />
);
