// Acts on a product, each with a separate form that opens without scripts: what was typed is preserved where it was refused.
import type { ReactNode } from 'react';
import { staffProductPath } from '#domain/staff/addresses';
import { firstMomentShown, lastMomentShown } from '#domain/staff/offer-days';
import type { ProductAct } from '#domain/staff/product-acts';
import { useTexts } from '~/i18n/use-texts';
import type { StaffReply } from '~/models/staff';
import type { StaffProductChoicesView, StaffProductPageView } from '~/models/staff-products';
import { StaffField, StaffSelect } from './form';
import { typedMoney } from './order-words';

interface ProductActsProps {
  product: StaffProductPageView;
  reply: StaffReply | null;
}

interface FieldsProps extends ProductActsProps {
  choices: StaffProductChoicesView['categories'];
}

const FIELDS: readonly [ProductAct, (props: FieldsProps) => ReactNode][] = [
  ['price', OfferFields],
  ['stock', StockFields],
  ['codes', ProductCodeFields],
  ['stores', StoreFields],
  ['categories', CategoryFields],
  ['details', DetailFields],
];

export function ProductActs({ product, choices, reply }: FieldsProps) {
  return FIELDS.filter(([act]) => product.acts.includes(act)).map(([act, Fields]) => (
    <ProductActForm key={act} act={act} product={product} reply={reply}>
      <Fields product={product} choices={choices} reply={reply} />
    </ProductActForm>
  ));
}

function ProductActForm({
  act,
  product,
  reply,
  children,
}: ProductActsProps & { act: ProductAct; children: ReactNode }) {
  const { t } = useTexts('staff');
  return (
    <details className="act" open={reply?.intent === act || undefined}>
      <summary>{t(`product.act.${act}`)}</summary>
      <form method="post" action={staffProductPath(product.sku)}>
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="seen" value={product.seen} />
        <p className="what">{t(`product.will.${act}`)}</p>
        {children}
        <button className="primary" type="submit">
          {t(`product.submit.${act}`)}
        </button>
      </form>
    </details>
  );
}

function OfferFields({ product, reply }: ProductActsProps) {
  const { t } = useTexts('staff');
  const field = { form: 'price', reply, isShort: true };
  const { grossOere, offers } = product.price;
  const [offer] = offers;
  const from = offer ? firstMomentShown(new Date(offer.from)) : '';
  const to = offer?.to ? lastMomentShown(new Date(offer.to)) : '';
  return (
    <>
      <StaffField
        {...field}
        name="price"
        label={t('product.price')}
        help={t('product.priceHelp')}
        value={typedMoney(grossOere)}
      />
      <StaffField
        {...field}
        name="offer"
        label={t('product.offer')}
        help={t('product.offerHelp')}
        value={offer ? typedMoney(offer.grossOere) : ''}
      />
      <StaffField
        {...field}
        name="offerFrom"
        label={t('product.offerFrom')}
        help={t('product.fromHelp')}
        value={from}
      />
      <StaffField {...field} name="offerTo" label={t('product.offerTo')} help={t('product.toHelp')} value={to} />
      <input type="hidden" name="offerFromShown" value={from} />
      <input type="hidden" name="offerToShown" value={to} />
    </>
  );
}

function StockFields({ product, reply }: ProductActsProps) {
  const { t } = useTexts('staff');
  const field = { form: 'stock', reply };
  const typed = reply?.intent === 'stock' ? reply.values : {};
  const { places } = product.stock;
  return (
    <>
      <StaffSelect
        form="stock"
        name="how"
        label={t('product.how')}
        value={typed.how ?? 'set'}
        options={['set', 'add', 'take'].map((how) => ({ value: how, label: t(`product.stockHow.${how}`) }))}
      />
      <StaffField {...field} name="quantity" label={t('order.quantity')} isShort />
      {places.length > 1 ? (
        <StaffSelect
          form="stock"
          name="source"
          label={t('product.place')}
          value={typed.source ?? places[0]?.code ?? ''}
          options={places.map(({ code, name }) => ({ value: code, label: name }))}
        />
      ) : null}
      <StaffField {...field} name="note" label={t('act.reason')} help={t('product.noteHelp')} />
    </>
  );
}

function ProductCodeFields({ product, reply }: ProductActsProps) {
  const { t } = useTexts('staff');
  return product.codes.map(({ code, value }) => (
    <StaffField key={code} form="codes" reply={reply} name={code} label={t(`product.code.${code}`)} value={value} />
  ));
}

function StoreFields({ product, reply }: ProductActsProps) {
  const { t } = useTexts('staff');
  const typed = reply?.intent === 'stores' ? reply.values : null;
  return (
    <fieldset>
      <legend className="hidden">{t('product.shownIn')}</legend>
      {product.stores.map(({ code, name, isShown }) => (
        <p key={code}>
          <label>
            <input
              type="checkbox"
              name={`store-${code}`}
              defaultChecked={typed ? typed[`store-${code}`] !== undefined : isShown}
            />{' '}
            {name}
          </label>
        </p>
      ))}
      <input type="hidden" name="ofStores" value={product.stores.length} />
    </fieldset>
  );
}

function CategoryFields({ product, choices, reply }: FieldsProps) {
  const { t } = useTexts('staff');
  const typed = reply?.intent === 'categories' ? reply.values : null;
  const others = withPaths(choices).filter(({ id }) => product.categories.every((category) => category.id !== id));
  return (
    <>
      <fieldset>
        <legend className="hidden">{t('product.categories')}</legend>
        {product.categories.map(({ id, name }) => (
          <p key={id}>
            <label>
              <input
                type="checkbox"
                name={`category-${id}`}
                defaultChecked={typed ? typed[`category-${id}`] !== undefined : true}
              />{' '}
              {name}
            </label>
          </p>
        ))}
      </fieldset>
      <StaffSelect
        form="categories"
        name="add"
        reply={reply}
        label={t('product.addCategory')}
        value={typed?.add ?? ''}
        options={[
          { value: '', label: t('product.choose') },
          ...others.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </>
  );
}

/** In the order of the menu, so that those above a category come before it. */
function withPaths(choices: StaffProductChoicesView['categories']): { id: number; name: string }[] {
  const path: string[] = [];
  return choices.map(({ id, level, name }) => {
    path.splice(Math.max(0, level - 1), path.length, name);
    return { id, name: path.join(' › ') };
  });
}

function DetailFields({ product, reply }: ProductActsProps) {
  const { t } = useTexts('staff');
  const field = { form: 'details', reply };
  return (
    <>
      <StaffField
        {...field}
        name="address"
        label={t('product.address')}
        help={t('product.addressHelp')}
        value={product.address.slice(1)}
      />
      <StaffField {...field} name="ean" label="EAN" help={t('product.eanHelp')} value={product.ean} />
    </>
  );
}

/** Danish and English next to each other. */
export function ProductTextsForm({ product, reply }: ProductActsProps) {
  const { t } = useTexts('staff');
  const field = { form: 'texts', reply };
  const { texts } = product;
  return (
    <ProductActForm act="texts" product={product} reply={reply}>
      <div className="pairs">
        {(['nameDa', 'nameEn', 'shortDa', 'shortEn', 'descriptionDa', 'descriptionEn'] as const).map((name) => (
          <StaffField
            key={name}
            {...field}
            name={name}
            label={t(`product.text.${name}`)}
            value={texts[name]}
            isLong={!name.startsWith('name')}
            rows={name.startsWith('description') ? 8 : 3}
          />
        ))}
      </div>
    </ProductActForm>
  );
}
