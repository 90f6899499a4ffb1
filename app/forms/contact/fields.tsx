// Contact fields shared by several forms, each with its own labels; and the number of pieces of a line.
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

/** For a row of an order's table, which names the product: `label` is only for screen readers. */
export const LinePiecesField = ({ ties, label, most }: ContactProps & { most: number }) => (
  <Field {...ties} label={label} labelHidden width="short" type="number" inputMode="numeric" min={0} max={most} />
);
