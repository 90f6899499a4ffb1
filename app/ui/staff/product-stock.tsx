// What is in stock of a product, and the latest movements.
import { staffOrderPath, staffProductPath } from '#domain/staff/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { StaffProductPageView } from '~/models/staff-products';
import { staffMoment } from './order-words';

interface StockProps {
  product: StaffProductPageView;
  language: 'da' | 'en';
}

export function StockMovements({ product, language }: StockProps) {
  const { t } = useTexts('staff');
  const { shelves, places, movements } = product.stock;
  const nameOfPlace = new Map(places.map(({ code, name }) => [code, name]));
  const pieces = new Intl.NumberFormat(language);
  return (
    <section>
      <h2>{t('product.stock')}</h2>
      {product.countsStock ? null : <p className="what">{t('product.notCounted')}</p>}
      {shelves.length > 0 ? (
        <dl className="facts">
          {shelves.map(({ sku, source, quantity }) => (
            <div className="fact" key={`${sku} ${source}`}>
              <dt>
                {sku === product.sku ? null : <a href={staffProductPath(sku)}>{sku}</a>}{' '}
                {nameOfPlace.get(source) ?? source}
              </dt>
              <dd>{pieces.format(quantity)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="empty">{t('product.noStock')}</p>
      )}
      {movements.length > 0 ? (
        <details className="more">
          <summary>{t('product.movements', { count: movements.length })}</summary>
          <ul className="movements">
            {movements.map(({ at, source, delta, reason, order, note }, place) => (
              <li key={place}>
                <span className="when">{staffMoment(at, language)}</span>{' '}
                <strong>{delta > 0 ? `+${delta}` : `−${-delta}`}</strong>{' '}
                {[nameOfPlace.get(source) ?? source, t(`product.moved.${reason}`), note].filter(Boolean).join(' · ')}
                {order ? (
                  <>
                    {' · '}
                    <a href={staffOrderPath(order)}>{order}</a>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
