// The hidden fields that say what a cart button is about.
import type { QuantityLimits } from '#domain/quantity/quantity';

interface AddFieldsProps {
  sku: string;
  parentSku?: string | null;
  selectedOptions?: string[];
  /** The chosen design of a designed product; it identifies the cart line. */
  design?: string | null;
  /** The limits of the quantity field next to it. */
  rule: QuantityLimits;
  /** Bought for bonus points. */
  inPoints?: boolean;
  returnTo: string;
}

/** What was typed is put right by these on the server, too, as the field itself does it with scripts (spec §5). */
function LimitsField({ rule: { min, max, increments } }: { rule: QuantityLimits }) {
  return <input type="hidden" name="limits" value={[min, max, increments].map((each) => each ?? '').join()} />;
}

export function AddFields({
  sku,
  parentSku = null,
  selectedOptions = [],
  design = null,
  rule,
  inPoints = false,
  returnTo,
}: AddFieldsProps) {
  return (
    <>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={sku} />
      {parentSku === null ? null : <input type="hidden" name="parentSku" value={parentSku} />}
      {selectedOptions.map((option) => (
        <input key={option} type="hidden" name="option" value={option} />
      ))}
      {design === null ? null : <input type="hidden" name="design" value={design} />}
      {inPoints ? <input type="hidden" name="currency" value="POINT" /> : null}
      <LimitsField rule={rule} />
      <input type="hidden" name="returnTo" value={returnTo} />
    </>
  );
}

interface LineFieldsProps {
  intent: 'update' | 'remove';
  item: string;
  /** With a quantity field: its limits. */
  rule?: QuantityLimits;
  returnTo: string;
}

export function LineFields({ intent, item, rule, returnTo }: LineFieldsProps) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="item" value={item} />
      {rule ? <LimitsField rule={rule} /> : null}
      <input type="hidden" name="returnTo" value={returnTo} />
    </>
  );
}
