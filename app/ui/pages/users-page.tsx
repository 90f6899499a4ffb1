// A company's users: what each may do, who approves their orders, and the way to change it.

import { RIGHTS } from '#domain/company/sub-user';
import { oere } from '#domain/money/money';
import { customerAdministrationPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { SubUser, SubUserList } from '~/models/company';
import { Badge, ButtonLink, Heading, Icon, Inline, type Language, money, Pager, Table, Text } from '~/ui/kit';
import { pageHref } from '~/ui/shop/page-href';
import { body } from './account-layout.css';
import * as styles from './users-page.css';

interface UsersPageProps extends SubUserList {
  here: string;
  language: Language;
}

export function UsersPage({ company, users, paging, here, language }: UsersPageProps) {
  const { t } = useTexts();
  return (
    <div className={body}>
      <Inline gap={4} justify="between">
        <Heading level={1}>{t('company:title')}</Heading>
        <ButtonLink href={customerAdministrationPath('new')}>
          <Icon name="plus" size="s" />
          {t('company:new')}
        </ButtonLink>
      </Inline>
      <Text tone="quiet">{t('company:count', { count: paging.total, company })}</Text>
      <Table
        caption={t('company:title')}
        captionHidden
        columns={[
          { label: t('company:name') },
          { label: t('company:mayLabel') },
          { label: t('company:approvedBy') },
          { label: '', align: 'end' },
        ]}
        rows={users.map((user) => ({ key: user.id, cells: userCells(user, t, language) }))}
      />
      <Pager
        paging={paging}
        hrefFor={(page) => pageHref(here, page)}
        labels={{ nav: t('common:pager.label'), previous: t('common:pager.previous'), next: t('common:pager.next') }}
      />
    </div>
  );
}

function userCells(user: SubUser, t: Translate, language: Language) {
  const name = `${user.firstname} ${user.lastname}`;
  return [
    <div key="name" className={styles.who}>
      <Inline gap={2}>
        <strong>{name}</strong>
        {user.isSelf ? <Badge>{t('company:you')}</Badge> : null}
        {user.isWelcomed ? null : <Badge tone="quiet">{t('company:invited')}</Badge>}
      </Inline>
      <Text size="small" tone="quiet">
        {user.email || t('company:bySystem')}
      </Text>
    </div>,
    rightsText(user, t),
    approvalText(user, t, language),
    <a key="change" href={user.href} aria-label={t('company:changeNamed', { name })}>
      {t('company:change')}
    </a>,
  ];
}

/** Fields that are required with an order are not permissions, and appear in the form only. */
function rightsText({ rights }: SubUser, t: Translate): string {
  const given = RIGHTS.filter((right) => rights[right] && right !== 'requisitioner' && right !== 'requisitionNumber');
  const text = given.map((right) => t(`company:short.${right}`)).join(', ');
  return text === '' ? t('company:noRights') : text.charAt(0).toUpperCase() + text.slice(1);
}

function approvalText({ approval }: SubUser, t: Translate, language: Language): string {
  if (!approval) return t('company:placedAtOnce');
  const { approver, limitOere } = approval;
  const which =
    limitOere === null ? t('company:everything') : t('company:over', { amount: money(oere(limitOere), language) });
  return `${approver} (${which})`;
}
