// The lines of a read order as a table of fields: what was written, how its product was found, product and quantity.
import type { Certainty } from '#domain/purchase-order/reading/model';
import { refusalCodeOf, refusalOf, textKeyOf } from '#domain/refusal/refusals';
import { OMITTED, proposedChoice, proposedQuantity, type ReviewedLine } from '#domain/staff/read-order';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import { StaffField, StaffSelect } from './form';
import { ListTable } from './list';
import { staffDay, staffMoney } from './order-words';

interface LinesProps extends Pick<StaffGiven, 'reply' | 'language'> {
  lines: readonly ReviewedLine[];
}

interface Row {
  at: number;
  line: ReviewedLine;
}

export function ReadOrderLines({ lines, reply, language }: LinesProps) {
  const { t } = useTexts('staff');
  return (
    <ListTable<Row>
      caption={t('reading.lines')}
      columns={[
        { title: t('reading.source'), isFull: true, cell: ({ line }) => line.source },
        {
          title: t('reading.found'),
          isFull: true,
          cell: ({ line }) => (
            <>
              <span className={`mark ${MARKS[line.certainty]}`}>{t(`reading.certainty.${line.certainty}`)}</span>
              <div>{line.products.length === 1 ? line.products[0]?.name : null}</div>
              <LineNotes line={line} language={language} />
            </>
          ),
        },
        { title: t('reading.product'), isFull: true, cell: (row) => <ProductFields {...row} reply={reply} /> },
        { title: t('reading.quantity'), isFull: true, cell: (row) => <QuantityField {...row} reply={reply} /> },
      ]}
      rows={lines.map((line, at) => ({ at, line }))}
      keyOf={({ at }) => String(at)}
      empty=""
    />
  );
}

const MARKS: Readonly<Record<Certainty, string>> = {
  number: 'done',
  ean: 'done',
  name: 'warn',
  ambiguous: 'warn',
  unknown: 'bad',
};

type FieldsProps = Row & Pick<LinesProps, 'reply'>;

const FORM = 'confirm';

function ProductFields({ at, line, reply }: FieldsProps) {
  const { t } = useTexts('staff');
  const name = `choice-${at}`;
  const typed = reply?.intent === FORM ? reply.values[name] : undefined;
  const products = line.products.map(({ sku, name: title, unit, pieces }, place) => ({
    value: String(place),
    label: `${sku} ${title}${pieces === null ? '' : ` (${pieces} ${unit})`}`,
  }));
  const options = [
    ...(proposedChoice(line) === '' ? [{ value: '', label: t('reading.choose') }] : []),
    ...products,
    { value: OMITTED, label: t('reading.omit') },
  ];
  return (
    <>
      <StaffSelect
        {...{ form: FORM, name, reply, options }}
        label={t('reading.product')}
        value={typed ?? proposedChoice(line)}
      />
      <StaffField {...{ form: FORM, reply }} name={`sku-${at}`} label={t('reading.otherSku')} />
    </>
  );
}

function QuantityField({ at, line, reply }: FieldsProps) {
  const { t } = useTexts('staff');
  const units = new Set(line.products.map(({ unit }) => unit));
  const [unit] = units;
  return (
    <StaffField
      {...{ form: FORM, reply, name: `quantity-${at}`, value: proposedQuantity(line) }}
      label={units.size === 1 ? t('reading.quantityIn', { unit }) : t('reading.quantity')}
      isShort
    />
  );
}

function LineNotes({ line, language }: { line: ReviewedLine; language: StaffGiven['language'] }) {
  const { t } = useTexts('staff');
  const { typed, orderedUnit, soldIn, priceTyped, wishedOn, refused } = line;
  const notes = [
    typed === null ? null : t('reading.typed', { typed: typed || '–' }),
    convertedNote(line, t),
    soldIn === null ? null : t('reading.soldIn', { unit: orderedUnit ?? '', soldIn: soldIn.join(', ') }),
    priceNote(line, language, t),
    priceTyped === null ? null : t('reading.priceTyped', { typed: priceTyped }),
    wishedOn === null ? null : t('reading.wished', { day: staffDay(wishedOn, language) }),
    refused === null ? null : t('reading.refused', { why: t(textKeyOf(refusalOf(refusalCodeOf(refused)).code)) }),
  ].filter((note) => note !== null);
  return (
    <ul className="changed">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** Pieces of a product that was ordered in another unit. */
function convertedNote({ products, quantity, orderedUnit }: ReviewedLine, t: Texts['t']): string | null {
  const [product, ...others] = products;
  if (!product || others.length > 0 || orderedUnit === null || quantity === null) return null;
  const { pieces, unit } = product;
  return pieces === null || pieces === quantity
    ? null
    : t('reading.converted', { quantity, orderedUnit, pieces, unit });
}

function priceNote(
  { net, gross, ordered }: ReviewedLine,
  language: StaffGiven['language'],
  t: Texts['t'],
): string | null {
  if (net === null || gross === null) return null;
  const today = { net: staffMoney(net, language), gross: staffMoney(gross, language) };
  return ordered === null
    ? t('reading.price', today)
    : t('reading.otherPrice', { ...today, ordered: staffMoney(ordered, language) });
}
