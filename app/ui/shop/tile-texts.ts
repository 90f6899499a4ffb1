// The texts of a tile, looked up once per list instead of once per tile.
import type { Translate } from '~/forms/reply/fields';
import type { PriceLabels } from '~/ui/kit';
import { type HeartTexts, heartTexts } from './heart';
import { type LabelTexts, labelTexts } from './marks';

export interface TileTexts {
  price: PriceLabels;
  including: string;
  excluding: string;
  dutyIncluded: string;
  sku: string;
  per: string;
  moq: string;
  atLeast: string;
  more: string;
  quantity: string;
  add: string;
  configure: string;
  designYourOwn: string;
  chooseAmount: string;
  businessOnly: string;
  soldOut: string;
  requestPrice: string;
  energyClass: string;
  dayToDay: string;
  arrives: string;
  dataSheet: string;
  inPoints: string;
  points: string;
  labels: LabelTexts;
  heart: HeartTexts;
}

export function priceLabels(t: Translate): PriceLabels {
  return { from: t('common:price.from'), regular: t('common:price.regular'), lowest30: t('common:price.lowest30') };
}

export function tileTexts(t: Translate): TileTexts {
  return {
    price: {
      ...priceLabels(t),
      lowest30: t('catalogue:tile.lowest30'),
      lowest30Lead: t('catalogue:tile.lowest30Lead'),
    },
    including: t('common:price.inclVat'),
    excluding: t('common:price.exclVat'),
    dutyIncluded: t('catalogue:tile.dutyIncluded'),
    sku: t('catalogue:tile.sku'),
    per: t('catalogue:tile.per'),
    moq: t('catalogue:tile.moq'),
    atLeast: t('catalogue:tile.atLeast'),
    more: t('catalogue:tile.more'),
    quantity: t('catalogue:tile.quantity'),
    add: t('catalogue:tile.add'),
    configure: t('catalogue:tile.configure'),
    designYourOwn: t('catalogue:tile.designYourOwn'),
    chooseAmount: t('giftcard:choose'),
    businessOnly: t('catalogue:tile.businessOnly'),
    soldOut: t('catalogue:tile.soldOut'),
    requestPrice: t('catalogue:tile.requestPrice'),
    energyClass: t('catalogue:tile.energyClass'),
    dayToDay: t('catalogue:tile.dayToDay'),
    arrives: t('product:promise.arrives'),
    dataSheet: t('catalogue:tile.dataSheet'),
    inPoints: t('catalogue:tile.inPoints'),
    points: t('catalogue:tile.points'),
    labels: labelTexts(t),
    heart: heartTexts(t),
  };
}
