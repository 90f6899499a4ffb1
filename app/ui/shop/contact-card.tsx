// The person to call: face, name, direct number, hours.
import { useTexts } from '~/i18n/use-texts';
import type { ContactPerson } from '~/models/content';
import { Heading, Icon, Photo, Text, VisuallyHidden } from '~/ui/kit';
import * as styles from './contact-card.css';

interface ContactCardProps {
  contact: ContactPerson;
  title: string;
}

export function ContactCard({ contact, title }: ContactCardProps) {
  const { t } = useTexts('catalogue');
  const { name, role, telephone, email, hours, picture } = contact;
  return (
    <section className={styles.card} aria-labelledby="contact">
      {picture ? <Photo className={styles.face} picture={picture} width={160} height={160} eager decorative /> : null}
      <div className={styles.words}>
        <Text size="small" tone="quiet">
          {title}
        </Text>
        <Heading level={2} size="h3" id="contact">
          {name}
        </Heading>
        {role ? <Text>{role}</Text> : null}
        <p>
          <a className={styles.way} href={`tel:${telephone.replaceAll(' ', '')}`}>
            <Icon name="phone" size="s" />
            <VisuallyHidden>{t('desk.call', { name })}: </VisuallyHidden>
            {telephone}
          </a>
        </p>
        {hours ? (
          <Text size="small" tone="quiet">
            {hours}
          </Text>
        ) : null}
        {email ? (
          <p>
            <a className={styles.mail} href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        ) : null}
      </div>
    </section>
  );
}
