// Search results; without any, the page helps on: other spellings, what others look for, and a human to ask.
import { useTranslation } from 'react-i18next';
import { infoPath, searchPath } from '#domain/addresses';
import { SearchFields } from '~/forms/search/fields';
import type { SearchPage as SearchPageModel } from '~/models/catalogue';
import { ButtonLink, EmptyState, Heading, type Language, Pager, Text, VisuallyHidden } from '~/ui/kit';
import { ListBar } from '~/ui/shop/list-bar';
import { pageHref } from '~/ui/shop/page-href';
import { TermLinks } from '~/ui/shop/term-links';
import { TileGrid } from '~/ui/shop/tile-grid';
import { list } from './category-page.css';
import { section } from './page.css';

interface SearchPageProps {
  model: SearchPageModel;
  language: Language;
  here: string;
}

export function SearchPage({ model, language, here }: SearchPageProps) {
  const { t } = useTranslation();
  if (model.tiles.length === 0) return <NoResults model={model} />;
  return (
    <div className={list}>
      <Heading level={1}>{t('catalogue:search.resultsFor', { query: model.query })}</Heading>
      <TermLinks title={t('catalogue:search.didYouMean')} terms={model.suggestions} />
      <ListBar action={searchPath()} kept={{ q: model.query }} sorts={model.sorts} total={model.paging.total} t={t} />
      <VisuallyHidden>
        <h2>{t('catalogue:category.list')}</h2>
      </VisuallyHidden>
      <TileGrid tiles={model.tiles} t={t} language={language} here={here} />
      <Pager
        paging={model.paging}
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

function NoResults({ model }: { model: SearchPageModel }) {
  const { t } = useTranslation();
  return (
    <EmptyState level={1} title={t('catalogue:search.noResultsFor', { query: model.query })} icon="search">
      <Text prose>{t('catalogue:search.noResultsText')}</Text>
      <TermLinks title={t('catalogue:search.didYouMean')} terms={model.suggestions} />
      <form role="search" aria-label={t('catalogue:search.title')} action={searchPath()}>
        <SearchFields t={t} query={model.query} id="search-again" />
      </form>
      <TermLinks title={t('catalogue:search.popular')} terms={model.popularTerms} />
      <div className={section}>
        <Text>{t('catalogue:search.contactText')}</Text>
        <div>
          <ButtonLink href={infoPath('kontakt')} tone="secondary">
            {t('catalogue:search.contact')}
          </ButtonLink>
        </div>
      </div>
    </EmptyState>
  );
}
