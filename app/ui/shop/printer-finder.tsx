// Choosing a printer: maker, series and model in three selects that send a question each time, or words. Works on any page.
import { inkFinderPath } from '#domain/page/addresses';
import { LIMITS, type Translate } from '~/forms/reply/fields';
import type { Choice, FinderChoices, GroupLink, PrinterLink } from '~/models/ink';
import { Button, Field, Grid, Icon, linkTo, SelectField } from '~/ui/kit';
import * as styles from './printer-finder.css';

interface PrinterFinderProps {
  choices: FinderChoices;
  words?: string;
  t: Translate;
}

export function PrinterFinder({ choices, words, t }: PrinterFinderProps) {
  return (
    <div className={styles.finder}>
      {/* With scripts app/client/printer-steps fills the next list as soon as one is chosen. */}
      <form action={inkFinderPath()} className={styles.steps} autoComplete="off" data-printer-steps="">
        <Step name="maerke" label={t('ink:finder.make')} first={t('ink:finder.chooseMake')} from={choices.makes} />
        <Step name="serie" label={t('ink:finder.series')} first={t('ink:finder.chooseSeries')} from={choices.series} />
        <Step
          name="printer"
          label={t('ink:finder.printer')}
          first={t('ink:finder.choosePrinter')}
          from={choices.printers}
        />
        <Button tone="secondary" withScripts="on-focus">
          {t('ink:finder.next')}
        </Button>
      </form>
      <form action={inkFinderPath()} role="search" aria-label={t('ink:finder.words')} className={styles.words}>
        <Field
          name="q"
          id="printer-words"
          type="search"
          label={t('ink:finder.words')}
          hint={t('ink:finder.wordsHint')}
          required
          maxLength={LIMITS.q}
          defaultValue={words}
          autoComplete="off"
        />
        <Button>{t('ink:finder.search')}</Button>
      </form>
    </div>
  );
}

function Step({ name, label, first, from }: { name: string; label: string; first: string; from: Choice[] }) {
  return (
    <SelectField
      name={name}
      id={`finder-${name}`}
      label={label}
      disabled={from.length === 0}
      defaultValue={from.find((one) => one.chosen)?.value ?? ''}
      options={[{ value: '', label: first }, ...from.map((one) => ({ value: one.value, label: one.label }))]}
    />
  );
}

export function GroupLinks({ groups, t }: { groups: GroupLink[]; t: Translate }) {
  return (
    <Grid as="ul" min="m" gap={3}>
      {groups.map(({ name, href, printers }) => (
        <li key={href}>
          <a className={styles.group} {...linkTo(href)}>
            {name}
            <span className={styles.count}>{t('ink:finder.count', { count: printers })}</span>
          </a>
        </li>
      ))}
    </Grid>
  );
}

export function PrinterLinks({ printers }: { printers: PrinterLink[] }) {
  return (
    <Grid as="ul" min="m" gap={3}>
      {printers.map(({ id, name, href }) => (
        <li key={id}>
          <a className={styles.model} {...linkTo(href)}>
            {name}
            <Icon name="arrow-right" size="s" />
          </a>
        </li>
      ))}
    </Grid>
  );
}
