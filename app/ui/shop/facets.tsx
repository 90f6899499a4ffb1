// The filters of a list: a GET form next to the list, collapsed on phones, and above the list the chosen values.
import type { ReactNode } from 'react';
import type { Translate } from '~/forms/reply/fields';
import type { ChosenFacet, Facets as FacetsModel, FacetView } from '~/models/catalogue';
import { Button, Details, Field, Icon, usePieces, VisuallyHidden } from '~/ui/kit';
import { chip } from './category-entries.css';
import * as styles from './facets.css';
import { SwatchMark } from './swatch';

interface FacetsProps {
  facets: FacetsModel;
  t: Translate;
}

/** The values that are shown at once; the rest are in a fold. */
const SHOWN = 7;

/** This many groups are as long as the products next to them; a chosen one is always among them. */
const GROUPS = 6;

/** On phones a sheet over the page, whose heading opens and closes it without scripts; app/client/facet-sheet makes it a modal one. */
export function FacetForm({ facets, total, t }: FacetsProps & { total: number }) {
  const { groups, price } = facets;
  const inside = usePieces([
    { facts: ['facets', facets, total], draw: () => <Inside facets={facets} total={total} t={t} /> },
  ]);
  if (groups.length === 0 && !price) return null;
  return <details className={styles.sheet} id="facets" data-facet-sheet="" {...inside} />;
}

function Inside({ facets, total, t }: FacetsProps & { total: number }) {
  const { groups, price, inStock, chosen } = facets;
  const count = chosen.length > 0 ? ` (${chosen.length})` : '';
  const shown = groups.filter(({ options }, at) => at < GROUPS || options.some((option) => option.chosen));
  const folded = groups.filter((group) => !shown.includes(group));
  return (
    <>
      <summary className={styles.handle}>
        <Icon name="filter" size="s" />
        {t('catalogue:facets.open')}
        {count}
        <span className={styles.close}>
          <VisuallyHidden>{t('common:close')}</VisuallyHidden>
          <Icon name="close" />
        </span>
      </summary>
      <form action={facets.action} className={styles.form} data-facets="" aria-label={t('catalogue:facets.title')}>
        {facets.kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {inStock ? (
          <FacetChoice name="in_stock" id="facet-in-stock" value="1" chosen={inStock.chosen} count={inStock.count}>
            {t('catalogue:facets.inStock')}
          </FacetChoice>
        ) : null}
        {shown.map((group) => (
          <Group key={group.code} group={group} t={t} />
        ))}
        {price ? <PriceFields price={price} t={t} /> : null}
        {folded.length > 0 ? (
          <Details summary={t('catalogue:facets.otherGroups', { count: folded.length })} id="more-groups">
            {folded.map((group) => (
              <Group key={group.code} group={group} t={t} />
            ))}
          </Details>
        ) : null}
        <div className={styles.foot}>
          {/* With scripts each change is applied at once: then the button says how many there are. */}
          <Button full data-count={t('catalogue:facets.show', { count: total })}>
            {t('catalogue:facets.apply')}
          </Button>
        </div>
      </form>
    </>
  );
}

function Group({ group, t }: { group: FacetView; t: Translate }) {
  const { code, label, options } = group;
  const first = options.filter(({ chosen }, at) => chosen || at < SHOWN);
  const rest = options.filter((option) => !first.includes(option));
  const boxes = (some: typeof options) =>
    some.map(({ value, label: name, count, chosen, colour }) => (
      <FacetChoice key={value} name={code} id={`facet-${code}-${value}`} value={value} chosen={chosen} count={count}>
        {colour ? <SwatchMark swatch={{ label: name, colour }} named={false} /> : null}
        {name}
      </FacetChoice>
    ));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {boxes(first)}
      {rest.length > 0 ? (
        <Details summary={t('catalogue:facets.more', { count: rest.length })} id={`more-${code}`}>
          {boxes(rest)}
        </Details>
      ) : null}
    </fieldset>
  );
}

interface FacetChoiceProps {
  name: string;
  id: string;
  value: string;
  chosen: boolean;
  count: number;
  children: ReactNode;
}

/** A list has a hundred of these: few elements, and one class. */
function FacetChoice({ name, id, value, chosen, count, children }: FacetChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name={name} id={id} value={value} defaultChecked={chosen} />
      <span>
        {children} <small>({count})</small>
      </span>
    </label>
  );
}

function PriceFields({ price, t }: { price: NonNullable<FacetsModel['price']>; t: Translate }) {
  const { low, high, from, to } = price;
  const shared = { type: 'number', inputMode: 'numeric', min: 0, max: 9_999_999, step: 1 } as const;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('catalogue:facets.price')}</legend>
      <div className={styles.prices}>
        <Field
          {...shared}
          name="price_from"
          label={t('catalogue:facets.from')}
          defaultValue={from ?? ''}
          placeholder={`${low}`}
        />
        <Field
          {...shared}
          name="price_to"
          label={t('catalogue:facets.to')}
          defaultValue={to ?? ''}
          placeholder={`${high}`}
        />
      </div>
    </fieldset>
  );
}

const chosenFacetText = ({ kind, label }: ChosenFacet, t: Translate): string => {
  if (kind === 'value') return label;
  return kind === 'in_stock' ? t('catalogue:facets.inStock') : t(`catalogue:facets.${kind}`, { amount: label });
};

/** Each choice is a link to the page without it. */
export function ChosenFacets({ facets, t }: FacetsProps) {
  if (facets.chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('catalogue:facets.chosen')}>
      {facets.chosen.map((one) => (
        <li key={one.href}>
          <a className={chip} href={one.href}>
            <VisuallyHidden>{t('catalogue:facets.remove')} </VisuallyHidden>
            {chosenFacetText(one, t)}
            <Icon name="close" size="s" />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={facets.clearHref}>
          {t('catalogue:facets.clear')}
        </a>
      </li>
    </ul>
  );
}
