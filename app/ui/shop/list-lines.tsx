// The lines of a shopping list as one form: ticked, changed, removed, moved, and put into the cart one by one or together.
import { MOST_LINES } from '#domain/purchase-rules/room';
import type { FormReply, Translate } from '~/forms/reply/fields';
import type { ListLine, ShoppingList } from '~/models/shopping-list';
import { Button, Field, Icon, type Language, linkTo, money, Photo, SelectField, Text } from '~/ui/kit';
import { dayText } from './dates';
import * as styles from './list-lines.css';
import { refusalText } from './refusal-text';

interface ListLinesProps {
  list: ShoppingList;
  reply: FormReply | null;
  t: Translate;
  language: Language;
}

export function ListLines({ list, reply, t, language }: ListLinesProps) {
  const { canManage, lines, others, version } = list;
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="version" value={version} />
      {/* What Enter in a field presses: the first button of the form. */}
      {canManage ? (
        <button type="submit" name="intent" value="save" className={styles.first} tabIndex={-1} aria-hidden="true" />
      ) : null}
      <ul className={styles.lines} aria-label={t('listpage:page.lines')}>
        {lines.map((line) => (
          <OneLine key={line.id} line={line} canManage={canManage} reply={reply} t={t} language={language} />
        ))}
      </ul>
      <div className={styles.actions}>
        {list.paging.total > MOST_LINES ? null : (
          <Button name="intent" value="cart-all">
            <Icon name="cart" />
            {t('listpage:page.all')}
          </Button>
        )}
        <Button name="intent" value="cart-ticked" tone="secondary">
          {t('listpage:page.ticked')}
        </Button>
        {canManage ? (
          <>
            <Button name="intent" value="save" tone="secondary">
              {t('listpage:page.save')}
            </Button>
            <Button name="intent" value="remove-ticked" tone="tertiary" formNoValidate>
              {t('listpage:page.removeTicked')}
            </Button>
          </>
        ) : null}
      </div>
      {canManage && others.length > 0 ? (
        <div className={styles.move}>
          <SelectField
            name="to"
            label={t('listpage:page.moveTo')}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            width="medium"
          />
          <Button name="intent" value="move" tone="secondary" formNoValidate>
            {t('listpage:page.move')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

interface OneLineProps {
  line: ListLine;
  canManage: boolean;
  reply: FormReply | null;
  t: Translate;
  language: Language;
}

function OneLine({ line, canManage, reply, t, language }: OneLineProps) {
  const { id, name, product, problem } = line;
  return (
    <li className={styles.line} data-bad={problem ? '' : undefined}>
      <div className={styles.tick}>
        <input type="hidden" name="line" value={id} />
        <input
          type="checkbox"
          className={styles.box}
          name="ticked"
          value={id}
          aria-label={t('listpage:page.pick', { name })}
        />
      </div>
      {product ? (
        <Photo className={styles.picture} picture={product.picture} width={64} height={64} decorative />
      ) : (
        <span className={styles.picture} />
      )}
      <LineWords line={line} t={t} language={language} />
      <div className={reply?.errors[`qty-${id}`] ? styles.fieldsWrong : styles.fields}>
        {canManage ? (
          <ListLineFields line={line} reply={reply} t={t} />
        ) : (
          <Text>
            {line.quantity} {product?.unit ?? ''}
          </Text>
        )}
      </div>
      <div className={styles.buttons}>
        {problem ? null : (
          <Button
            name="one"
            value={id}
            tone="secondary"
            size="small"
            formNoValidate
            aria-label={t('listpage:page.oneNamed', { name })}
          >
            <Icon name="cart" size="s" />
            {t('listpage:page.one')}
          </Button>
        )}
        {canManage ? (
          <Button
            name="remove"
            value={id}
            tone="tertiary"
            size="small"
            formNoValidate
            aria-label={t('listpage:page.removeNamed', { name })}
          >
            <Icon name="trash" size="s" />
            {t('listpage:page.remove')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** The product, its price, earlier purchases, and what prevents buying it. */
function LineWords({ line, t, language }: Pick<OneLineProps, 'line' | 't' | 'language'>) {
  const { sku, name, product, options, problem, replacement, lastBoughtAt, timesBought, note } = line;
  const bought = lastBoughtAt
    ? `${t('listpage:page.lastBought', { date: dayText(lastBoughtAt, language) })}, ${t('listpage:page.times', { count: timesBought })}`
    : null;
  return (
    <div className={styles.what}>
      <p className={styles.name}>{product ? <a {...linkTo(product.href)}>{name}</a> : name}</p>
      <Text size="small" tone="quiet">
        {t('cart:line.sku', { sku })}
        {options.map((option) => ` · ${option.label}: ${option.value}`)}
        {product && product.priceOere !== null
          ? ` · ${t('listpage:page.price', { price: money(product.priceOere, language), unit: product.unit })}`
          : ''}
      </Text>
      {bought ? (
        <Text size="small" tone="quiet">
          {bought}
        </Text>
      ) : null}
      {note ? <Text size="small">{note}</Text> : null}
      {problem ? (
        <Text size="small" tone="danger" strong>
          {refusalText(t, problem)}
        </Text>
      ) : null}
      {replacement ? (
        <Text size="small">
          {t('listpage:page.instead')}: <a {...linkTo(replacement.href)}>{replacement.name}</a>
        </Text>
      ) : null}
    </div>
  );
}

function ListLineFields({ line, reply, t }: Pick<OneLineProps, 'line' | 'reply' | 't'>) {
  const { id, name, quantity, note } = line;
  const error = reply?.errors[`qty-${id}`];
  return (
    <>
      <Field
        name={`qty-${id}`}
        label={t('listpage:page.quantity', { name })}
        labelHidden
        defaultValue={reply?.values[`qty-${id}`] ?? String(quantity)}
        inputMode="numeric"
        maxLength={6}
        width="short"
        error={error ? t(error) : null}
      />
      <Field
        name={`note-${id}`}
        label={t('listpage:page.note', { name })}
        labelHidden
        placeholder={t('listpage:page.notePlaceholder')}
        defaultValue={reply?.values[`note-${id}`] ?? note}
        maxLength={120}
      />
    </>
  );
}
