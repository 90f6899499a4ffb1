// One product, and a checkbox for each list that it can be on.

import type { Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { Tile } from '~/models/product';
import type { HeartState, ShoppingListEntry } from '~/models/shopping-list';
import { Button, ButtonLink, CheckboxField, Icon, MessageBar, Stack, Text } from '~/ui/kit';
import { AskedProduct } from './asked-product';
import * as styles from './lists.css';

interface SelectListProps {
  product: Pick<Tile, 'name' | 'number' | 'picture'>;
  variants: { sku: string; label: string; heart: HeartState }[];
  lists: (ShoppingListEntry & { isOn: boolean })[];
  mayCreate: boolean;
  message: string | null;
  action: string;
  variantHref(sku: string): string;
  createHref: string;
}

export function SelectListView({ product, variants, lists, mayCreate, message, ...ways }: SelectListProps) {
  const { t } = useTexts();
  return (
    <Stack gap={5}>
      <AskedProduct product={product} />
      {message ? <MessageBar tone="error">{message}</MessageBar> : null}
      {variants.length > 0 ? (
        <Variants variants={variants} t={t} hrefOf={ways.variantHref} />
      ) : (
        <>
          <Boxes lists={lists} action={ways.action} t={t} />
          {mayCreate ? (
            <ButtonLink href={ways.createHref} tone="secondary" full>
              <Icon name="plus" size="s" />
              {t('lists:create.new')}
            </ButtonLink>
          ) : null}
        </>
      )}
    </Stack>
  );
}

function Boxes({ lists, action, t }: Pick<SelectListProps, 'lists' | 'action'> & { t: Translate }) {
  const own = lists.filter(({ canManage }) => canManage);
  const fixed = lists.filter(({ canManage, isOn }) => isOn && !canManage);
  return (
    <>
      {own.length === 0 ? (
        <Text>{t('lists:select.none')}</Text>
      ) : (
        <form method="post" action={action}>
          <Stack gap={4}>
            <fieldset className={styles.boxes}>
              <legend>{t('lists:select.legend')}</legend>
              {own.map(({ id, name, isOn }) => (
                <div key={id}>
                  <input type="hidden" name="shown" value={id} />
                  <CheckboxField name="list" id={`list-${id}`} value={id} defaultChecked={isOn} label={name} />
                </div>
              ))}
            </fieldset>
            <Button full>{t('lists:select.save')}</Button>
          </Stack>
        </form>
      )}
      {fixed.length > 0 ? (
        <Text size="small" tone="quiet">
          {t('lists:select.fixed', { names: fixed.map(({ name }) => name).join(', ') })}
        </Text>
      ) : null}
    </>
  );
}

interface VariantsProps extends Pick<SelectListProps, 'variants'> {
  t: Translate;
  hrefOf(sku: string): string;
}

function Variants({ variants, t, hrefOf }: VariantsProps) {
  return (
    <div>
      <Text strong>{t('lists:select.variants')}</Text>
      <ul className={styles.choices}>
        {variants.map(({ sku, label, heart }) => (
          <li key={sku}>
            <a className={styles.choice} href={hrefOf(sku)} rel="nofollow">
              <span>{label || sku}</span>
              {heart === 'on' ? (
                <span className={styles.mark}>
                  <Icon name="heart-filled" size="s" />
                  {t('lists:select.on')}
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
