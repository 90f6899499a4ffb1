// What fits a printer, by what it is for: originals and compatible ones side by side with the price of a page.

import { perPageText } from '#domain/ink/cartridge-yield';
import { cartPath } from '#domain/page/addresses';
import { AddFields } from '~/forms/cart-line/fields';
import type { Translate } from '~/forms/reply/fields';
import { LOCALE_OF } from '~/i18n/languages';
import type { Supply, SupplyGroup } from '~/models/ink';
import {
  Badge,
  Button,
  classes,
  Heading,
  type Language,
  linkTo,
  money,
  Photo,
  Price,
  QuantityInput,
  StockDot,
  Text,
} from '~/ui/kit';
import { promisedInShort } from './promise-text';
import * as styles from './supply-group.css';
import { priceLabels } from './tile-texts';

interface Shown {
  t: Translate;
  language: Language;
  here: string;
}

export function RoleDot({ role }: { role: Supply['role'] }) {
  return <span className={classes(styles.dot, styles.ink[role])} aria-hidden="true" />;
}

export function SupplySection({ group, ...shown }: Shown & { group: SupplyGroup }) {
  const { t } = shown;
  const { role, original, compatible } = group;
  return (
    <section id={role} className={styles.group}>
      <div className={styles.title}>
        <RoleDot role={role} />
        <Heading level={2} size="h3">
          {t(`ink:role.${role}`)}
        </Heading>
      </div>
      <div className={styles.sides}>
        <Side name={t('ink:result.originals')} none={t('ink:result.noOriginal')} supplies={original} {...shown} />
        <Side name={t('ink:result.compatibles')} none={t('ink:result.noCompatible')} supplies={compatible} {...shown} />
      </div>
    </section>
  );
}

function Side({ name, none, supplies, ...shown }: Shown & { name: string; none: string; supplies: Supply[] }) {
  return (
    <div className={styles.side}>
      <h3 className={styles.sideName}>{name}</h3>
      {supplies.length === 0 ? <Text tone="quiet">{none}</Text> : <SupplyList supplies={supplies} {...shown} />}
    </div>
  );
}

export function SupplyList({ supplies, ...shown }: Shown & { supplies: Supply[] }) {
  return (
    <ul className={styles.list}>
      {supplies.map((supply) => (
        <SupplyRow key={supply.tile.sku} supply={supply} {...shown} />
      ))}
    </ul>
  );
}

function SupplyRow({ supply, t, language, here }: Shown & { supply: Supply }) {
  const { tile } = supply;
  return (
    <li className={styles.row}>
      <Photo className={styles.picture} picture={tile.picture} width={80} height={80} decorative />
      <div className={styles.what}>
        <a className={styles.name} {...linkTo(tile.href)}>
          {tile.name}
        </a>
        <Yields supply={supply} t={t} language={language} />
        {supply.part ? (
          <Text size="small" tone="quiet">
            {t('ink:result.part', { part: supply.part })}
          </Text>
        ) : null}
        {supply.holds.length > 0 ? (
          <Text size="small" tone="quiet">
            {t('ink:result.holds', { parts: heldIn(supply, t, language) })}
          </Text>
        ) : null}
        {supply.lock ? (
          <Text size="small" tone="quiet">
            {t(`ink:result.${supply.lock}`)}
          </Text>
        ) : null}
        <StockDot
          stock={tile.stock}
          dayToDay={t('catalogue:tile.dayToDay')}
          arrives={promisedInShort(tile.stock, t('product:promise.arrives'), language)}
        />
      </div>
      <BuySupply supply={supply} t={t} language={language} here={here} />
    </li>
  );
}

const pageCount = (pages: number, language: Language) => pages.toLocaleString(LOCALE_OF[language]);

const heldIn = ({ holds }: Supply, t: Translate, language: Language) =>
  holds
    .map(({ role, part, pages }) => {
      const yields = pages ? ` (${t('ink:result.pages', { pages: pageCount(pages, language) })})` : '';
      return `${t(`ink:role.${role}`).toLowerCase()} ${part}${yields}`;
    })
    .join(', ');

function Yields({ supply, t, language }: Omit<Shown, 'here'> & { supply: Supply }) {
  const { pages, perPage, cheapest, savesPercent, savesOere } = supply;
  return (
    <>
      <p className={styles.yields}>
        {perPage === null ? null : (
          <span className={styles.perPage}>
            {t('ink:result.perPage', { price: perPageText(perPage, LOCALE_OF[language]) })}
          </span>
        )}
        {pages === null ? null : <span>{t('ink:result.pages', { pages: pageCount(pages, language) })}</span>}
      </p>
      {cheapest ? (
        <span>
          <Badge tone="quiet">{t('ink:result.cheapest')}</Badge>
        </span>
      ) : null}
      {savesPercent === null ? null : <Text size="small">{t('ink:result.saves', { percent: savesPercent })}</Text>}
      {savesOere === null ? null : (
        <Text size="small">{t('ink:result.savesSet', { price: money(savesOere, language) })}</Text>
      )}
    </>
  );
}

function BuySupply({ supply: { tile }, t, language, here }: Shown & { supply: Supply }) {
  const { action, price } = tile;
  return (
    <div className={styles.buy}>
      {price ? <Price price={price} language={language} labels={priceLabels(t)} /> : null}
      {action.kind === 'add-to-cart' ? (
        <form method="post" action={cartPath()} className={styles.form}>
          <AddFields sku={action.sku} rule={tile.quantity} returnTo={here} />
          <QuantityInput
            name="qty"
            id={`supply-${tile.sku}`}
            rule={tile.quantity}
            label={`${t('catalogue:tile.quantity')}, ${tile.name}`}
          />
          <Button className={styles.add} aria-label={`${t('catalogue:tile.add')}: ${tile.name}`}>
            {t('catalogue:tile.add')}
          </Button>
        </form>
      ) : null}
      {action.kind === 'sold-out' ? (
        <Text size="small" tone="quiet">
          {t('catalogue:tile.soldOut')}
        </Text>
      ) : null}
    </div>
  );
}
