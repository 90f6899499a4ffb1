// The page of gift shops: how they work, the order for companies, and the way in for employees with a code.

import { type FormReply, replyTo, type Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { GiftShopOfferView } from '~/models/gift-shop';
import { Heading, type Language, Text } from '~/ui/kit';
import { GiftCodeForm } from './gift-code-form';
import * as styles from './gift-shop.css';
import { GiftShopForm } from './gift-shop-form';
import { page, section } from './page.css';

export interface GiftShopPageProps {
  /** Null where companies do not order. */
  offer: GiftShopOfferView | null;
  language: Language;
  reply: FormReply | null;
}

const STEPS = ['order', 'choose', 'pack'] as const;

export function GiftShopPage({ offer, language, reply }: GiftShopPageProps) {
  const { t } = useTexts();
  return (
    <div className={page}>
      <header className={styles.hero}>
        <Heading level={1}>{t('giftshop:title')}</Heading>
        <p className={styles.lead}>{t('giftshop:lead')}</p>
      </header>
      <HowItWorks t={t} />
      <div className={styles.beside}>
        {offer ? (
          <GiftShopForm offer={offer} draft={{}} language={language} reply={replyTo(reply, 'ask')} />
        ) : (
          <Text>{t('giftshop:companies')}</Text>
        )}
        <GiftCodeForm reply={replyTo(reply, 'code')} />
      </div>
    </div>
  );
}

function HowItWorks({ t }: { t: Translate }) {
  return (
    <section className={section} aria-labelledby="how">
      <Heading level={2} size="h3" id="how">
        {t('giftshop:steps.title')}
      </Heading>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <strong>{t(`giftshop:steps.${step}`)}</strong>
            <span>{t(`giftshop:steps.${step}Text`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
