// The lines of the cart: change a quantity, remove, and see why each costs what it does. Every control is a form of its own.
import { cartPath, panelHref } from '#domain/addresses';
import { LineFields } from '~/forms/cart-line/fields';
import type { Translate } from '~/forms/reply/fields';
import type { CartLine } from '~/models/cart';
import type { CartUpgrade } from '~/models/cart-upgrade';
import type { PriceView } from '~/models/money';
import { Badge, Button, Icon, type Language, linkTo, MessageBar, money, Photo, QuantityInput, Text } from '~/ui/kit';
import * as styles from './cart-lines.css';
import { rowTotal, unitPrice } from './line-price';
import { refusalText } from './refusal-text';
import { hintText } from './upgrade-texts';
import { WhyThisPrice } from './why-this-price';

interface CartLinesProps {
  lines: CartLine[];
  t: Translate;
  language: Language;
  here: string;
  /** What could stand in for lines, the best first. */
  upgrades?: CartUpgrade[];
  /** Whether the buyer may write notes on lines. */
  writesNotes?: boolean;
}

export function CartLines({ lines, ...shared }: CartLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <FullLine key={line.uid} line={line} {...shared} />
      ))}
    </ul>
  );
}

interface LineProps extends Omit<CartLinesProps, 'lines'> {
  line: CartLine;
}

function FullLine({ line, t, language, here, upgrades = [], writesNotes = false }: LineProps) {
  const upgrade = upgrades.find(({ item }) => item === line.uid);
  return (
    <li className={styles.line} id={`line-${line.uid}`}>
      <Photo className={styles.picture} picture={line.picture} width={96} height={96} decorative />
      <div className={styles.what}>
        <LineName line={line} />
        <Text size="small" tone="quiet">
          {t('cart:line.sku', { sku: line.sku })}
          {line.options.map((option) => ` · ${option.label}: ${option.value}`)}
        </Text>
        {line.price ? (
          <Text size="small" tone="quiet">
            {t('cart:line.unitPrice', { price: unitPrice(line, line.price, language), unit: line.unit })}
            {dutyText(line.price, t, language)}
          </Text>
        ) : null}
        <RowDiscount line={line} t={t} language={language} />
        {line.isGift ? <Badge tone="success">{t('cart:line.gift')}</Badge> : null}
        {line.problem ? <MessageBar tone="warning">{refusalText(t, line.problem)}</MessageBar> : null}
        {upgrade ? (
          <Text size="small">
            <a
              href={panelHref(here, 'cart-upgrade', { item: line.uid })}
              aria-label={`${hintText(upgrade, t, language)}: ${line.name}`}
            >
              {hintText(upgrade, t, language)}
            </a>
          </Text>
        ) : null}
        <Note line={line} t={t} here={here} mayWrite={writesNotes} />
        <div className={styles.why}>
          <WhyThisPrice reasons={line.price?.reasons ?? []} row={line} t={t} language={language} />
        </div>
      </div>
      <LineControls line={line} t={t} here={here} />
      <RowTotal line={line} language={language} />
    </li>
  );
}

/** What was written on the line, and the way to the panel in which it is written. */
function Note({ line, t, here, mayWrite }: Pick<LineProps, 'line' | 't' | 'here'> & { mayWrite: boolean }) {
  if (!mayWrite && line.note === '') return null;
  const words = line.note === '' ? t('cart:note.add') : t('cart:note.change');
  return (
    <Text size="small">
      {line.note === '' ? null : <>{t('cart:note.of', { note: line.note })} </>}
      {mayWrite ? (
        <a href={panelHref(here, 'cart-item-note', { item: line.uid })} aria-label={`${words}: ${line.name}`}>
          {words}
        </a>
      ) : null}
    </Text>
  );
}

function RowTotal({ line, language }: Pick<LineProps, 'line' | 'language'>) {
  const total = rowTotal(line, language);
  return total === null ? null : <p className={styles.total}>{total}</p>;
}

/** By name it stands in the fold. */
function RowDiscount({ line, t, language }: Pick<LineProps, 'line' | 't' | 'language'>) {
  const off = line.discounts.reduce((sum, discount) => sum + discount.oere, 0);
  if (off === 0) return null;
  return (
    <Text size="small" strong>
      {t('cart:line.discount', { price: money(off, language) })}
    </Text>
  );
}

/** Consumers: part of the price; companies: beside it. */
function dutyText({ duty }: PriceView, t: Translate, language: Language): string {
  if (!duty) return '';
  const amount = `${duty.label} ${money(duty.oere, language)}`;
  return duty.included ? ` · ${t('catalogue:tile.dutyIncluded')} ${amount}` : ` + ${amount}`;
}

function LineName({ line }: { line: CartLine }) {
  return (
    <p className={styles.name}>
      <a className={styles.nameLink} {...linkTo(line.href)}>
        {line.name}
      </a>
    </p>
  );
}

interface LineControlsProps extends Pick<LineProps, 'line' | 't' | 'here'> {
  /** Where the forms post to: the cart, or the panel that shows the line. */
  action?: string;
}

export function LineControls({ line, t, here, action = cartPath() }: LineControlsProps) {
  return (
    <div className={styles.controls}>
      <form method="post" action={action} className={styles.quantity}>
        <LineFields intent="update" item={line.uid} rule={line.rule} returnTo={here} />
        <QuantityInput
          key={line.quantity}
          name="qty"
          id={`qty-${line.uid}`}
          rule={line.rule}
          defaultValue={line.quantity}
          label={t('cart:line.quantityOf', { name: line.name })}
          error={line.problem !== null}
        />
        <Button tone="secondary" aria-label={t('cart:line.updateNamed', { name: line.name })}>
          {t('cart:line.update')}
        </Button>
      </form>
      <form method="post" action={action}>
        <LineFields intent="remove" item={line.uid} returnTo={here} />
        <Button tone="tertiary" size="small" aria-label={t('cart:line.removeNamed', { name: line.name })}>
          <Icon name="trash" size="s" />
          {t('cart:line.remove')}
        </Button>
      </form>
    </div>
  );
}

interface ShortLinesProps extends Omit<CartLinesProps, 'here'> {
  /** With it, each line can be changed and removed: where that posts to, and what it comes back to. */
  change?: { action: string; returnTo: string };
}

/** For panels and the checkout: what it is, how many, what it comes to. */
export function ShortLines({ lines, t, language, change }: ShortLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.uid} className={styles.short}>
          <Photo className={styles.picture} picture={line.picture} width={64} height={64} decorative />
          <div className={styles.what}>
            <LineName line={line} />
            <Text size="small" tone="quiet">
              {line.quantity} {line.unit}
              {line.options.map((option) => ` · ${option.value}`)}
            </Text>
            {line.problem ? (
              <Text size="small" tone="danger" strong>
                {refusalText(t, line.problem)}
              </Text>
            ) : null}
          </div>
          {change ? <LineControls line={line} t={t} here={change.returnTo} action={change.action} /> : null}
          <RowTotal line={line} language={language} />
        </li>
      ))}
    </ul>
  );
}
