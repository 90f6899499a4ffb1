// What a gift shop costs, the days that were agreed, and the company's yes to the offer.
import { type FormReply, messageText } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { GiftShopTerms, GiftShopView } from '~/models/gift-shop';
import { Button, Details, Heading, type Language, MessageBar, money, Text } from '~/ui/kit';
import { giftDay } from './gift-day';
import * as styles from './gift-shop.css';

interface AgreedProps {
  shop: GiftShopView;
  terms: GiftShopTerms;
  language: Language;
  reply: FormReply | null;
}

export function GiftShopAgreed({ shop, terms, language, reply }: AgreedProps) {
  const { t } = useTexts();
  const rows: [string, string][] = [
    [t('giftshop:buyer.company'), terms.company],
    [t('giftshop:employees'), String(terms.employees)],
    [t('giftshop:sum.each'), money(terms.eachOere, language)],
    [t('giftshop:packaging.title'), t(`giftshop:packaging.${terms.packaging}`)],
    [t('giftshop:destination.title'), t(`giftshop:destination.${terms.destination}`)],
    [t('giftshop:codeKind.title'), t(`giftshop:codeKind.${terms.codeKind}`)],
    [t('giftshop:sum.closes'), giftDay(terms.closesOn, language)],
    [t('giftshop:deliveryOn'), giftDay(terms.deliveryOn, language)],
    [t('giftshop:sum.net'), money(terms.netOere, language)],
    [t('giftshop:sum.vat'), money(terms.vatOere, language)],
    [t('giftshop:sum.gross'), money(terms.grossOere, language)],
  ];
  if (shop.order) rows.push([t('giftshop:sum.order'), shop.order]);
  return (
    <section className={styles.part} aria-labelledby="agreed">
      <Heading level={2} size="h3" id="agreed">
        {t('giftshop:sum.title')}
      </Heading>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="small">
        {t(terms.destination === 'home' ? 'giftshop:sum.includedHome' : 'giftshop:sum.included')}
      </Text>
      {shop.state === 'asked' ? <Text size="small">{t('giftshop:sum.preliminary')}</Text> : null}
      <Text size="small">{t(terms.isTaxFree ? 'giftshop:taxFree' : 'giftshop:taxed')}</Text>
      <Details summary={t('giftshop:tax.title')}>
        <Text size="small">{t('giftshop:tax.text')}</Text>
      </Details>
      {reply?.message ? <MessageBar tone="error">{messageText(t, reply.message)}</MessageBar> : null}
      {shop.state === 'quoted' ? (
        <form method="post" className={styles.sheet}>
          <input type="hidden" name="each" value={terms.eachOere} />
          <Text>{t('giftshop:accept.text')}</Text>
          <Button name="intent" value="accept" full>
            {t('giftshop:accept.button')}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
