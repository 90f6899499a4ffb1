// The scanner: the field for a code, what was scanned here, unknown codes, and labels for shelves.
import { cartPath, scannerPath, scansPath, shoppingListPath } from '#domain/page/addresses';
import type { FormReply, Translate } from '~/forms/reply/fields';
import { ScanFields, scanLabels } from '~/forms/scan/fields';
import { useTexts } from '~/i18n/use-texts';
import type { ScannedUnknown, ShelfLabelView } from '~/models/scan';
import { Button, ButtonLink, Details, Heading, SmartLink, Text, TextareaField } from '~/ui/kit';
import { FormProblems } from './form-problems';
import { form, head, page, section } from './page.css';
import * as styles from './scanner-page.css';

export interface ScannerPageProps {
  targets: { value: string; label: string }[];
  target: string;
  unknown: ScannedUnknown[];
  labels: { typed: string; lines: ShelfLabelView[]; pdfHref: string };
  /** Id of the single scan that this form sends. */
  scanId: string;
  owner: string;
  reply: FormReply | null;
}

/** What the script says; nothing of it is needed without one. */
const SAID = [
  'camera',
  'stop',
  'noCamera',
  'waiting',
  'offline',
  'someoneElse',
  'sent',
  'refused',
  'instead',
  'cart',
] as const;

export const scannerWords = (t: Translate): string =>
  JSON.stringify(Object.fromEntries(SAID.map((name) => [name, t(`scan:script.${name}`)])));

export function ScannerPage({ targets, target, unknown, labels, scanId, owner, reply }: ScannerPageProps) {
  const { t } = useTexts();
  return (
    <div className={page}>
      <div className={head}>
        <Heading level={1}>{t('scan:title')}</Heading>
        <Text tone="quiet" prose>
          {t('scan:intro')}
        </Text>
      </div>
      <div className={styles.scanner} data-scanner={scansPath()} data-owner={owner} data-words={scannerWords(t)}>
        <FormProblems t={t} reply={reply} labels={scanLabels(t)} />
        <form method="post" action={scannerPath(target)} className={form} data-scan-form="" noValidate>
          <input type="hidden" name="intent" value="scan" />
          <input type="hidden" name="scan" value={scanId} />
          <ScanFields t={t} reply={reply} targets={targets} target={target} />
          <Button>{t('scan:press')}</Button>
        </form>
        <div data-camera="" className={styles.camera} />
        <p data-scan-state="" role="status" className={styles.state} />
        <ol data-scan-log="" aria-live="polite" aria-label={t('scan:log')} className={styles.log} />
        <p>
          <SmartLink href={target === 'cart' ? cartPath() : shoppingListPath(target)}>
            {t(target === 'cart' ? 'scan:toCart' : 'scan:toList')}
          </SmartLink>
        </p>
      </div>
      <UnknownCodes unknown={unknown} t={t} />
      <ShelfLabels labels={labels} t={t} />
    </div>
  );
}

function UnknownCodes({ unknown, t }: { unknown: ScannedUnknown[]; t: Translate }) {
  if (unknown.length === 0) return null;
  return (
    <section className={section} aria-labelledby="unknown">
      <Heading level={2} size="h3" id="unknown">
        {t('scan:unknown.title')}
      </Heading>
      <Text prose>{t('scan:unknown.text')}</Text>
      <ul className={styles.unknown}>
        {unknown.map(({ code, times }) => (
          <li key={code} className={styles.code}>
            <span>{t('scan:unknown.code', { code, count: times })}</span>
            <form method="post" action={scannerPath()}>
              <input type="hidden" name="intent" value="put-away" />
              <input type="hidden" name="code" value={code} />
              <Button tone="secondary" size="small" aria-label={t('scan:unknown.putAwayCode', { code })}>
                {t('scan:unknown.putAway')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShelfLabels({ labels: { typed, lines, pdfHref }, t }: Pick<ScannerPageProps, 'labels'> & { t: Translate }) {
  const wrong = lines.filter(({ label }) => label === null);
  const good = lines.length - wrong.length;
  const error = wrong.length > 0 ? t('scan:labels.wrong', { lines: wrong.map((one) => one.typed).join(', ') }) : null;
  return (
    <Details summary={t('scan:labels.title')} open={typed !== ''}>
      <div className={section}>
        <Text prose>{t('scan:labels.text')}</Text>
        <form method="get" action={scannerPath()} className={form} noValidate>
          <TextareaField
            name="labels"
            label={t('scan:labels.lines')}
            hint={t('scan:labels.hint')}
            rows={5}
            maxLength={4_000}
            defaultValue={typed}
            error={error}
            spellCheck={false}
          />
          <Button tone="secondary">{t('scan:labels.make')}</Button>
        </form>
        {good > 0 ? (
          <div>
            <ButtonLink tone="secondary" href={pdfHref}>
              {t('scan:labels.pdf', { count: good })}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </Details>
  );
}
