// The saved views of a list: links to them, and the form that saves its filters as they are now.
import { staffViewsPath } from '#domain/staff/saved-views';
import { useTexts } from '~/i18n/use-texts';
import type { StaffReply } from '~/models/staff';
import type { StaffListViews, StaffSavedView } from '~/models/staff-views';
import { StaffField } from './form';

export function ListViews({ views: { list, address, saved } }: { views: StaffListViews }) {
  const { t } = useTexts('staff');
  const here = saved.find((view) => view.address === address);
  return (
    <details className="act views">
      <summary>
        {here ? t('views.here', { name: here.name }) : t('views.mine')}
        {saved.length > 0 ? <span className="count">{saved.length}</span> : null}
      </summary>
      {saved.length > 0 ? (
        <>
          <ul>
            {saved.map((view) => (
              <li key={view.id}>
                <a href={view.address} aria-current={view === here ? 'page' : undefined}>
                  {view.name}
                </a>
                {view.isOwn ? null : <span className="soft"> {t('views.sharedBy', { name: view.owner })}</span>}
              </li>
            ))}
          </ul>
          <p className="inset">
            <a href={staffViewsPath()}>{t('views.manage')}</a>
          </p>
        </>
      ) : null}
      {address === null ? null : <SaveView list={list} query={address.split('?')[1] ?? ''} reply={null} />}
    </details>
  );
}

interface SaveProps extends Pick<StaffListViews, 'list'> {
  query: string;
  /** What was refused, with what was typed. */
  reply: StaffReply | null;
}

export function SaveView({ list, query, reply }: SaveProps) {
  const { t } = useTexts('staff');
  return (
    <form method="post" action={staffViewsPath()}>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="query" value={query} />
      <p className="what">{t('views.filters')}</p>
      <ViewFields form="save-view" reply={reply} />
      <button type="submit">{t('views.save')}</button>
    </form>
  );
}

interface FieldsProps {
  form: string;
  reply: StaffReply | null;
  view?: Pick<StaffSavedView, 'name' | 'isShared'>;
}

export function ViewFields({ form, reply, view }: FieldsProps) {
  const { t } = useTexts('staff');
  const isShared = reply?.intent === form ? reply.values.shared !== undefined : view?.isShared;
  return (
    <>
      <StaffField {...{ form, name: 'name', label: t('views.name'), value: view?.name, reply }} required />
      <p>
        <label>
          <input type="checkbox" name="shared" defaultChecked={isShared} /> {t('views.share')}
        </label>
      </p>
    </>
  );
}
