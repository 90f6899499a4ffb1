// Who sells, with address, company number and telephone, and what can be paid with: at the foot of the shop and of the checkout.
import { useTexts } from '~/i18n/use-texts';
import type { SellerView } from '~/models/content';
import * as styles from './layout.css';

export function SellerLine({ seller }: { seller: SellerView | null }) {
  const { t } = useTexts('common');
  if (!seller) return null;
  const { name, street, postcode, city, cvr, telephone, email } = seller;
  const place = [street, `${postcode} ${city}`.trim()].filter(Boolean).join(', ');
  return (
    <address className={styles.sellerLine}>
      <span>{name}</span>
      {place ? <span>{place}</span> : null}
      {cvr ? <span>{t('footer.cvr', { number: cvr })}</span> : null}
      {telephone ? (
        <span>
          {t('footer.telephone')} <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a>
        </span>
      ) : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </address>
  );
}

export function PaymentMarks({ marks }: { marks: readonly string[] }) {
  const { t } = useTexts('common');
  if (marks.length === 0) return null;
  return (
    <ul className={styles.payMarks} aria-label={t('footer.marks')}>
      {marks.map((mark) => (
        <li key={mark} className={styles.payMark}>
          {mark}
        </li>
      ))}
    </ul>
  );
}
