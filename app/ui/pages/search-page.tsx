// Search results; without any, the page suggests other spellings, popular searches, and customer service.

import { formatCount } from '#domain/money/money';
import { infoPath, searchPath } from '#domain/page/addresses';
import { SearchFields } from '~/forms/search/fields';
import { LOCALE_OF } from '~/i18n/languages';
import { useTexts } from '~/i18n/use-texts';
import type { SearchPage as SearchPageModel } from '~/models/catalogue';
import { ButtonLink, EmptyState, Heading, type Language, Text } from '~/ui/kit';
import { ListIntro } from '~/ui/shop/list-intro';
import { ProductList } from '~/ui/shop/product-list';
import { PageHits, PlaceLinks, quotedWords, UnderstoodAs } from '~/ui/shop/search-notes';
import { TermLinks } from '~/ui/shop/term-links';
import { TileGrid } from '~/ui/shop/tile-grid';
import { list } from './category-page.css';
import { page, section } from './page.css';

interface SearchPageProps {
  model: SearchPageModel;
  language: Language;
  here: string;
}

export function SearchPage({ model, language, here }: SearchPageProps) {
  const { t } = useTexts();
  if (model.tiles.length === 0 && model.facets.pairs.length === 0)
    return <NoProducts model={model} language={language} here={here} />;
  const { guide } = model;
  const number = formatCount(model.paging.total, LOCALE_OF[language]);
  const told = model.orMore
    ? t('catalogue:search.manyProducts', { number })
    : t('catalogue:category.products', { count: model.paging.total });
  return (
    <div className={list}>
      <ProductList
        list={model}
        head={
          <>
            <ListIntro name={t('catalogue:search.resultsFor', { query: model.query })} text="" number={told} t={t} />
            <UnderstoodAs guide={guide} query={model.query} t={t} />
            <TermLinks title={t('catalogue:search.didYouMean')} terms={model.suggestions} />
            <PlaceLinks title={t('catalogue:search.printers')} links={guide.printers} />
            <PlaceLinks title={t('catalogue:search.categories')} links={guide.categories} />
          </>
        }
        told={told}
        t={t}
        language={language}
        here={here}
      />
      <PageHits title={t('catalogue:search.pages')} pages={guide.pages} />
    </div>
  );
}

/** No products; where pages of the shop are about it, these are the answer. */
function NoProducts({ model, language, here }: SearchPageProps) {
  const { t } = useTexts();
  const { guide, query } = model;
  const hasPages = guide.pages.length > 0;
  return (
    <div className={page}>
      {hasPages ? (
        <>
          <Heading level={1}>{t('catalogue:search.onlyPagesFor', { query })}</Heading>
          <PageHits title={t('catalogue:search.pages')} pages={guide.pages} />
          <Text prose>{t('catalogue:search.onlyPagesText')}</Text>
          <WaysOn model={model} />
        </>
      ) : (
        <EmptyState level={1} title={t('catalogue:search.noResultsFor', { query })} icon="search">
          <Text prose>
            {guide.missing.length > 0
              ? t('catalogue:search.missing', { count: guide.missing.length, words: quotedWords(guide.missing) })
              : t('catalogue:search.noResultsText')}
          </Text>
          <WaysOn model={model} />
        </EmptyState>
      )}
      {model.popular.length > 0 ? (
        <section className={section} aria-labelledby="popular-products">
          <Heading level={2} id="popular-products">
            {t('catalogue:search.popularProducts')}
          </Heading>
          <TileGrid tiles={model.popular} t={t} language={language} here={here} />
        </section>
      ) : null}
    </div>
  );
}

function WaysOn({ model }: { model: SearchPageModel }) {
  const { t } = useTexts();
  const { guide } = model;
  return (
    <>
      <TermLinks title={t('catalogue:search.didYouMean')} terms={model.suggestions} />
      <form role="search" aria-label={t('catalogue:search.title')} action={searchPath()}>
        <SearchFields t={t} query={model.query} id="search-again" />
      </form>
      <TermLinks title={t('catalogue:search.eachWord')} terms={guide.words} />
      <PlaceLinks title={t('catalogue:search.categories')} links={guide.categories} />
      <TermLinks title={t('catalogue:search.popular')} terms={model.popularTerms} />
      <PlaceLinks title={t('catalogue:search.ways')} links={model.ways} />
      <div className={section}>
        <Text>{model.sourcing ? t('catalogue:search.sourcingText') : t('catalogue:search.contactText')}</Text>
        <div>
          <ButtonLink href={model.sourcing ?? infoPath('kontakt')} tone="secondary">
            {model.sourcing ? t('catalogue:search.sourcing') : t('catalogue:search.contact')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
