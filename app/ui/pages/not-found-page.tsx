// 404: says so, and helps on with a search and what others look for.
import { useTranslation } from 'react-i18next';
import { frontPath, infoPath, searchPath } from '#domain/addresses';
import { SearchFields } from '~/forms/search/fields';
import { ButtonLink, EmptyState, Inline, Text } from '~/ui/kit';
import { TermLinks } from '~/ui/shop/term-links';

export function NotFoundPage({ popularTerms }: { popularTerms: string[] }) {
  const { t } = useTranslation();
  return (
    <EmptyState level={1} title={t('content:notFound.title')} icon="search">
      <Text prose>{t('content:notFound.text')}</Text>
      <form role="search" aria-label={t('content:actions.searchLabel')} action={searchPath()}>
        <SearchFields t={t} query="" id="search-instead" />
      </form>
      <TermLinks title={t('catalogue:search.popular')} terms={popularTerms} />
      <Inline gap={3}>
        <ButtonLink href={frontPath()}>{t('content:actions.front')}</ButtonLink>
        <ButtonLink href={infoPath('kontakt')} tone="secondary">
          {t('content:actions.contact')}
        </ButtonLink>
      </Inline>
    </EmptyState>
  );
}
