// An employee's page: the gifts as tiles, one of which is chosen, and the name that goes on it.

import { giftAddressLine } from '#domain/gift-shop/home-address';
import { GiftHome } from '~/forms/gift-shop/fields';
import type { Message } from '~/forms/reply/fields';
import { type FormReply, LIMITS, messageText, type Translate, useFields } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { GiftChoiceView } from '~/models/gift-shop';
import { Button, CHECKED, classes, Field, FieldError, Heading, type Language, MessageBar, Text } from '~/ui/kit';
import { FormProblems } from './form-problems';
import { GiftCodeForm } from './gift-code-form';
import { giftDay } from './gift-day';
import * as styles from './gift-shop.css';
import { GiftTile } from './gift-tiles';
import { page, sheet } from './page.css';

export interface GiftChoicePageProps {
  /** Null where the code opens nothing, or too many were tried; `problem` says which. */
  choice: GiftChoiceView | null;
  problem: Message | null;
  /** It was chosen just now. */
  isNew: boolean;
  language: Language;
  reply: FormReply | null;
}

export function GiftChoicePage({ choice, problem, isNew, language, reply }: GiftChoicePageProps) {
  const { t } = useTexts();
  if (!choice)
    return (
      <div className={sheet}>
        <Heading level={1}>{t('giftshop:choice.title')}</Heading>
        {problem ? <MessageBar tone="error">{messageText(t, problem)}</MessageBar> : null}
        <GiftCodeForm reply={null} />
      </div>
    );
  const day = giftDay(choice.closesOn, language);
  const chosen = choice.gifts.find(({ sku }) => sku === choice.chosenSku);
  return (
    <div className={page}>
      <header className={styles.hero}>
        <Heading level={1}>{t('giftshop:choice.from', { company: choice.company })}</Heading>
        <p className={styles.lead}>
          {choice.isOpen ? t('giftshop:choice.text', { day }) : t('giftshop:choice.closed', { day })}
        </p>
      </header>
      {isNew && reply === null ? <MessageBar tone="success">{t('giftshop:choice.chosen')}</MessageBar> : null}
      {chosen ? (
        <p className={styles.count}>
          {t(choice.isOwnChoice ? 'giftshop:choice.yours' : 'giftshop:choice.given', { gift: chosen.name })}
        </p>
      ) : null}
      {choice.isOpen ? null : <WhereItGoes choice={choice} t={t} />}
      {choice.isOpen ? (
        <ChoiceForm choice={choice} reply={reply} t={t} />
      ) : (
        <Closed choice={choice} reply={reply} t={t} />
      )}
      <Text tone="quiet">
        {t(choice.destination === 'home' ? 'giftshop:choice.homePrivate' : 'giftshop:choice.private')}
      </Text>
    </div>
  );
}

interface PartProps {
  choice: GiftChoiceView;
  reply: FormReply | null;
  t: Translate;
}

/** Those who gave no address get the gift where they work. */
function WhereItGoes({ choice: { destination, address }, t }: Pick<PartProps, 'choice' | 't'>) {
  if (destination !== 'home') return null;
  return (
    <Text>
      {address ? t('giftshop:choice.sentTo', { address: giftAddressLine(address) }) : t('giftshop:choice.atWork')}
    </Text>
  );
}

/** Shows errors as well: the shop may have closed while the page was open. */
function Closed({ choice, reply, t }: PartProps) {
  const gift = choice.gifts.find(({ sku }) => sku === choice.chosenSku);
  return (
    <>
      <FormProblems t={t} reply={reply} labels={{}} />
      {gift ? (
        <ul className={styles.tiles}>
          <GiftTile gift={gift} />
        </ul>
      ) : null}
    </>
  );
}

function ChoiceForm({ choice, reply, t }: PartProps) {
  const isHome = choice.destination === 'home';
  const field = useFields(t, reply);
  const { id, error, defaultValue: ticked } = field('gift', choice.chosenSku ?? '');
  return (
    <form method="post" className={styles.sheet} {...CHECKED}>
      <FormProblems t={t} reply={reply} labels={choiceLabels(t, isHome)} />
      <input type="hidden" name="version" value={choice.version} />
      <fieldset className={classes(styles.tiles, styles.wideTiles)} id={id}>
        <legend>{t('giftshop:choice.title')}</legend>
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
        {choice.gifts.map((gift) => (
          <GiftTile key={gift.sku} gift={gift} as="label">
            <input
              type="radio"
              name="gift"
              value={gift.sku}
              required
              defaultChecked={ticked === gift.sku}
              disabled={gift.isSoldOut && gift.sku !== choice.chosenSku}
            />
          </GiftTile>
        ))}
      </fieldset>
      <Field
        {...field('label', choice.label || choice.name)}
        label={t(isHome ? 'giftshop:choice.homeName' : 'giftshop:choice.label')}
        hint={t(isHome ? 'giftshop:choice.homeHint' : 'giftshop:choice.labelHint')}
        autoComplete="name"
        required
        maxLength={LIMITS.giftLabel}
        width="medium"
      />
      {isHome ? (
        <div className={styles.person}>
          <GiftHome t={t} reply={reply} known={choice.address} />
        </div>
      ) : null}
      <Button>{t(choice.isOwnChoice ? 'giftshop:choice.change' : 'giftshop:choice.button')}</Button>
    </form>
  );
}

const choiceLabels = (t: Translate, isHome: boolean): Record<string, string> => ({
  gift: t('giftshop:choice.gift'),
  label: t(isHome ? 'giftshop:choice.homeName' : 'giftshop:choice.label'),
  ...Object.fromEntries(['street', 'postcode', 'city'].map((name) => [name, t(`giftshop:buyer.${name}`)])),
});
