// Quick order: a field for lines and a file; after the check the lines themselves, each with what was understood and what is wrong.

import { readNumber, unmistakable } from '#domain/reading/numbers';
import type { Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { QuickCheck, QuickRow } from '~/models/ink';
import {
  Button,
  Details,
  Field,
  Heading,
  type Language,
  MessageBar,
  money,
  SelectField,
  Text,
  TextareaField,
} from '~/ui/kit';
import { refusalText } from '~/ui/shop/refusal-text';
import { form, head, page } from './page.css';
import * as styles from './quick-order-page.css';

interface QuickOrderPageProps {
  check: QuickCheck | null;
  error: { field: 'lines' | 'file'; text: string } | null;
  typed: string;
  isRefused: boolean;
  added: number;
  language: Language;
  action: string;
}

export function QuickOrderPage({ check, error, typed, isRefused, added, language, action }: QuickOrderPageProps) {
  const { t } = useTexts();
  return (
    <div className={page}>
      <div className={head}>
        <Heading level={1}>{t('ink:quick.title')}</Heading>
        <Text tone="quiet" prose>
          {t('ink:quick.text')}
        </Text>
      </div>
      <form method="post" action={action} encType="multipart/form-data" className={form}>
        {check ? (
          <Checked check={check} isRefused={isRefused} added={added} t={t} language={language} />
        ) : (
          <div className={styles.start}>
            <QuickLines typed={typed} error={error} t={t} rows={10} />
            <Button name="intent" value="check">
              {t('ink:quick.check')}
            </Button>
          </div>
        )}
      </form>
    </div>
  );
}

function QuickLines({
  typed,
  error,
  t,
  rows,
}: Pick<QuickOrderPageProps, 'typed' | 'error'> & { t: Translate; rows: number }) {
  const errorOf = (field: 'lines' | 'file') => (error?.field === field ? t(error.text) : null);
  return (
    <>
      <TextareaField
        name="lines"
        label={t('ink:quick.lines')}
        hint={t('ink:quick.linesHint')}
        rows={rows}
        defaultValue={typed}
        error={errorOf('lines')}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field
        name="file"
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        label={t('ink:quick.file')}
        hint={t('ink:quick.fileHint')}
        error={errorOf('file')}
      />
    </>
  );
}

interface CheckedProps {
  check: QuickCheck;
  isRefused: boolean;
  added: number;
  t: Translate;
  language: Language;
}

function Checked({ check, isRefused, added, t, language }: CheckedProps) {
  const { rows, good, bad, totalOere, includesVat } = check;
  return (
    <>
      <Heading level={2}>{t('ink:quick.checked')}</Heading>
      <MessageBar tone={isRefused ? 'error' : bad > 0 ? 'warning' : 'success'}>
        {isRefused ? <p>{t('ink:quick.refused')}</p> : null}
        {added > 0 ? (
          <p>{t('ink:quick.addedSome', { count: added, open: bad })}</p>
        ) : (
          <p>
            {t('ink:quick.good', { count: good })}
            {bad > 0 ? ` · ${t('ink:quick.bad', { count: bad })}` : ''}
          </p>
        )}
      </MessageBar>
      <ol className={styles.rows}>
        {rows.map((row, at) => (
          <Row key={`${at}-${row.code}`} row={row} n={at + 1} t={t} language={language} />
        ))}
      </ol>
      <Text strong>
        {`${t('ink:quick.sum')}: ${money(totalOere, language)} ${t(includesVat ? 'ink:quick.inclVat' : 'ink:quick.exclVat')}`}
      </Text>
      <div className={styles.actions}>
        {bad === 0 ? (
          <Button name="intent" value="add">
            {t('ink:quick.addAll')}
          </Button>
        ) : null}
        {bad > 0 && good > 0 ? (
          <Button name="intent" value="add-good">
            {t('ink:quick.addGood', { count: good })}
          </Button>
        ) : null}
        <Button name="intent" value="check" tone="secondary">
          {t('ink:quick.again')}
        </Button>
      </div>
      <Details summary={t('ink:quick.more')}>
        <QuickLines typed="" error={null} t={t} rows={5} />
      </Details>
    </>
  );
}

function Row({ row, n, t, language }: { row: QuickRow; n: number; t: Translate; language: Language }) {
  const { code, quantity, status, tile, unitOere, rowOere } = row;
  return (
    <li className={styles.row} data-bad={status === 'ok' ? undefined : ''}>
      {status === 'choose' || status === 'similar' ? (
        <SelectField
          name="code"
          id={`code-${n}`}
          label={t('ink:quick.chooseOf', { n })}
          options={[
            { value: code, label: `${t('ink:quick.chooseFirst')}: ${code}` },
            ...row.candidates.map((one) => ({ value: one.sku, label: candidateLabel(one, language) })),
          ]}
        />
      ) : (
        <Field name="code" id={`code-${n}`} label={t('ink:quick.codeOf', { n })} defaultValue={code} maxLength={64} />
      )}
      <Field
        name="qty"
        id={`qty-${n}`}
        label={t('ink:quick.quantityOf', { n })}
        defaultValue={row.typed ?? String(quantity)}
        inputMode="numeric"
        maxLength={9}
      />
      <div className={styles.what}>
        {tile ? <a href={tile.href}>{tile.name}</a> : null}
        <Status row={row} t={t} />
        {tile ? (
          <Text size="small" tone="quiet">
            {tile.stock.label}
          </Text>
        ) : null}
      </div>
      <div className={styles.sum}>
        {rowOere === null ? null : <Text strong>{money(rowOere, language)}</Text>}
        {unitOere === null ? null : (
          <Text size="small" tone="quiet">
            {t('cart:line.unitPrice', { price: money(unitOere, language), unit: tile?.unit ?? '' })}
          </Text>
        )}
      </div>
    </li>
  );
}

const candidateLabel = ({ sku, name, unitOere }: QuickRow['candidates'][number], language: Language): string =>
  unitOere === null ? `${name} (${sku})` : `${name} (${sku}) · ${money(unitOere, language)}`;

function statusText({ status, refusal, typed }: QuickRow, t: Translate): string {
  if (status === 'refused' && typed !== null) {
    const reading = readNumber(typed, 'either');
    if (reading.kind !== 'ambiguous') return t('ink:quick.notAQuantity', { typed });
    const [one, other] = reading.readings;
    return t('ink:quick.ambiguous', { typed, one: unmistakable(one), other: unmistakable(other) });
  }
  return status === 'refused' && refusal ? refusalText(t, refusal) : t(`ink:quick.${status}`);
}

function Status({ row, t }: { row: QuickRow; t: Translate }) {
  const { status, joined } = row;
  const words = statusText(row, t);
  return (
    <>
      <p className={status === 'ok' ? styles.ready : styles.problem}>{words}</p>
      {joined > 0 ? (
        <Text size="small" tone="quiet">
          {t('ink:quick.joined', { count: joined })}
        </Text>
      ) : null}
    </>
  );
}
