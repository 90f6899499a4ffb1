// What can be done with a placed order, above its goods: two buttons, then links that each have their sign.
import { panelHref, pdfPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { OwnOrder } from '~/models/order';
import { Icon, type IconName, Inline } from '~/ui/kit';
import { iconLink } from './icon-link.css';
import { ConfirmAgain, OrderAgain } from './order-again';
import { PdfLink } from './pdf-link';
import { SubscribeLink } from './subscribe-link';

interface OrderWaysProps {
  order: OwnOrder;
  /** Whether its goods may be put on a shopping list. */
  isListed: boolean;
  maySubscribe: boolean;
  here: string;
  t: Translate;
}

export function OrderWays({ order, isListed, maySubscribe, here, t }: OrderWaysProps) {
  const { number } = order;
  const links: [href: string | null, icon: IconName, words: string][] = [
    [order.withdrawHref, 'return', t('withdrawal:link')],
    [order.returnHref, 'return', t('returns:fromOrder')],
    [
      isListed ? panelHref(here, 'add-to-shopping-list', { goods: 'order', order: number }) : null,
      'list',
      t('lists:addTo.fromOrder'),
    ],
  ];
  return (
    <Inline gap={4}>
      {order.reorderable ? <OrderAgain t={t} /> : null}
      {order.confirmable ? <ConfirmAgain t={t} /> : null}
      <PdfLink href={pdfPath('order', number)}>{t('documents:pdf.order')}</PdfLink>
      {links.map(([href, icon, words]) =>
        href ? (
          <a key={words} className={iconLink} href={href}>
            <Icon name={icon} size="s" />
            {words}
          </a>
        ) : null,
      )}
      {maySubscribe ? <SubscribeLink here={here} goods={{ goods: 'order', key: number }} /> : null}
    </Inline>
  );
}
