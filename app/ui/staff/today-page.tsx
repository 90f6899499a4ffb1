// The front page of the back office.
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';

export function StaffTodayPage({ member }: StaffGiven) {
  const { t } = useTexts('staff');
  return (
    <>
      <div className="heading">
        <h1>{t('today.title')}</h1>
      </div>
      <p>{t('today.hello', { name: member?.name ?? '', role: t(`role.${member?.role ?? 'administrator'}`) })}</p>
    </>
  );
}
