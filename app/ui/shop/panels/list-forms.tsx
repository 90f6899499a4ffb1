// Forms of an entire list: its name, its position, its owner; and the choice of the list that items are put on.

import { LONGEST_LIST_NAME } from '#domain/list/shopping-list';
import { type FormReply, useFields } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { ShoppingList, ShoppingListEntry } from '~/models/shopping-list';
import { Button, ButtonLink, CheckboxField, Details, Field, Icon, MessageBar, RadioCards, Stack, Text } from '~/ui/kit';

interface ListFormProps {
  message: string | null;
  reply: FormReply | null;
  action: string;
}

export function CreateListView({ message, reply, action }: ListFormProps) {
  const { t } = useTexts();
  const field = useFields(t, reply);
  return (
    <form method="post" action={action}>
      <Stack gap={4}>
        {message ? <MessageBar tone="error">{message}</MessageBar> : null}
        <Field
          {...field('name')}
          label={t('lists:create.name')}
          hint={t('lists:create.hint')}
          maxLength={LONGEST_LIST_NAME}
          autoComplete="off"
          required
        />
        <Button full>{t('lists:create.save')}</Button>
      </Stack>
    </form>
  );
}

interface EditListProps extends ListFormProps {
  list: Omit<ShoppingList, 'lines'>;
}

export function EditListView({ list, message, reply, action }: EditListProps) {
  const { t } = useTexts();
  const field = useFields(t, reply);
  const sharing = list.mayShare || list.isShared;
  return (
    <Stack gap={5}>
      {message ? <MessageBar tone="error">{message}</MessageBar> : null}
      <form method="post" action={action}>
        <Stack gap={4}>
          <input type="hidden" name="version" value={list.version} />
          <Field
            {...field('name', list.name)}
            label={t('lists:create.name')}
            maxLength={LONGEST_LIST_NAME}
            autoComplete="off"
            required
          />
          <Field
            {...field('sortOrder', String(list.sortOrder))}
            label={t('lists:edit.order')}
            hint={t('lists:edit.orderHint')}
            inputMode="numeric"
            maxLength={6}
            width="short"
          />
          {sharing && list.isOwn ? (
            <>
              <input type="hidden" name="mayShare" value="1" />
              <CheckboxField
                name="isShared"
                value="1"
                defaultChecked={list.isShared}
                label={t('lists:edit.shared')}
                hint={t('lists:edit.sharedHint')}
              />
            </>
          ) : null}
          <Button full name="intent" value="edit">
            {t('lists:edit.save')}
          </Button>
        </Stack>
      </form>
      <form method="post" action={action}>
        <Stack gap={4}>
          {list.mayCreate ? (
            <Button full tone="secondary" name="intent" value="copy">
              {t('lists:edit.copy')}
            </Button>
          ) : null}
          <Details summary={t('lists:edit.delete')}>
            <Stack gap={3}>
              <Text>{t('lists:edit.deleteText')}</Text>
              <Button full tone="secondary" name="intent" value="delete">
                <Icon name="trash" size="s" />
                {t('lists:edit.deleteYes')}
              </Button>
            </Stack>
          </Details>
        </Stack>
      </form>
    </Stack>
  );
}

interface AddToListProps {
  lists: ShoppingListEntry[];
  mayCreate: boolean;
  /** The list that has just been made for the goods. */
  chosen: string | null;
  about: { kind: 'cart' | 'line' | 'order'; order: string };
  message: string | null;
  action: string;
  createHref: string;
}

export function AddToListView({ lists, mayCreate, chosen, about, message, action, createHref }: AddToListProps) {
  const { t } = useTexts();
  const first = lists.find(({ id }) => id === chosen) ?? lists[0];
  return (
    <Stack gap={5}>
      {message ? <MessageBar tone="error">{message}</MessageBar> : null}
      <Text>{t(`lists:addTo.${about.kind}`, { order: about.order })}</Text>
      {lists.length === 0 ? null : (
        <form method="post" action={action}>
          <Stack gap={4}>
            <RadioCards
              legend={t('lists:addTo.choose')}
              name="list"
              required
              options={lists.map(({ id, name }) => ({ value: id, title: name, checked: id === first?.id }))}
            />
            <Button full>{t('lists:addTo.save')}</Button>
          </Stack>
        </form>
      )}
      {mayCreate ? (
        <ButtonLink href={createHref} tone="secondary" full>
          <Icon name="plus" size="s" />
          {t('lists:create.new')}
        </ButtonLink>
      ) : null}
    </Stack>
  );
}
