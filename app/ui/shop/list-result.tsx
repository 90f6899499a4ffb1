// What of a shopping list cannot go into the cart, line by line, and the press that puts the rest in (demand D17).

import { listPartPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import { LOCALE_OF } from '~/i18n/languages';
import type { RefusedListCart } from '~/models/shopping-list';
import { Button, type Language, MessageBar } from '~/ui/kit';
import * as styles from './list-lines.css';
import { refusalText } from './refusal-text';

interface ListResultProps {
  result: RefusedListCart;
  id: string;
  t: Translate;
  language: Language;
}

export function ListResult({ result: { lines, items, from, left }, id, t, language }: ListResultProps) {
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
      {left > 0 ? (
        <p>{t('listpage:cart.later', { count: left, left: left.toLocaleString(LOCALE_OF[language]) })}</p>
      ) : null}
      {good > 0 ? (
        <form method="post" action={listPartPath(id, from)}>
          <input type="hidden" name="from" value={from} />
          {(items ?? []).map((item) => (
            <input key={item} type="hidden" name="ticked" value={item} />
          ))}
          <Button name="intent" value={items ? 'good-ticked' : 'good-all'}>
            {t('listpage:cart.addGood', { count: good })}
          </Button>
        </form>
      ) : null}
    </MessageBar>
  );
}
