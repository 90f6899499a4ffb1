// The parts of the shop's files, by what they are about.
import { placeOfPart, type ShopPart, staffPartPath } from '#domain/staff/shop-parts';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';

const GROUPS = ['settings', 'catalogue', 'customers', 'campaigns', 'content'] as const;

export function StaffShopPartsPage({ parts }: StaffGiven & { parts: readonly ShopPart[] }) {
  const { t } = useTexts('staff');
  const groups = GROUPS.map((right) => ({ right, own: parts.filter((part) => placeOfPart(part).right === right) }));
  return (
    <>
      <div className="heading">
        <h1>{t('nav.settings')}</h1>
      </div>
      <p>{t('settings:what')}</p>
      {groups.map(({ right, own }) =>
        own.length > 0 ? (
          <section key={right}>
            <h2>{t(`settings:group.${right}`)}</h2>
            <dl className="parts">
              {own.map((part) => (
                <div key={part}>
                  <dt>
                    <a href={staffPartPath(part)}>{t(`settings:part.${part}.title`)}</a>
                  </dt>
                  <dd>{t(`settings:part.${part}.what`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null,
      )}
    </>
  );
}
