// All shopping lists by name, with what each is and the way to a new one.

import { frontPath, panelHref } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { ShoppingLists } from '~/models/shopping-list';
import { ButtonLink, EmptyState, Heading, Icon, Inline, Table, Text } from '~/ui/kit';
import { body } from './account-layout.css';

interface ShoppingListsPageProps extends ShoppingLists {
  here: string;
}

export function ShoppingListsPage({ lists, mayCreate, here }: ShoppingListsPageProps) {
  const { t } = useTexts();
  const create = mayCreate ? (
    <ButtonLink href={panelHref(here, 'create-shopping-list')}>
      <Icon name="plus" size="s" />
      {t('lists:create.new')}
    </ButtonLink>
  ) : null;
  return (
    <div className={body}>
      <Inline gap={4} justify="between">
        <Heading level={1}>{t('account:lists.title')}</Heading>
        {lists.length === 0 ? null : create}
      </Inline>
      {lists.length === 0 ? (
        <EmptyState title={t('account:lists.none')} icon="list">
          <Text>{t('account:lists.noneText')}</Text>
          <Inline gap={3}>
            {create}
            <ButtonLink href={frontPath()} tone="secondary">
              {t('account:overview.shop')}
            </ButtonLink>
          </Inline>
        </EmptyState>
      ) : (
        <Table
          caption={t('account:lists.title')}
          captionHidden
          columns={[
            { label: t('account:lists.name') },
            { label: t('account:lists.kind') },
            { label: t('account:lists.products'), align: 'end' },
            { label: '' },
          ]}
          rows={lists.map(({ id, name, href, kind, products }) => ({
            key: id,
            cells: [
              <a key="name" href={href}>
                {name}
              </a>,
              t(`account:lists.kinds.${kind}`),
              products,
              <a
                key="view"
                href={panelHref(here, 'view-shopping-list', { list: id })}
                rel="nofollow"
                aria-label={t('listpage:page.glanceNamed', { name })}
              >
                {t('listpage:page.glance')}
              </a>,
            ],
          }))}
        />
      )}
    </div>
  );
}
