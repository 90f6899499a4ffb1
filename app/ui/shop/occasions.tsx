// Ways in by an occasion: a price for each employee, a season, a number of people. Each leads to a list that is filtered already.
import { useTexts } from '~/i18n/use-texts';
import type { OccasionView } from '~/models/content';
import { Heading, linkTo } from '~/ui/kit';
import * as styles from './occasions.css';

export function Occasions({ occasions }: { occasions: OccasionView[] }) {
  const { t } = useTexts('catalogue');
  if (occasions.length === 0) return null;
  return (
    <nav className={styles.occasions} aria-label={t('front.occasions')}>
      {occasions.map(({ id, title, links }) => (
        <section key={id} className={styles.occasion} aria-labelledby={id}>
          <Heading level={2} size="h3" id={id}>
            {title}
          </Heading>
          <ul className={styles.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a className={styles.link} {...linkTo(href)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
