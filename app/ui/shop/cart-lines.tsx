// The lines of the cart: change a quantity, remove, and see the calculation of each price. Every control is a separate form.
import { panelHref } from '#domain/page/addresses';
import { keptTogether } from '#domain/text/kept-together';
import { LineQuantity, QuantitiesForm } from '~/forms/cart-quantities/fields';
import { type FormReply, messageText, type Translate } from '~/forms/reply/fields';
import type { CartLine } from '~/models/cart';
import type { CartUpgrade } from '~/models/cart-upgrade';
import type { PriceView } from '~/models/money';
import type { HeartState } from '~/models/shopping-list';
import { Badge, Button, Icon, keptWhole, type Language, linkTo, MessageBar, money, Photo, Text } from '~/ui/kit';
import * as styles from './cart-lines.css';
import { cartRefusalText } from './cart-refusal-text';
import { CartLineHeart } from './heart';
import { rowTotal, unitPrice } from './line-price';
import { PresentOfLine } from './present-of-line';
import { hintText } from './upgrade-texts';
import { WhyThisPrice } from './why-this-price';

interface CartLinesProps {
  lines: CartLine[];
  t: Translate;
  language: Language;
  here: string;
  /** Possible replacements for lines, the best first. */
  upgrades?: CartUpgrade[];
  /** Whether the buyer may write notes on lines. */
  writesNotes?: boolean;
  /** By SKU: what this shopper may put on shopping lists, and whether it is on one. */
  hearts?: Readonly<Record<string, HeartState>>;
  /** In a gift shop: the days on which presents can be there. */
  presentDays?: readonly string[] | null;
  /** A number of pieces that was refused, or a wish for a present, with the reason. */
  reply?: FormReply | null;
}

/** The ids of the form of all quantities: on the cart's page, and in a panel, which may open over it. */
export const PAGE_FORM = 'cart-quantities';
export const PANEL_FORM = 'panel-quantities';

export function CartLines({ lines, ...shared }: CartLinesProps) {
  return (
    <>
      <QuantitiesForm id={PAGE_FORM} returnTo={shared.here} />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <FullLine key={line.uid} line={line} {...shared} />
        ))}
      </ul>
    </>
  );
}

interface LineProps extends Omit<CartLinesProps, 'lines'> {
  line: CartLine;
}

function FullLine(props: LineProps) {
  const { line, t, language, here, upgrades = [], writesNotes = false, reply = null } = props;
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
        {line.delivery === '' ? null : <Text size="small">{keptWhole(line.delivery)}</Text>}
        <RowDiscount line={line} t={t} language={language} />
        {line.isGift ? <Badge tone="success">{t('cart:line.gift')}</Badge> : null}
        {line.problem ? <MessageBar tone="warning">{cartRefusalText(t, line.problem)}</MessageBar> : null}
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
        <CartLineHeart line={line} hearts={props.hearts} t={t} here={here} />
        <div className={styles.why}>
          <WhyThisPrice reasons={line.price?.reasons ?? []} row={line} t={t} language={language} />
        </div>
      </div>
      <LineControls form={PAGE_FORM} line={line} t={t} reply={reply} />
      <RowTotal line={line} language={language} />
      <PresentOfLine line={line} days={props.presentDays ?? null} t={t} language={language} reply={reply} />
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

export function RowTotal({ line, language }: Pick<LineProps, 'line' | 'language'>) {
  const total = rowTotal(line, language);
  return total === null ? null : <p className={styles.total}>{total}</p>;
}

/** The fold lists the discounts by name. */
function RowDiscount({ line, t, language }: Pick<LineProps, 'line' | 't' | 'language'>) {
  const off = line.discounts.reduce((sum, discount) => sum + discount.oere, 0);
  if (off === 0) return null;
  return (
    <Text size="small" strong>
      {t('cart:line.discount', { price: money(off, language) })}
    </Text>
  );
}

/** Consumers: part of the price; companies: in addition to it. */
function dutyText({ duty }: PriceView, t: Translate, language: Language): string {
  if (!duty) return '';
  const amount = `${duty.label} ${money(duty.oere, language)}`;
  return duty.included ? ` · ${t('catalogue:tile.dutyIncluded')} ${amount}` : ` + ${amount}`;
}

export function LineName({ line }: { line: CartLine }) {
  return (
    <p className={styles.name}>
      <a className={styles.nameLink} {...linkTo(line.href)}>
        {keptTogether(line.name)}
      </a>
    </p>
  );
}

interface LineControlsProps extends Pick<LineProps, 'line' | 't' | 'reply'> {
  /** The id of the form that holds all quantities. */
  form: string;
}

/** Each button sends the entire form, so that input in other lines is saved with it. */
export function LineControls({ form, line, t, reply }: LineControlsProps) {
  const typed = reply?.values[line.uid];
  return (
    <div className={styles.controls}>
      <div className={styles.quantity}>
        <LineQuantity
          form={form}
          item={line.uid}
          rule={line.rule}
          quantity={line.quantity}
          typed={typed}
          label={t('cart:line.quantityOf', { name: line.name })}
          error={line.problem !== null || typed !== undefined}
        />
        <Button
          form={form}
          name="intent"
          value="quantities"
          tone="secondary"
          withScripts="gone"
          aria-label={t('cart:line.updateNamed', { name: line.name })}
        >
          {t('cart:line.update')}
        </Button>
      </div>
      {typed !== undefined && reply?.message ? (
        <Text size="small" tone="danger" strong>
          {messageText(t, reply.message)}
        </Text>
      ) : null}
      <Button
        form={form}
        name="remove"
        value={line.uid}
        formNoValidate
        tone="tertiary"
        size="small"
        aria-label={t('cart:line.removeNamed', { name: line.name })}
      >
        <Icon name="trash" size="s" />
        {t('cart:line.remove')}
      </Button>
    </div>
  );
}
