// The lines of a subscription as one form: their quantities, which are skipped once, and the problem of a line.
import type { FormReply, Translate } from '~/forms/reply/fields';
import type { SubscriptionLine } from '~/models/subscription';
import { Button, EmptyState, Field, Icon, type Language, linkTo, money, Photo, Text } from '~/ui/kit';
import * as rows from './line-rows.css';
import { refusalText } from './refusal-text';
import * as styles from './subscription-lines.css';

interface SubscriptionLinesProps {
  lines: SubscriptionLine[];
  mayChange: boolean;
  reply: FormReply | null;
  t: Translate;
  language: Language;
}

export function SubscriptionLines({ lines, mayChange, reply, t, language }: SubscriptionLinesProps) {
  if (lines.length === 0)
    return (
      <EmptyState title={t('subscription:lines.none')} icon="list">
        <Text>{t('subscription:lines.noneText')}</Text>
      </EmptyState>
    );
  return (
    <form method="post" className={rows.form}>
      {/* What Enter in a field presses: the first button of the form. */}
      {mayChange ? (
        <button type="submit" name="intent" value="lines" className={rows.first} tabIndex={-1} aria-hidden="true" />
      ) : null}
      <ul className={rows.lines} aria-label={t('subscription:lines.title')}>
        {lines.map((line) => (
          <OneItem key={line.id} line={line} mayChange={mayChange} reply={reply} t={t} language={language} />
        ))}
      </ul>
      {mayChange ? (
        <p>
          <Button name="intent" value="lines" tone="secondary">
            {t('subscription:lines.save')}
          </Button>
        </p>
      ) : null}
    </form>
  );
}

type OneItemProps = Omit<SubscriptionLinesProps, 'lines'> & { line: SubscriptionLine };

function OneItem({ line, mayChange, reply, t, language }: OneItemProps) {
  const { id, name, tile, quantity } = line;
  const error = reply?.errors[`qty-${id}`];
  return (
    <li className={styles.line}>
      {tile ? (
        <Photo className={rows.picture} picture={tile.picture} width={64} height={64} decorative />
      ) : (
        <span className={rows.picture} />
      )}
      <ItemWords line={line} t={t} language={language} />
      <div className={styles.quantity}>
        {mayChange ? (
          <>
            <input type="hidden" name="line" value={id} />
            <Field
              name={`qty-${id}`}
              label={t('subscription:lines.quantity', { name })}
              labelHidden
              defaultValue={reply?.values[`qty-${id}`] ?? String(quantity)}
              inputMode="numeric"
              maxLength={6}
              width="short"
              error={error ? t(error) : null}
            />
          </>
        ) : (
          <Text>
            {quantity} {tile?.unit ?? ''}
          </Text>
        )}
      </div>
      {mayChange ? <ItemButtons line={line} t={t} /> : null}
    </li>
  );
}

function ItemButtons({ line: { id, name, isSkipped }, t }: Pick<OneItemProps, 'line' | 't'>) {
  const skip = isSkipped ? 'unskip' : 'skip';
  return (
    <div className={rows.buttons}>
      <Button
        name="skipLine"
        value={`${id}:${isSkipped ? 0 : 1}`}
        tone="secondary"
        size="small"
        formNoValidate
        aria-label={t(`subscription:lines.${skip}Named`, { name })}
      >
        {t(`subscription:lines.${skip}`)}
      </Button>
      <Button
        name="takeLine"
        value={id}
        tone="tertiary"
        size="small"
        formNoValidate
        aria-label={t('subscription:lines.removeNamed', { name })}
      >
        <Icon name="trash" size="s" />
        {t('subscription:lines.remove')}
      </Button>
    </div>
  );
}

/** What it is and costs, and why it does not come along. */
function ItemWords({ line, t, language }: Pick<OneItemProps, 'line' | 't' | 'language'>) {
  const { sku, name, tile, options, status, problem, unitOere, agreedOere } = line;
  return (
    <div className={rows.what}>
      <p className={rows.name}>{tile ? <a {...linkTo(tile.href)}>{name}</a> : name}</p>
      <Text size="small" tone="quiet">
        {t('cart:line.sku', { sku })}
        {options.map((option) => ` · ${option.label}: ${option.value}`)}
        {unitOere === null ? '' : ` · ${t('subscription:lines.each', { price: money(unitOere, language) })}`}
      </Text>
      {status === 'ok' ? null : (
        <Text size="small" tone={status === 'skipped' ? 'quiet' : 'danger'} strong>
          {t(`subscription:lines.${status}`, {
            from: agreedOere === null ? '' : money(agreedOere, language),
            to: unitOere === null ? '' : money(unitOere, language),
          })}
        </Text>
      )}
      {problem && status !== 'gone' ? <Text size="small">{refusalText(t, problem)}</Text> : null}
    </div>
  );
}
