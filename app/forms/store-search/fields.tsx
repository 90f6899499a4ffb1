// The field that puts stores in order of their distance.
import { LIMITS, type Translate } from '~/forms/reply/fields';
import { Field } from '~/ui/kit';

export function StoreSearchField({ t, near }: { t: Translate; near: { typed: string; error: string | null } }) {
  return (
    <Field
      name="postnr"
      label={t('stores:near.label')}
      width="medium"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={LIMITS.postcode}
      defaultValue={near.typed}
      error={near.error ? t(near.error) : null}
    />
  );
}
