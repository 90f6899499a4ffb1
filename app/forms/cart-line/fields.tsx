// The hidden fields that say what a cart button is about.
interface AddFieldsProps {
  sku: string;
  parentSku?: string | null;
  selectedOptions?: string[];
  returnTo: string;
}

export function AddFields({ sku, parentSku = null, selectedOptions = [], returnTo }: AddFieldsProps) {
  return (
    <>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={sku} />
      {parentSku === null ? null : <input type="hidden" name="parentSku" value={parentSku} />}
      {selectedOptions.map((option) => (
        <input key={option} type="hidden" name="option" value={option} />
      ))}
      <input type="hidden" name="returnTo" value={returnTo} />
    </>
  );
}

export function LineFields({
  intent,
  item,
  returnTo,
}: {
  intent: 'update' | 'remove';
  item: string;
  returnTo: string;
}) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="returnTo" value={returnTo} />
    </>
  );
}
