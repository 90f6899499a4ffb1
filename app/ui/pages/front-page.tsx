// The front page: what its content says, in the order that its content says. Each shop is put together of the same blocks in its own way.
import { Fragment, type ReactNode } from 'react';
import type { FrontBlock } from '#domain/content/front-blocks';
import { useTexts } from '~/i18n/use-texts';
import type { MenuItem } from '~/models/catalogue';
import type { FrontPage as FrontPageModel } from '~/models/content';
import type { DeskView } from '~/models/desk';
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
import { BannerCard, BannerHero, BannerScene } from '~/ui/shop/banner-hero';
import { CategoryEntries } from '~/ui/shop/category-entries';
import { Occasions } from '~/ui/shop/occasions';
import { PrinterFinder } from '~/ui/shop/printer-finder';
import { ServiceDesk } from '~/ui/shop/service-desk';
import { TileRow } from '~/ui/shop/tile-grid';
import * as styles from './front-page.css';
import { page as pageStyle, section } from './page.css';

export interface FrontPageProps {
  model: FrontPageModel;
  /** Null in shops without ink and toner. */
  finder?: FinderChoices | null;
  /** Null if the page has no desk, or the visitor is not logged in. */
  desk?: DeskView | null;
  shopName: string;
  language: Language;
  here: string;
  /** The first ways in, for a shop whose front page has not been written. */
  menu?: readonly MenuItem[];
}

const BLOCKS: Record<FrontBlock, (props: FrontPageProps) => ReactNode> = {
  banners: ({ model, language }) =>
    model.banners[0] ? <BannerHero banner={model.banners[0]} language={language} /> : null,
  desk: ({ desk, language }) => (desk ? <ServiceDesk desk={desk} language={language} /> : null),
  facts: ({ model }) => <TrustFacts facts={model.facts} />,
  entrances: ({ model }) => <Entrances categories={model.categories} />,
  occasions: ({ model }) => <Occasions occasions={model.occasions} />,
  finder: ({ finder }) => (finder && finder.makes.length > 0 ? <InkFinder choices={finder} /> : null),
  rows: (props) => <Rows {...props} />,
};

export function FrontPage(props: FrontPageProps) {
  const { model, shopName, menu = [] } = props;
  if (isUnwritten(model)) return <UnwrittenFront shopName={shopName} menu={menu} />;
  const hasHero = model.order.includes('banners') && model.banners.length > 0;
  return (
    <div className={pageStyle}>
      {hasHero ? null : (
        <Heading level={1}>
          <VisuallyHidden>{shopName}</VisuallyHidden>
        </Heading>
      )}
      {model.order.map((block) => (
        <Fragment key={block}>{BLOCKS[block](props)}</Fragment>
      ))}
    </div>
  );
}

/** Without banners and rows there is nothing that leads on. */
export const isUnwritten = ({ banners, categories, rows, occasions }: FrontPageModel): boolean =>
  banners.length + categories.length + rows.length + occasions.length === 0;

function Entrances({ categories }: Pick<FrontPageModel, 'categories'>) {
  const { t } = useTexts();
  if (categories.length === 0) return null;
  return (
    <section className={section}>
      <Heading level={2}>{t('catalogue:front.categories')}</Heading>
      <CategoryEntries entries={categories} label={t('catalogue:front.categories')} />
    </section>
  );
}

function InkFinder({ choices }: { choices: FinderChoices }) {
  const { t } = useTexts();
  return (
    <section className={section}>
      <Heading level={2}>{t('ink:title')}</Heading>
      <PrinterFinder choices={choices} t={t} />
    </section>
  );
}

/**
 * Rows have no wrapper: a personal one that remains hidden leaves no gap. Scenes are placed between them one by one, small banners after the
 * first, where the eye pauses.
 */
function Rows({ model, language, here }: FrontPageProps) {
  const { t } = useTexts();
  const more = model.banners.slice(1);
  const scenes = more.filter(({ links }) => links.length > 0);
  const cards = more.filter(({ links }) => links.length === 0);
  return model.rows.map((row, at) => (
    <Fragment key={row.id}>
      <TileRow {...row} t={t} language={language} here={here} />
      {at === 0 && cards.length > 0 ? (
        <div className={styles.banners}>
          {cards.map((banner) => (
            <BannerCard key={banner.id} banner={banner} language={language} />
          ))}
        </div>
      ) : null}
      {scenes[at] ? <BannerScene banner={scenes[at]} language={language} /> : null}
    </Fragment>
  ));
}

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

function TrustFacts({ facts }: Pick<FrontPageModel, 'facts'>) {
  const { t } = useTexts();
  if (facts.length === 0) return null;
  return (
    <section aria-label={t('catalogue:front.trust')}>
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
