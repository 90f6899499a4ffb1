// The form of a new product: what it cannot do without; the rest is filled in on its page.
import { staffNewProductPath, staffProductsPath } from '#domain/staff/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffProductChoicesView } from '~/models/staff-products';
import { StaffField, StaffRefusal, StaffSelect } from './form';
import { StaffHeading } from './heading';
import { categoryOption } from './products-page';

interface NewProductProps extends StaffGiven {
  categories: StaffProductChoicesView['categories'];
}

export function StaffNewProductPage({ categories, reply }: NewProductProps) {
  const { t } = useTexts('staff');
  const field = { form: 'add', reply };
  return (
    <>
      <StaffHeading back={staffProductsPath()} from={t('nav.products')} title={t('product.new')} />
      <StaffRefusal reply={reply} />
      <form method="post" action={staffNewProductPath()}>
        <StaffField {...field} name="sku" label={t('product.sku')} help={t('product.skuHelp')} isShort />
        <div className="pairs">
          <StaffField {...field} name="nameDa" label={t('product.text.nameDa')} />
          <StaffField {...field} name="nameEn" label={t('product.text.nameEn')} help={t('product.nameEnHelp')} />
        </div>
        <StaffField {...field} name="price" label={t('product.price')} help={t('product.priceHelp')} isShort />
        <StaffSelect
          {...field}
          name="category"
          label={t('products.category')}
          value={reply?.values.category ?? ''}
          options={[{ value: '', label: t('product.choose') }, ...categories.map(categoryOption)]}
        />
        <StaffField {...field} name="quantity" label={t('product.stock')} help={t('product.quantityHelp')} isShort />
        <p>
          <label>
            <input type="checkbox" name="isShown" defaultChecked={!reply || reply.values.isShown === 'on'} />{' '}
            {t('product.showAtOnce')}
          </label>
        </p>
        <button className="primary" type="submit">
          {t('product.create')}
        </button>
      </form>
    </>
  );
}
