// The product list: views, search, filters, pages by key.
import { staffNewProductPath, staffProductPath, staffProductsPath } from '#domain/staff/addresses';
import { CHANGES_PRODUCTS } from '#domain/staff/product-acts';
import { PRODUCT_VIEW_NAMES, type ProductListQuery, productListPath } from '#domain/staff/product-views';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffReply } from '~/models/staff';
import type { StaffProductChoicesView, StaffProductRowView, StaffProductsView } from '~/models/staff-products';
import type { StaffListViews } from '~/models/staff-views';
import { StaffField, StaffSelect } from './form';
import { FilterChips, ListPager, ListTable, ListTabs } from './list';
import { staffMoney } from './order-words';
import { ListViews } from './saved-views';
import { StaffThumbnail } from './thumbnail';

interface ProductsProps extends StaffGiven {
  views: StaffListViews;
  query: ProductListQuery;
  isTooShort: boolean;
  products: StaffProductsView;
  choices: StaffProductChoicesView;
}

export function StaffProductsPage({ query, isTooShort, products, choices, views, language, member }: ProductsProps) {
  const { t } = useTexts('staff');
  const tabs = PRODUCT_VIEW_NAMES.map((view) => ({
    href: productListPath(query, { view }),
    title: t(`products.${view}`),
    count: '',
    isHere: view === query.view,
  }));
  const { rows, hasNewer, hasOlder } = products;
  const [newest, oldest] = [rows[0], rows.at(-1)];
  const chips = filterChips(query, choices);
  return (
    <>
      <div className="heading">
        <h1>{t('nav.products')}</h1>
        {member?.rights.includes(CHANGES_PRODUCTS) ? (
          <div className="acts">
            <a className="button primary" href={staffNewProductPath()}>
              {t('product.new')}
            </a>
          </div>
        ) : null}
      </div>
      <ListTabs label={t('list.views')} tabs={tabs} />
      <ListViews views={views} />
      <ProductFilters query={query} isTooShort={isTooShort} choices={choices} />
      <FilterChips chips={chips} />
      <ListTable
        caption={t('nav.products')}
        columns={productColumns(language, t)}
        rows={rows}
        keyOf={({ id }) => String(id)}
        empty={t(chips.length > 0 ? 'products.noHits' : `products.none.${query.view}`)}
      />
      <ListPager
        first={productListPath(query)}
        newer={hasNewer && newest ? productListPath(query, { before: newest.id }) : null}
        older={hasOlder && oldest ? productListPath(query, { after: oldest.id }) : null}
      />
    </>
  );
}

function filterChips(query: ProductListQuery, { categories, brands }: StaffProductChoicesView) {
  const category = categories.find(({ id }) => id === query.category);
  const brand = brands.find(({ code }) => code === query.brand);
  return [
    ...(query.text ? [{ href: productListPath(query, { text: '' }), title: query.text }] : []),
    ...(query.category !== null
      ? [{ href: productListPath(query, { category: null }), title: category?.name ?? String(query.category) }]
      : []),
    ...(query.brand ? [{ href: productListPath(query, { brand: '' }), title: brand?.name ?? query.brand }] : []),
  ];
}

function ProductFilters({ query, isTooShort, choices }: Pick<ProductsProps, 'query' | 'isTooShort' | 'choices'>) {
  const { t } = useTexts('staff');
  const reply: StaffReply | null = isTooShort
    ? {
        intent: 'filter',
        errors: { q: 'products.tooShort' },
        values: {},
        message: { key: 'products.noHits', params: {} },
      }
    : null;
  const any = { value: '', label: t('filter.any') };
  return (
    <form className="filters" action={staffProductsPath()}>
      <input type="hidden" name="view" value={query.view} />
      <div className="wide">
        <StaffField
          form="filter"
          name="q"
          label={t('products.search')}
          type="search"
          value={query.text}
          reply={reply}
        />
      </div>
      <StaffSelect
        form="filter"
        name="category"
        label={t('products.category')}
        value={query.category === null ? '' : String(query.category)}
        options={[any, ...choices.categories.map(categoryOption)]}
      />
      <StaffSelect
        form="filter"
        name="brand"
        label={t('products.brand')}
        value={query.brand}
        options={[any, ...choices.brands.map(({ code, name }) => ({ value: code, label: name }))]}
      />
      <button type="submit">{t('filter.submit')}</button>
    </form>
  );
}

/** Indented by its level. */
export const categoryOption = ({ id, level, name }: StaffProductChoicesView['categories'][number]) => ({
  value: String(id),
  label: `${'\u2003'.repeat(Math.max(0, level - 1))}${name}`,
});

const productColumns = (language: 'da' | 'en', t: Texts['t']) => [
  {
    title: t('order.product'),
    isFull: true,
    cell: ({ sku, name, brand, parent, picture }: StaffProductRowView) => (
      <span className="pictured">
        <StaffThumbnail picture={picture} alt="" />
        <span>
          <a href={staffProductPath(sku)}>{name}</a>
          <br />
          <span className="soft">
            {[sku, brand, parent && t('product.variantOf', { sku: parent })].filter(Boolean).join(' · ')}
          </span>
        </span>
      </span>
    ),
  },
  {
    title: t('product.price'),
    isNumber: true,
    cell: ({ priceOere, nowOere, variants }: StaffProductRowView) =>
      variants > 0 ? (
        <span className="once">{t('product.fromPrice', { money: staffMoney(nowOere, language) })}</span>
      ) : (
        <span className="once">
          {staffMoney(nowOere, language)}
          {nowOere < priceOere ? (
            <>
              <br />
              <s className="soft">{staffMoney(priceOere, language)}</s>
            </>
          ) : null}
        </span>
      ),
  },
  {
    title: t('product.stock'),
    isNumber: true,
    cell: ({ pieces }: StaffProductRowView) => (pieces === null ? '–' : pieces.toLocaleString(language)),
  },
  {
    title: t('customer.state'),
    cell: (row: StaffProductRowView) => <ProductMarks {...row} />,
  },
];

export function ProductMarks({ isHidden, isSalable }: Pick<StaffProductRowView, 'isHidden' | 'isSalable'>) {
  const { t } = useTexts('staff');
  if (isHidden) return <span className="mark bad">{t('product.hidden')}</span>;
  return (
    <span className={`mark ${isSalable ? 'good' : 'warn'}`}>{t(isSalable ? 'product.forSale' : 'product.out')}</span>
  );
}
