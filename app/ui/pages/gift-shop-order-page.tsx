// The company's page of its gift shop: what was agreed, what is still to be done, and how many employees have chosen.
import { type FormReply, replyTo } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { GiftShopOfferView, GiftShopView } from '~/models/gift-shop';
import { Badge, buttonClass, classes, Heading, type Language, MessageBar, Text } from '~/ui/kit';
import * as styles from './gift-shop.css';
import { GiftShopAgreed } from './gift-shop-agreed';
import { GiftShopForm } from './gift-shop-form';
import { GiftPeople, GiftPicks } from './gift-shop-parts';
import { GiftProgress, WhoGetsWhat } from './gift-shop-progress';
import { GiftTile } from './gift-tiles';
import { page, section, side } from './page.css';

export interface GiftShopOrderPageProps {
  shop: GiftShopView;
  token: string;
  /** Set for a draft, so that it can be continued. */
  offer: GiftShopOfferView | null;
  news: 'saved' | 'asked' | 'picked' | 'listed' | 'accepted' | null;
  language: Language;
  reply: FormReply | null;
}

export function GiftShopOrderPage({ shop, token, offer, news, language, reply }: GiftShopOrderPageProps) {
  const { t } = useTexts();
  const { state, terms } = shop;
  const draftForm = offer && state === 'draft';
  return (
    <div className={page}>
      <header className={styles.hero}>
        <Heading level={1}>{t('giftshop:shop', { number: shop.number })}</Heading>
        <Badge tone={state === 'open' ? 'success' : 'quiet'} className={styles.state}>
          {t(`giftshop:state.${state}`)}
        </Badge>
        {state === 'quoted' ? (
          <a href="#agreed" className={classes(buttonClass({ tone: 'secondary' }), styles.toOffer)}>
            {t('giftshop:accept.see')}
          </a>
        ) : null}
      </header>
      {news && reply === null ? <MessageBar tone="success">{t(`giftshop:news.${news}`)}</MessageBar> : null}
      {draftForm ? (
        <GiftShopForm
          offer={offer}
          draft={{ ...shop.draft, email: shop.email }}
          language={language}
          reply={replyTo(reply, 'ask')}
        />
      ) : null}
      {terms ? (
        <div className={styles.beside}>
          <div className={styles.sheet}>
            <GiftProgress shop={shop} terms={terms} token={token} language={language} />
            <WhoGetsWhat shop={shop} />
            <GiftPicks shop={shop} terms={terms} reply={replyTo(reply, 'gifts')} />
            <GiftPeople shop={shop} terms={terms} reply={replyTo(reply, 'people')} />
            <OfferedGifts shop={shop} />
          </div>
          <aside className={side}>
            <GiftShopAgreed shop={shop} terms={terms} language={language} reply={replyTo(reply, 'accept')} />
          </aside>
        </div>
      ) : null}
    </div>
  );
}

/** Once they can be changed no longer. */
function OfferedGifts({ shop }: { shop: GiftShopView }) {
  const { t } = useTexts();
  if (shop.list !== null || shop.gifts.length === 0) return null;
  return (
    <section className={section} aria-labelledby="gifts">
      <Heading level={2} size="h3" id="gifts">
        {t('giftshop:gifts.title')}
      </Heading>
      <ul className={styles.tiles}>
        {shop.gifts.map((gift) => (
          <GiftTile key={gift.sku} gift={gift}>
            {gift.isDefault ? <Text size="small">{t('giftshop:gifts.fallback')}</Text> : null}
          </GiftTile>
        ))}
      </ul>
    </section>
  );
}
