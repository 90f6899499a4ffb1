// A list of more lines than a cart holds: the parts in which it goes into the cart, from the line on that has its turn.

import { partsOfList } from '#domain/list/shopping-list';
import { cartPath, listPartPath } from '#domain/page/addresses';
import { MOST_LINES } from '#domain/purchase-rules/room';
import type { Translate } from '~/forms/reply/fields';
import { LOCALE_OF } from '~/i18n/languages';
import type { ShoppingList } from '~/models/shopping-list';
import { Button, ButtonLink, Heading, Icon, Inline, type Language, Stack, Text } from '~/ui/kit';

interface ListPartsProps {
  list: ShoppingList;
  /** The line of the list that has its turn, counted from 1. */
  from: number;
  t: Translate;
  language: Language;
}

export function ListParts({ list: { id, href, paging }, from, t, language }: ListPartsProps) {
  const parts = partsOfList(paging.total, from);
  const number = (lines: number) => lines.toLocaleString(LOCALE_OF[language]);
  const left = paging.total - from + 1;
  return (
    <section aria-labelledby="list-parts">
      <Stack gap={4}>
        <Heading level={2} size="h4" id="list-parts">
          {from > 1
            ? t('listpage:parts.left', { count: left, left: number(left) })
            : t('listpage:parts.title', { lines: number(paging.total) })}
        </Heading>
        <Text>{t(from > 1 ? 'listpage:parts.next' : 'listpage:parts.text', { most: MOST_LINES })}</Text>
        <Inline gap={3}>
          {parts.map((part, at) => (
            <form key={part.from} method="post" action={listPartPath(id, from)}>
              <input type="hidden" name="from" value={part.from} />
              <Button name="intent" value="cart-all" tone={at === 0 ? 'primary' : 'secondary'}>
                {at === 0 ? <Icon name="cart" /> : null}
                {t(at === 0 && from > 1 ? 'listpage:parts.addNext' : 'listpage:parts.add', {
                  count: part.to - part.from + 1,
                  range: `${number(part.from)}–${number(part.to)}`,
                })}
              </Button>
            </form>
          ))}
        </Inline>
        {from > 1 ? (
          <Inline gap={3}>
            <ButtonLink href={cartPath()} tone="secondary">
              {t('listpage:parts.toCart')}
            </ButtonLink>
            <ButtonLink href={href} tone="tertiary">
              {t('listpage:parts.again')}
            </ButtonLink>
          </Inline>
        ) : null}
      </Stack>
    </section>
  );
}

/** False for a list that fits into one cart and is bought from its beginning. */
export const goesInParts = (lines: number, from: number) => lines > MOST_LINES || from > 1;
