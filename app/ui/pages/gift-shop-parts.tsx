// What a company does before its gift shop opens: the gifts that can be chosen, and the list of its employees.
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { GiftShopTerms, GiftShopView, GiftView } from '~/models/gift-shop';
import { Button, CHECKED, FieldError, Heading, Text, TextareaField, VisuallyHidden } from '~/ui/kit';
import { FormProblems } from './form-problems';
import * as styles from './gift-shop.css';
import { GiftTile } from './gift-tiles';

interface PartProps {
  shop: GiftShopView;
  terms: GiftShopTerms;
  reply: FormReply | null;
}

export function GiftPicks({ shop, terms, reply }: PartProps) {
  const { t } = useTexts();
  const field = useFields(t, reply, 'pick');
  if (shop.list === null) return null;
  const isWhole = terms.kind === 'normal' && terms.range === 'category';
  const shown = isWhole ? shop.gifts : giftsToPick(shop);
  const offered = new Set(shop.gifts.map(({ sku }) => sku));
  const fallback = shop.gifts.find(({ isDefault }) => isDefault)?.sku ?? '';
  const { id, error } = field('gifts');
  const chosen = field('default', fallback);
  return (
    <section className={styles.part} aria-labelledby="pick">
      <Heading level={2} size="h3" id="pick">
        {t('giftshop:gifts.title')}
      </Heading>
      <Text>{t(isWhole ? 'giftshop:gifts.whole' : 'giftshop:gifts.pick')}</Text>
      {terms.kind === 'ai' ? <Text>{t(shop.isByModel ? 'giftshop:gifts.model' : 'giftshop:gifts.rule')}</Text> : null}
      <form method="post" className={styles.sheet} {...CHECKED}>
        <FormProblems t={t} reply={reply} labels={pickLabels(t)} />
        <fieldset className={styles.tiles} id={id}>
          <legend>
            <VisuallyHidden>{t('giftshop:gifts.title')}</VisuallyHidden>
          </legend>
          {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
          {shown.map((gift) => (
            <PickedGift
              key={gift.sku}
              {...{ gift, t, isWhole }}
              isOffered={offered.has(gift.sku)}
              isFallback={chosen.defaultValue === gift.sku}
            />
          ))}
        </fieldset>
        {chosen.error ? <FieldError id={chosen.id}>{chosen.error}</FieldError> : null}
        <Button name="intent" value="gifts" tone="secondary">
          {t('giftshop:gifts.save')}
        </Button>
      </form>
    </section>
  );
}

/** Offered gifts remain in the list even if they have sold out in the meantime. */
function giftsToPick({ gifts, candidates }: GiftShopView): GiftView[] {
  const known = new Set(candidates.map(({ sku }) => sku));
  return [...gifts.filter(({ sku }) => !known.has(sku)), ...candidates];
}

interface PickedProps {
  gift: GiftView;
  isWhole: boolean;
  isOffered: boolean;
  isFallback: boolean;
  t: Translate;
}

const PickedGift = ({ gift, isWhole, isOffered, isFallback, t }: PickedProps) => (
  <GiftTile gift={gift} as="div">
    {isWhole ? null : (
      <label className={styles.option}>
        <input type="checkbox" name="gifts" value={gift.sku} defaultChecked={isOffered} />
        {t('giftshop:gifts.offered')}
      </label>
    )}
    <label className={styles.option}>
      <input type="radio" name="default" value={gift.sku} defaultChecked={isFallback} />
      {t('giftshop:gifts.fallback')}
    </label>
  </GiftTile>
);

export function GiftPeople({ shop, terms, reply }: PartProps) {
  const { t } = useTexts();
  const field = useFields(t, reply, 'people');
  if (shop.list === null) return null;
  return (
    <section className={styles.part} aria-labelledby="people">
      <Heading level={2} size="h3" id="people">
        {t('giftshop:people.title')}
      </Heading>
      <Text>{t('giftshop:people.text')}</Text>
      {terms.codeKind === 'email' ? null : <Text>{t('giftshop:people.none')}</Text>}
      <Text strong>{t('giftshop:people.count', { listed: shop.listed, all: terms.employees })}</Text>
      <form method="post" className={styles.sheet} {...CHECKED}>
        <FormProblems t={t} reply={reply} labels={{ list: t('giftshop:people.field') }} />
        <TextareaField
          {...field('list', shop.list)}
          label={t('giftshop:people.field')}
          rows={10}
          required={terms.codeKind === 'email'}
          spellCheck={false}
          maxLength={LIMITS.giftList}
        />
        <Button name="intent" value="people" tone="secondary">
          {t('giftshop:people.save')}
        </Button>
      </form>
    </section>
  );
}

const pickLabels = (t: Translate): Record<string, string> => ({
  gifts: t('giftshop:gifts.title'),
  default: t('giftshop:gifts.fallback'),
});
