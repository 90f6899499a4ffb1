// Searches of shoppers that found nothing: goods to buy in, or words that the shop does not know yet.
import { type FiguresQuery, staffSearchesPath } from '#domain/staff/figures';
import { staffPartPath } from '#domain/staff/shop-parts';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffMissedSearchesView } from '~/models/staff-figures';
import { MissedSearches, PeriodAndStore } from './sales-parts';

interface SearchesProps extends StaffGiven {
  query: FiguresQuery;
  found: StaffMissedSearchesView;
}

export function StaffSearchesPage({ query, found, language, member }: SearchesProps) {
  const { t } = useTexts('staff');
  return (
    <>
      <div className="heading">
        <h1>{t('searches.title')}</h1>
        {member?.rights.includes('catalogue') ? (
          <a className="button" href={staffPartPath('synonyms')}>
            {t('searches.synonyms')}
          </a>
        ) : null}
      </div>
      <PeriodAndStore {...{ query, stores: found.stores }} path={staffSearchesPath} />
      <p className="soft">{t('searches.how')}</p>
      <MissedSearches {...found} language={language} />
    </>
  );
}
