// A list at a glance: its first lines, one press that puts all of it into the cart, and the way to its page.

import { useTexts } from '~/i18n/use-texts';
import type { ShoppingList } from '~/models/shopping-list';
import { Button, ButtonLink, Heading, Icon, type Language, linkTo, MessageBar, money, Stack, Text } from '~/ui/kit';
import { refusalText } from '../refusal-text';
import * as styles from './lists.css';

const MOST_LINES_SHOWN = 10;

interface ListGlanceProps {
  list: ShoppingList;
  message: string | null;
  language: Language;
  action: string;
  /** Null for anyone who may not make lists. */
  createHref: string | null;
}

export function ListGlance({ list, message, language, action, createHref }: ListGlanceProps) {
  const { t } = useTexts();
  const { name, href, lines, paging } = list;
  return (
    <Stack gap={5}>
      <Heading level={3}>{name}</Heading>
      {message ? <MessageBar tone="error">{message}</MessageBar> : null}
      {lines.length === 0 ? (
        <Text>{t('lists:view.empty')}</Text>
      ) : (
        <>
          <ul className={styles.glance}>
            {lines.slice(0, MOST_LINES_SHOWN).map((line) => (
              <li key={line.id} className={styles.glanceLine}>
                <div>
                  {line.product ? <a {...linkTo(line.product.href)}>{line.name}</a> : line.name}
                  <Text size="small" tone={line.problem ? 'danger' : 'quiet'}>
                    {line.problem ? refusalText(t, line.problem) : `${line.quantity} ${line.product?.unit ?? ''}`}
                  </Text>
                </div>
                {line.product && line.product.priceOere !== null ? (
                  <span>{money(line.product.priceOere, language)}</span>
                ) : null}
              </li>
            ))}
          </ul>
          <form method="post" action={action}>
            <Button full>
              <Icon name="cart" />
              {t('lists:view.toCart')}
            </Button>
          </form>
        </>
      )}
      <ButtonLink href={href} tone="secondary" full>
        {paging.total > MOST_LINES_SHOWN ? t('lists:view.more', { count: paging.total }) : t('lists:view.open')}
      </ButtonLink>
      {createHref ? (
        <ButtonLink href={createHref} tone="tertiary" full>
          <Icon name="plus" size="s" />
          {t('lists:create.new')}
        </ButtonLink>
      ) : null}
    </Stack>
  );
}
