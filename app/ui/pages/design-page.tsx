// What the shopper can draw: how it goes, and the furniture to begin with.

import { frontPath } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { Shelf as ShelfModel } from '~/models/shelf';
import { ButtonLink, EmptyState, Heading, type Language, Text } from '~/ui/kit';
import { Shelf } from '~/ui/shop/shelf';
import { list } from './category-page.css';
import * as styles from './design-page.css';
import { head } from './page.css';

interface DesignPageProps {
  shelf: ShelfModel;
  action: string;
  language: Language;
  here: string;
}

const STEPS = ['choose', 'draw', 'made'] as const;

export function DesignPage({ shelf, ...rest }: DesignPageProps) {
  const { t } = useTexts();
  return (
    <div className={list}>
      <div className={head}>
        <Heading level={1}>{t('shelf:design.title')}</Heading>
        <Text tone="quiet" prose>
          {t('shelf:design.intro')}
        </Text>
      </div>
      {shelf.tiles.length === 0 ? (
        <EmptyState title={t('shelf:design.emptyTitle')} icon="box">
          <Text>{t('shelf:design.emptyText')}</Text>
          <ButtonLink href={frontPath()}>{t('shelf:toFront')}</ButtonLink>
        </EmptyState>
      ) : (
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step} className={styles.step}>
              <Text strong>{t(`shelf:design.${step}.title`)}</Text>
              <Text size="small">{t(`shelf:design.${step}.text`)}</Text>
            </li>
          ))}
        </ol>
      )}
      <Shelf shelf={shelf} title={t('shelf:design.list')} t={t} {...rest} />
    </div>
  );
}
