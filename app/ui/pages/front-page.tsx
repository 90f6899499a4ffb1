// The front page: one strong offer, the ways in, rows that make sense, and why to trust the shop.
import { Fragment } from 'react';
import { useTexts } from '~/i18n/use-texts';
import type { MenuItem } from '~/models/catalogue';
import type { FrontPage as FrontPageModel } from '~/models/content';
import type { FinderChoices } from '~/models/ink';
import {
  ButtonLink,
  EmptyState,
  Heading,
  Icon,
  Inline,
  iconOfFact,
  type Language,
  Text,
  VisuallyHidden,
} from '~/ui/kit';
import { BannerCard, BannerHero } from '~/ui/shop/banner-hero';
import { CategoryEntries } from '~/ui/shop/category-entries';
import { PrinterFinder } from '~/ui/shop/printer-finder';
import { TileRow } from '~/ui/shop/tile-grid';
import * as styles from './front-page.css';
import { page as pageStyle, section } from './page.css';

export interface FrontPageProps {
  model: FrontPageModel;
  /** Null in shops without ink and toner. */
  finder?: FinderChoices | null;
  shopName: string;
  language: Language;
  here: string;
  /** The first ways in, for a shop whose front page has not been written. */
  menu?: readonly MenuItem[];
}

export function FrontPage({ model, finder = null, shopName, language, here, menu = [] }: FrontPageProps) {
  const { t } = useTexts();
  const [hero, ...more] = model.banners;
  if (isUnwritten(model)) return <UnwrittenFront shopName={shopName} menu={menu} />;
  return (
    <div className={pageStyle}>
      {hero ? (
        <BannerHero banner={hero} />
      ) : (
        <Heading level={1}>
          <VisuallyHidden>{shopName}</VisuallyHidden>
        </Heading>
      )}
      <TrustFacts facts={model.facts} title={t('catalogue:front.trust')} />
      {model.categories.length > 0 ? (
        <section className={section}>
          <Heading level={2}>{t('catalogue:front.categories')}</Heading>
          <CategoryEntries entries={model.categories} label={t('catalogue:front.categories')} />
        </section>
      ) : null}
      {finder && finder.makes.length > 0 ? (
        <section className={section}>
          <Heading level={2}>{t('ink:title')}</Heading>
          <PrinterFinder choices={finder} t={t} />
        </section>
      ) : null}
      {/* Rows have no box of their own here: a personal one that stays hidden leaves no gap. */}
      {model.rows.map((row, at) => (
        <Fragment key={row.id}>
          <TileRow {...row} t={t} language={language} here={here} />
          {/* The small banners stand between the first and the second row, where the eye pauses. */}
          {at === 0 && more.length > 0 ? (
            <div className={styles.banners}>
              {more.map((banner) => (
                <BannerCard key={banner.id} banner={banner} />
              ))}
            </div>
          ) : null}
        </Fragment>
      ))}
    </div>
  );
}

/** Without banners and rows there is nothing that leads on. */
export const isUnwritten = ({ banners, categories, rows }: FrontPageModel): boolean =>
  banners.length + categories.length + rows.length === 0;

function UnwrittenFront({ shopName, menu }: Required<Pick<FrontPageProps, 'shopName' | 'menu'>>) {
  const { t } = useTexts();
  const hasGoods = menu.length > 0;
  return (
    <EmptyState level={1} title={shopName} icon="search">
      <Text prose>{t(hasGoods ? 'catalogue:front.unwritten' : 'catalogue:front.noGoods')}</Text>
      {hasGoods ? (
        <Inline gap={3}>
          {menu.map(({ id, href, label }) => (
            <ButtonLink key={id} href={href} tone="secondary">
              {label}
            </ButtonLink>
          ))}
        </Inline>
      ) : null}
    </EmptyState>
  );
}

function TrustFacts({ facts, title }: { facts: FrontPageModel['facts']; title: string }) {
  if (facts.length === 0) return null;
  return (
    <section aria-label={title}>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.title} className={styles.fact}>
            <Icon name={iconOfFact(fact.icon)} size="l" />
            <div>
              <Text strong>{fact.title}</Text>
              <Text size="small" tone="quiet">
                {fact.text}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
