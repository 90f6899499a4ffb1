// The first step of a return: how many pieces of each line, with the day until which they can be returned, or why they cannot.
import { ReturnedField, returnedLabels } from '~/forms/goods-return/fields';
import type { ReturnableLineView } from '~/models/goods-return';
import { FieldError, Table, Text } from '~/ui/kit';
import { dayText } from '~/ui/shop/dates';
import { FormProblems } from './form-problems';
import type { ReturnStepProps } from './return-steps';

export function ChooseReturned({ offer, progress, language, t }: ReturnStepProps) {
  const { problems } = progress;
  const open = offer.lines.filter(({ left }) => left > 0);
  const fault = problems?.errors.lines;
  return (
    <>
      <Text>{t('returns:choose.text')}</Text>
      <FormProblems t={t} reply={problems} labels={returnedLabels(open)} />
      {fault ? <FieldError id="lines-error">{t(fault)}</FieldError> : null}
      <Table
        caption={t('returns:choose.title')}
        captionHidden
        columns={[{ label: t('account:order.product') }, { label: t('returns:choose.column'), align: 'end' }]}
        rows={offer.lines.map((line) => ({
          key: line.uid,
          cells: [
            <ReturnedName key="name" line={line} language={language} t={t} />,
            line.left > 0 ? <ReturnedField key="pieces" t={t} reply={problems} line={line} known={0} /> : '–',
          ],
        }))}
      />
    </>
  );
}

type ReturnedNameProps = { line: ReturnableLineView } & Pick<ReturnStepProps, 'language' | 't'>;

function ReturnedName({ line: { name, sku, quantity, unit, left, lastDay, reason }, language, t }: ReturnedNameProps) {
  return (
    <div>
      {name}
      <Text size="small" tone="quiet">
        {t('account:order.sku', { sku })} · {t('withdrawal:choose.bought', { quantity: `${quantity} ${unit}` })}
      </Text>
      {lastDay ? (
        <Text size="small">
          {t('returns:choose.until', { pieces: `${left} ${unit}`, date: dayText(lastDay, language) })}
        </Text>
      ) : null}
      {reason ? <Text size="small">{t(`returns:reason.${reason}`)}</Text> : null}
    </div>
  );
}
