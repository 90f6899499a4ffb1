// The line above a list: how many, and in which order. A GET form, so that the order is part of the address.
import type { Translate } from '~/forms/reply/fields';
import type { SortOption } from '~/models/catalogue';
import { Button, Icon, SelectField, Text } from '~/ui/kit';
import * as styles from './list-bar.css';

interface SortFormProps {
  action: string;
  sorts: SortOption[];
  /** Questions that stay when the order changes, such as q. */
  kept?: readonly (readonly [name: string, value: string])[];
  t: Translate;
}

export function SortForm({ action, sorts, kept = [], t }: SortFormProps) {
  if (sorts.length < 2) return null;
  return (
    <form action={action} className={styles.sort}>
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        name="sort"
        label={t('catalogue:sort.label')}
        labelHidden
        options={sorts.map(({ value }) => ({ value, label: t(`catalogue:sort.${value}`) }))}
        defaultValue={sorts.find((sort) => sort.chosen)?.value}
      />
      <Button tone="secondary">
        <Icon name="sort" size="s" />
        <span className={styles.word}>{t('catalogue:sort.apply')}</span>
      </Button>
    </form>
  );
}

interface ListBarProps extends SortFormProps {
  total: number;
  /** Instead of the total, where it is not known. */
  told?: string | null;
}

export function ListBar({ total, told = null, ...sort }: ListBarProps) {
  return (
    <div className={styles.bar}>
      <Text strong className={styles.number}>
        {told ?? sort.t('catalogue:category.products', { count: total })}
      </Text>
      <SortForm {...sort} />
    </div>
  );
}
