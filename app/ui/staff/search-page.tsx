// Hits of the search through everything, grouped by what they are.
import { type SearchedGroup, staffSearchPath } from '#domain/staff/search';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import { StaffField } from './form';
import { listReply } from './list';

interface SearchProps extends StaffGiven {
  text: string;
  isTooShort: boolean;
  groups: readonly SearchedGroup[];
}

export function StaffSearchPage({ text, isTooShort, groups }: SearchProps) {
  const { t } = useTexts('staff');
  return (
    <>
      <div className="heading">
        <h1>{t('search.title')}</h1>
      </div>
      <form className="filters" action={staffSearchPath()}>
        <StaffField
          {...{ form: 'filter', name: 'q', label: t('search.text'), value: text, type: 'search' }}
          reply={listReply(isTooShort ? [{ field: 'q', code: 'TEXT_TOO_SHORT' }] : [])}
        />
        <button type="submit">{t('search.submit')}</button>
      </form>
      {groups.map(({ group, hits, more }) => (
        <section key={group}>
          <h2>{t(`search.${group}`)}</h2>
          <ul className="hits">
            {hits.map(({ title, detail, path }) => (
              <li key={`${path} ${title}`}>
                <a href={path}>{title}</a>
                {detail ? <span className="soft"> {detail}</span> : null}
              </li>
            ))}
          </ul>
          {more ? <a href={more}>{t('search.more')}</a> : null}
        </section>
      ))}
      {text && !isTooShort && groups.length === 0 ? <p className="empty">{t('search.nothing', { text })}</p> : null}
    </>
  );
}
