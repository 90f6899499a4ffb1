// The order of a gift shop in five parts; it can be saved half-way with nothing but an e-mail address.
import type { ReactNode } from 'react';
import {
  CodesAndPackaging,
  GiftBuyer,
  GiftDelivery,
  GiftsWanted,
  giftShopLabels,
  PeopleAndPrice,
} from '~/forms/gift-shop/fields';
import type { FormReply } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { GiftShopOfferView } from '~/models/gift-shop';
import { Button, CHECKED, Details, Heading, Inline, type Language, Text } from '~/ui/kit';
import { FormProblems } from './form-problems';
import * as styles from './gift-shop.css';

interface GiftShopFormProps {
  offer: GiftShopOfferView;
  draft: Record<string, string>;
  language: Language;
  reply: FormReply | null;
}

export function GiftShopForm({ offer, draft, language, reply }: GiftShopFormProps) {
  const { t } = useTexts();
  const given = { t, reply, offer, draft, language };
  return (
    <form method="post" className={styles.sheet} {...CHECKED}>
      <Heading level={2}>{t('giftshop:form')}</Heading>
      <FormProblems t={t} reply={reply} labels={giftShopLabels(t, offer)} />
      <FormPart title={t('giftshop:part.people')}>
        <PeopleAndPrice {...given} />
        <Text size="small">{t('giftshop:taxLimit')}</Text>
        <Details summary={t('giftshop:tax.title')}>
          <Text>{t('giftshop:tax.text')}</Text>
        </Details>
      </FormPart>
      <FormPart title={t('giftshop:part.gifts')}>
        <GiftsWanted {...given} />
      </FormPart>
      <FormPart title={t('giftshop:part.codes')}>
        <CodesAndPackaging {...given} />
      </FormPart>
      <FormPart title={t('giftshop:part.delivery')}>
        <GiftDelivery {...given} />
      </FormPart>
      <FormPart title={t('giftshop:part.buyer')}>
        <GiftBuyer {...given} />
      </FormPart>
      <Text>{t('giftshop:noDuty')}</Text>
      <Inline gap={3}>
        <Button name="intent" value="ask">
          {t('giftshop:ask')}
        </Button>
        <Button name="intent" value="save" tone="secondary" formNoValidate>
          {t('giftshop:save')}
        </Button>
      </Inline>
      <Text>{t('giftshop:saveHint')}</Text>
    </form>
  );
}

const FormPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <Heading level={3} size="h3">
      {title}
    </Heading>
    {children}
  </section>
);
