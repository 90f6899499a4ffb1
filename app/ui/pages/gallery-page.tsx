// The design kit for developers: every component in each of its states, in one look of the shop.

import { useTexts } from '~/i18n/use-texts';
import { classes, Heading, type Language, Text } from '~/ui/kit';
import { themeClass } from '~/ui/theme';
import { boxSamples } from './gallery-boxes';
import { contentSamples } from './gallery-content';
import { controlSamples } from './gallery-controls';
import * as styles from './gallery-page.css';
import type { Sample, SampleTable, SampleWords } from './gallery-sample';
import { head, page } from './page.css';

/** Components that render nothing visible: the gallery names them and has no sample. */
export const WITHOUT_LOOK: readonly string[] = ['CachedMarkup', 'ServerOnly', 'StructuredData'];

export const samplesOfKit = (words: SampleWords): SampleTable => ({
  ...controlSamples(words),
  ...contentSamples(words),
  ...boxSamples(words),
});

interface GalleryPageProps {
  /** The look of the samples, and those to choose from, each with its address. */
  look: string;
  looks: { name: string; href: string }[];
  language: Language;
}

export function GalleryPage({ look, looks, language }: GalleryPageProps) {
  const { t } = useTexts();
  const samples = Object.entries(samplesOfKit({ word: (name) => t(`demo:gallery.sample.${name}`), language }));
  return (
    <div className={page}>
      <div className={head}>
        <Heading level={1}>{t('demo:gallery.title')}</Heading>
        <Text prose>{t('demo:gallery.text')}</Text>
        <Text tone="quiet" prose>
          {t('demo:gallery.without', { names: WITHOUT_LOOK.join(', ') })}
        </Text>
      </div>
      <div>
        <LinkRow label={t('demo:gallery.looks')} links={looks} current={look} />
        <LinkRow
          label={t('demo:gallery.components')}
          links={samples.map(([name]) => ({ name, href: `#kit-${name}` }))}
        />
      </div>
      <div id="gallery" className={classes(themeClass(look), styles.look)}>
        {samples.map(([name, of]) => (
          <div key={name} className={styles.component}>
            <Heading level={2} id={`kit-${name}`}>
              {name}
            </Heading>
            {of.map((sample) => (
              <OneSample key={sample.state + sample.props} sample={sample} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function OneSample({ sample: { state, props, node } }: { sample: Sample }) {
  const { t } = useTexts();
  return (
    <div className={styles.sample}>
      <p className={styles.caption}>
        {t(`demo:gallery.state.${state}`)}
        {props ? <code>{props}</code> : null}
      </p>
      <div className={styles.shown}>{node}</div>
    </div>
  );
}

interface LinkRowProps {
  label: string;
  links: { name: string; href: string }[];
  current?: string;
}

function LinkRow({ label, links, current }: LinkRowProps) {
  return (
    <nav aria-label={label} className={styles.links}>
      <strong>{label}</strong>
      {links.map(({ name, href }) => (
        <a key={name} className={styles.link} href={href} aria-current={name === current ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
