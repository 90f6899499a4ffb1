// What waits for the customer, first on the account's first page: each a link to where it is done.
import { Icon, type IconName } from '~/ui/kit';
import * as styles from './next-steps.css';

export interface NextStep {
  icon: IconName;
  title: string;
  text: string;
  href: string;
  /** Someone waits for this customer. */
  isUrgent: boolean;
}

export function NextSteps({ steps, label }: { steps: NextStep[]; label: string }) {
  if (steps.length === 0) return null;
  return (
    <ul className={styles.steps} aria-label={label}>
      {steps.map(({ icon, title, text, href, isUrgent }) => (
        <li key={href}>
          <a className={styles.step} href={href} data-urgent={isUrgent ? '' : undefined}>
            <span className={styles.sign}>
              <Icon name={icon} />
            </span>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.text}>{text}</span>
            </span>
            <Icon name="chevron-right" size="s" />
          </a>
        </li>
      ))}
    </ul>
  );
}
