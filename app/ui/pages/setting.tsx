// One thing of an account that can be changed or looked at, on a page of several.
import type { ReactNode } from 'react';
import { Heading, Text } from '~/ui/kit';
import * as styles from './profile-page.css';

interface SettingProps {
  id: string;
  title: string;
  /** What it is about, under the title. */
  text?: string;
  children: ReactNode;
}

/** A heading with its text, and next to it where there is room the controls. */
export function Setting({ id, title, text, children }: SettingProps) {
  return (
    <section className={styles.setting} aria-labelledby={id}>
      <div className={styles.about}>
        <Heading level={2} size="h4" id={id}>
          {title}
        </Heading>
        {text ? (
          <Text size="small" tone="quiet">
            {text}
          </Text>
        ) : null}
      </div>
      <div className={styles.change}>{children}</div>
    </section>
  );
}
