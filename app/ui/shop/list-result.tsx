// What of a shopping list cannot go into the cart, line by line, and the press that puts the rest in (demand D17).

import type { Translate } from '~/forms/reply/fields';
import type { CartLineResult } from '~/models/shopping-list';
import { Button, MessageBar } from '~/ui/kit';
import * as styles from './list-lines.css';
import { refusalText } from './refusal-text';

interface ListResultProps {
  result: { lines: CartLineResult[]; items: string[] | null };
  href: string;
  t: Translate;
}

export function ListResult({ result: { lines, items }, href, t }: ListResultProps) {
  const bad = lines.filter(({ problem }) => problem !== null);
  const good = lines.length - bad.length;
  return (
    <MessageBar tone={good > 0 ? 'warning' : 'error'} title={t('listpage:cart.title')}>
      <p>{`${t('listpage:cart.good', { count: good })}. ${t('listpage:cart.bad', { count: bad.length })}:`}</p>
      <ul className={styles.results}>
        {bad.map(({ itemId, name, sku, problem }) => (
          <li key={itemId}>{`${name} (${sku}): ${problem ? refusalText(t, problem) : ''}`}</li>
        ))}
      </ul>
      {good > 0 ? (
        <form method="post" action={href}>
          {(items ?? []).map((id) => (
            <input key={id} type="hidden" name="ticked" value={id} />
          ))}
          <Button name="intent" value={items ? 'good-ticked' : 'good-all'}>
            {t('listpage:cart.addGood', { count: good })}
          </Button>
        </form>
      ) : null}
    </MessageBar>
  );
}
