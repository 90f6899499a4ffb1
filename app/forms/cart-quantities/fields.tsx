// One line's quantity within the form of all quantities, and the buttons that send that form.
import type { ReactNode } from 'react';
import { cartPath } from '#domain/page/addresses';
import type { QuantityLimits } from '#domain/quantity/quantity';
import { Button, QuantityInput } from '~/ui/kit';

/** Rendered once per page or panel; fields and buttons refer to it by id, because forms cannot be nested. */
export function QuantitiesForm({ id, returnTo }: { id: string; returnTo: string }) {
  return (
    <form id={id} method="post" action={cartPath()} data-autosave="quantities">
      <input type="hidden" name="returnTo" value={returnTo} />
    </form>
  );
}

interface LineQuantityProps {
  /** The id of the form. */
  form: string;
  item: string;
  rule: QuantityLimits;
  quantity: number;
  /** What was typed and refused. */
  typed?: string | undefined;
  label: string;
  error?: boolean;
}

export function LineQuantity({ form, item, rule, quantity, typed, label, error = false }: LineQuantityProps) {
  const shown = [quantity, rule.min, rule.max, rule.increments].map((each) => each ?? '').join();
  return (
    <>
      <input type="hidden" name={`line-${item}`} value={shown} form={form} />
      <QuantityInput
        name={`qty-${item}`}
        id={`${form}-${item}`}
        form={form}
        rule={rule}
        defaultValue={typed === undefined ? quantity : Number(typed)}
        label={label}
        error={error}
      />
    </>
  );
}

/** Saves what was typed, then goes on to the checkout; fields that cannot be right are put right by the server and shown. */
export function ToCheckoutButton({ form, size, children }: { form: string; size?: 'large'; children: ReactNode }) {
  return (
    <Button form={form} name="intent" value="checkout" formNoValidate data-leaves="" full {...(size ? { size } : {})}>
      {children}
    </Button>
  );
}
