// Bonus points as a statement: what there is, what comes and what goes next on top, every movement below.

import { formatCount, formatPoints } from '#domain/money/money';
import { orderPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import { LOCALE_OF } from '~/i18n/languages';
import { useTexts } from '~/i18n/use-texts';
import type { PointEntry, PointsView } from '~/models/purchase-history';
import { ButtonLink, EmptyState, Heading, type Language, Pager, Table, Text } from '~/ui/kit';
import { dayText } from '~/ui/shop/dates';
import { pageHref } from '~/ui/shop/page-href';
import { body } from './account-layout.css';
import * as styles from './bonus-points-page.css';

export interface BonusPointsPageProps {
  points: PointsView;
  seesOrders: boolean;
  /** Null where this shop has no bonus shop. */
  shopHref: string | null;
  here: string;
  language: Language;
}

const pointCount = (points: number, language: Language) => formatCount(points, language === 'en' ? 'en-GB' : 'da-DK');

export function BonusPointsPage({ points, seesOrders, shopHref, here, language }: BonusPointsPageProps) {
  const { t } = useTexts();
  const { balance, earned, spent, coming, expiring, entries, paging } = points;
  return (
    <div className={body}>
      <Heading level={1}>{t('documents:points.title')}</Heading>
      <dl className={styles.sums}>
        <PointSum label={t('documents:points.balance')} value={pointCount(balance, language)} isMain />
        <PointSum label={t('documents:points.earned')} value={pointCount(earned, language)} />
        <PointSum label={t('documents:points.spent')} value={pointCount(spent, language)} />
        {coming > 0 ? <PointSum label={t('documents:points.coming')} value={pointCount(coming, language)} /> : null}
      </dl>
      {coming > 0 ? <Text tone="quiet">{t('documents:points.comingText')}</Text> : null}
      {expiring ? (
        <Text>
          {t('documents:points.expires', {
            points: formatPoints(expiring.points, LOCALE_OF[language]),
            day: dayText(expiring.at, language),
          })}
        </Text>
      ) : null}
      {shopHref ? (
        <p>
          <ButtonLink href={shopHref}>{t('documents:points.toShop')}</ButtonLink>
        </p>
      ) : null}
      {entries.length === 0 ? (
        <EmptyState title={t('documents:points.empty')} icon="coins">
          <Text>{t('documents:points.emptyText')}</Text>
        </EmptyState>
      ) : (
        <Ledger entries={entries} seesOrders={seesOrders} t={t} language={language} />
      )}
      <Pager
        paging={paging}
        hrefFor={(page) => pageHref(here, page)}
        labels={{
          nav: t('common:pager.label'),
          previous: t('common:pager.previous'),
          next: t('common:pager.next'),
        }}
      />
    </div>
  );
}

function PointSum({ label, value, isMain }: { label: string; value: string; isMain?: boolean }) {
  return (
    <div className={styles.sum}>
      <dt className={styles.label}>{label}</dt>
      <dd className={isMain ? styles.main : styles.value}>{value}</dd>
    </div>
  );
}

interface LedgerProps {
  entries: PointEntry[];
  seesOrders: boolean;
  t: Translate;
  language: Language;
}

function Ledger({ entries, seesOrders, t, language }: LedgerProps) {
  return (
    <Table
      caption={t('documents:points.ledger')}
      columns={[
        { label: t('documents:points.date') },
        { label: t('documents:points.what') },
        { label: t('documents:points.note') },
        { label: t('documents:points.points'), align: 'end' },
        { label: t('documents:points.after'), align: 'end' },
      ]}
      rows={entries.map(({ at, points, balance, move, note, orderNumber }, index) => ({
        key: `${at} ${index}`,
        cells: [
          dayText(at, language),
          t(`documents:points.moves.${move}`),
          orderNumber && seesOrders ? (
            <a key="note" href={orderPath(orderNumber)}>
              {note}
            </a>
          ) : (
            note
          ),
          points > 0 ? `+${pointCount(points, language)}` : pointCount(points, language).replace('-', '−'),
          pointCount(balance, language),
        ],
      }))}
    />
  );
}
