// One shopping list: its lines with quantities and notes, all of it or a part into the cart, and what else can be done with it.

import { LIST_PAPERS, listPaperPath, panelHref, shoppingListPath } from '#domain/page/addresses';
import { type FormReply, messageText, type Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { NotListed, RefusedListCart, ShoppingList } from '~/models/shopping-list';
import {
  Button,
  ButtonLink,
  Details,
  EmptyState,
  Field,
  Heading,
  Icon,
  Inline,
  type Language,
  MessageBar,
  Pager,
  SelectField,
  Stack,
  Text,
  TextareaField,
} from '~/ui/kit';
import { ListLines } from '~/ui/shop/list-lines';
import { goesInParts, ListParts } from '~/ui/shop/list-parts';
import { ListResult } from '~/ui/shop/list-result';
import { pageHref } from '~/ui/shop/page-href';
import { refusalText } from '~/ui/shop/refusal-text';
import { SubscribeLink } from '~/ui/shop/subscribe-link';
import { body } from './account-layout.css';
import { back } from './order-page.css';
import { form as formStyle, head } from './page.css';
import * as styles from './shopping-list-page.css';

export interface ListPageModel {
  list: ShoppingList;
  /** The line from which the list goes into the cart, counted from 1. */
  from: number;
  result: RefusedListCart | null;
  /** Numbers that could not be put on the list, and what was typed. */
  missing: NotListed[];
  typed: string;
  /** Whether the goods may be had regularly. */
  maySubscribe: boolean;
}

interface ShoppingListPageProps extends ListPageModel {
  reply: FormReply | null;
  language: Language;
  here: string;
}

export function ShoppingListPage(props: ShoppingListPageProps) {
  const { list, from, result, missing, typed, reply, language, here } = props;
  const { t } = useTexts();
  const { name, kind, paging } = list;
  return (
    <div className={body}>
      <div className={head}>
        <p>
          <a className={back} href={shoppingListPath()}>
            <Icon name="chevron-left" size="s" />
            {t('listpage:page.back')}
          </a>
        </p>
        <Heading level={1}>{name}</Heading>
        <Text tone="quiet">{t(`account:lists.kinds.${kind}`)}</Text>
      </div>
      <Actions list={list} maySubscribe={props.maySubscribe} here={here} t={t} />
      {reply?.message ? <MessageBar tone="error">{messageText(t, reply.message)}</MessageBar> : null}
      {result ? <ListResult result={result} id={list.id} t={t} language={language} /> : null}
      {goesInParts(paging.total, from) ? <ListParts list={list} from={from} t={t} language={language} /> : null}
      {paging.total === 0 ? (
        <EmptyState title={t('listpage:page.empty')} icon="list">
          <Text>{t(list.canManage ? 'listpage:page.emptyText' : 'listpage:page.emptyKept')}</Text>
        </EmptyState>
      ) : (
        <>
          <SortLine list={list} t={t} />
          <ListLines list={list} reply={reply} t={t} language={language} />
          <Pager
            paging={paging}
            hrefFor={(page) => pageHref(here, page)}
            labels={{
              nav: t('common:pager.label'),
              previous: t('common:pager.previous'),
              next: t('common:pager.next'),
            }}
          />
        </>
      )}
      {list.canManage ? (
        <AddLines missing={missing} typed={typed} reply={reply} isEmpty={paging.total === 0} t={t} />
      ) : null}
    </div>
  );
}

type ActionsProps = Pick<ShoppingListPageProps, 'list' | 'maySubscribe' | 'here'> & { t: Translate };

function Actions({ list, maySubscribe, here, t }: ActionsProps) {
  const { id, kind, canManage, mayCreate, paging } = list;
  return (
    <Inline gap={4}>
      {canManage ? (
        <ButtonLink href={panelHref(here, 'edit-shopping-list', { list: id })} tone="secondary">
          <Icon name="edit" size="s" />
          {t('listpage:page.edit')}
        </ButtonLink>
      ) : null}
      {mayCreate && !canManage && kind !== 'history' ? (
        <form method="post">
          <Button name="intent" value="copy" tone="secondary">
            {t('listpage:page.copyOne')}
          </Button>
        </form>
      ) : null}
      {maySubscribe && paging.total > 0 ? <SubscribeLink here={here} goods={{ goods: 'list', key: id }} /> : null}
      {paging.total === 0 ? null : (
        <p className={styles.papers}>
          {LIST_PAPERS.map((paper) => (
            <a key={paper} href={listPaperPath(id, paper)}>
              {t(`listpage:page.${paper}`)}
            </a>
          ))}
        </p>
      )}
    </Inline>
  );
}

const SORTS = ['position', 'name', 'sku'] as const;

function SortLine({ list, t }: { list: ShoppingList; t: Translate }) {
  return (
    <form action={list.href} className={styles.sort} autoComplete="off" data-choice="">
      <SelectField
        name="sort"
        label={t('listpage:page.sort')}
        options={SORTS.map((value) => ({ value, label: t(`listpage:page.sorts.${value}`) }))}
        defaultValue={list.sort}
        width="medium"
      />
      <Button tone="secondary" withScripts="on-focus">
        {t('listpage:page.show')}
      </Button>
    </form>
  );
}

interface AddLinesProps extends Pick<ShoppingListPageProps, 'missing' | 'typed' | 'reply'> {
  isEmpty: boolean;
  t: Translate;
}

/** Numbers that are typed, pasted or in a file; those that could not be added are listed one by one. */
function AddLines({ missing, typed, reply, isEmpty, t }: AddLinesProps) {
  const error = reply?.intent === 'add' ? reply.errors : {};
  const at = (name: string) => (error[name] ? t(error[name] ?? '') : null);
  const isOpen = isEmpty || missing.length > 0 || reply?.intent === 'add';
  return (
    <Details summary={t('lists:addTo.button')} open={isOpen} id="add">
      <form method="post" encType="multipart/form-data" className={formStyle}>
        {missing.length > 0 ? (
          <MessageBar tone="warning" title={t('lists:addTo.missing', { count: missing.length })}>
            <ul className={styles.missing}>
              {missing.map(({ code, refusal }, row) => (
                <li key={`${row}-${code}`}>{`${code}: ${refusalText(t, refusal)}`}</li>
              ))}
            </ul>
          </MessageBar>
        ) : null}
        <Stack gap={4}>
          <TextareaField
            name="lines"
            label={t('lists:addTo.lines')}
            hint={t('lists:addTo.linesHint')}
            rows={6}
            defaultValue={typed}
            error={at('lines')}
            spellCheck={false}
          />
          <Field
            name="file"
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            label={t('lists:addTo.file')}
            hint={t('lists:addTo.fileHint')}
            error={at('file')}
          />
          <Button name="intent" value="add" tone="secondary">
            {t('lists:addTo.save')}
          </Button>
        </Stack>
      </form>
    </Details>
  );
}
