// Who looks after a customer: the card with face, telephone and mail, and what they say of themselves.
import { useTexts } from '~/i18n/use-texts';
import type { SalesPerson } from '~/models/content';
import { Heading, RichText } from '~/ui/kit';
import { ContactCard } from '~/ui/shop/contact-card';
import { narrow } from './page.css';

export function SellerPage({ person }: { person: SalesPerson }) {
  const { t } = useTexts();
  return (
    <div className={narrow}>
      <Heading level={1}>{t('content:seller.title')}</Heading>
      <ContactCard contact={person} title={t('content:seller.call')} />
      {person.html ? <RichText html={person.html} /> : null}
    </div>
  );
}
