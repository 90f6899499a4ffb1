// Shopping lists: all of them by name, and one with its goods.

import { frontPath, shoppingListPath } from '#domain/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { ShoppingList, ShoppingListEntry } from '~/models/shopping-list';
import { ButtonLink, EmptyState, Heading, Icon, type Language, Table, Text } from '~/ui/kit';
import { Shelf } from '~/ui/shop/shelf';
import { body } from './account-layout.css';
import { back } from './order-page.css';
import { head } from './page.css';

export function ShoppingListsPage({ lists }: { lists: ShoppingListEntry[] }) {
  const { t } = useTexts();
  return (
    <div className={body}>
      <Heading level={1}>{t('account:lists.title')}</Heading>
      {lists.length === 0 ? (
        <EmptyState title={t('account:lists.none')} icon="list">
          <Text>{t('account:lists.noneText')}</Text>
          <ButtonLink href={frontPath()}>{t('account:overview.shop')}</ButtonLink>
        </EmptyState>
      ) : (
        <Table
          caption={t('account:lists.title')}
          captionHidden
          columns={[
            { label: t('account:lists.name') },
            { label: t('account:lists.kind') },
            { label: t('account:lists.products'), align: 'end' },
          ]}
          rows={lists.map(({ id, name, href, kind, products }) => ({
            key: id,
            cells: [
              <a key="name" href={href}>
                {name}
              </a>,
              t(`account:lists.kinds.${kind}`),
              products,
            ],
          }))}
        />
      )}
    </div>
  );
}

interface ShoppingListPageProps {
  list: ShoppingList;
  language: Language;
  here: string;
}

export function ShoppingListPage({ list, language, here }: ShoppingListPageProps) {
  const { t } = useTexts();
  const { name, href, kind, shelf } = list;
  return (
    <div className={body}>
      <div className={head}>
        <p>
          <a className={back} href={shoppingListPath()}>
            <Icon name="chevron-left" size="s" />
            {t('account:lists.all')}
          </a>
        </p>
        <Heading level={1}>{name}</Heading>
        <Text tone="quiet">{t(`account:lists.kinds.${kind}`)}</Text>
      </div>
      {shelf.tiles.length === 0 ? (
        <EmptyState title={t('account:lists.empty')} icon="list">
          <Text>{t('account:lists.emptyText')}</Text>
        </EmptyState>
      ) : null}
      <Shelf shelf={shelf} title={t('account:lists.goods')} action={href} t={t} language={language} here={here} />
    </div>
  );
}
