// All saved views: renamed, shared with colleagues, removed; and the form of a list that was refused.
import { isViewList, staffViewsPath, type ViewListName } from '#domain/staff/saved-views';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffReply } from '~/models/staff';
import type { StaffSavedView } from '~/models/staff-views';
import { StaffRefusal } from './form';
import { ListTable } from './list';
import { SaveView, ViewFields } from './saved-views';

interface ViewsProps extends StaffGiven {
  saved: readonly StaffSavedView[];
  done: 'change' | 'remove' | null;
}

const LIST_TITLES: Readonly<Record<ViewListName, string>> = {
  orders: 'nav.orders',
  customers: 'nav.customers',
  products: 'nav.products',
  promotions: 'nav.promotions',
  content: 'nav.content',
  documents: 'money.documents',
  open: 'open.title',
  log: 'nav.log',
};

export function StaffViewsPage({ saved, done, reply }: ViewsProps) {
  const { t } = useTexts('staff');
  const refused = reply?.intent === 'save-view' ? reply : null;
  return (
    <>
      <div className="heading">
        <h1>{t('views.title')}</h1>
      </div>
      <StaffRefusal reply={reply} />
      {done ? (
        <p className="note good" role="status">
          {t(`views.done.${done}`)}
        </p>
      ) : null}
      {refused && isViewList(refused.values.list) ? (
        <section>
          <h2>{t('views.again')}</h2>
          <SaveView list={refused.values.list} query={refused.values.query ?? ''} reply={refused} />
        </section>
      ) : null}
      <ListTable
        caption={t('views.title')}
        columns={[
          { title: t('views.view'), cell: ({ address, name }: StaffSavedView) => <a href={address}>{name}</a> },
          { title: t('views.list'), cell: ({ list }: StaffSavedView) => t(LIST_TITLES[list]) },
          { title: t('views.who'), cell: (view: StaffSavedView) => <WhoSees view={view} /> },
          {
            title: t('views.act'),
            isFull: true,
            cell: (view: StaffSavedView) => <ViewActs view={view} reply={reply} />,
          },
        ]}
        rows={saved}
        keyOf={({ id }) => String(id)}
        empty={t('views.none')}
      />
    </>
  );
}

function WhoSees({ view: { isOwn, isShared, owner } }: { view: StaffSavedView }) {
  const { t } = useTexts('staff');
  if (!isOwn) return t('views.sharedBy', { name: owner });
  return t(isShared ? 'views.shared' : 'views.private');
}

function ViewActs({ view, reply }: { view: StaffSavedView; reply: StaffReply | null }) {
  const { t } = useTexts('staff');
  if (!view.isRemovable) return null;
  const form = `view-${view.id}`;
  return (
    <details className="act" open={reply?.intent === form}>
      <summary>{t('views.act')}</summary>
      <form method="post" action={staffViewsPath()}>
        <input type="hidden" name="id" value={view.id} />
        {view.isOwn ? (
          <>
            <ViewFields form={form} reply={reply} view={view} />
            <button className="primary" type="submit">
              {t('views.change')}
            </button>{' '}
          </>
        ) : null}
        <button
          className="danger"
          name="act"
          value="remove"
          type="submit"
          formNoValidate
          aria-label={t('views.removeName', { name: view.name })}
        >
          {t('views.remove')}
        </button>
      </form>
    </details>
  );
}
