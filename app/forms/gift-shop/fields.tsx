// The fields of a gift shop's order, spec section 3 "Gift shop form", in five parts.
import {
  GIFT_CODE_KINDS,
  GIFT_DESTINATIONS,
  GIFT_PACKAGINGS,
  GIFT_RANGES,
  GIFT_SHOP_KINDS,
  MOST_EMPLOYEES,
} from '#domain/gift-shop/gift-shop';
import type { GiftAddress } from '#domain/gift-shop/home-address';
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import type { GiftShopOfferView } from '~/models/gift-shop';
import { CheckboxField, Field, FieldError, type Language, money, RadioCards } from '~/ui/kit';
import { columns, part, whole } from './fields.css';

/** Before the code of a wish. */
export const THEME_FIELD = 'theme-';

export interface GiftShopFieldsProps {
  t: Translate;
  reply: FormReply | null;
  offer: GiftShopOfferView;
  /** What was saved half-way. */
  draft: Record<string, string>;
  language: Language;
}

/** One of some words, each with a note. `usual`: what is ticked before anything is chosen. `notes`: where one is not the word's own. */
function WordChoice({
  name,
  words,
  usual,
  notes = {},
  t,
  reply,
  draft,
}: GiftShopFieldsProps & { name: string; words: readonly string[]; usual?: string; notes?: Record<string, string> }) {
  const { defaultValue, error } = useFields(t, reply)(name, draft[name] ?? usual);
  return (
    <RadioCards
      legend={t(`giftshop:${name}.title`)}
      name={name}
      required
      error={error}
      options={words.map((word) => ({
        value: word,
        title: t(`giftshop:${name}.${word}`),
        note: t(notes[word] ?? `giftshop:${name}.${word}Note`),
        checked: defaultValue === word,
      }))}
    />
  );
}

export function PeopleAndPrice(props: GiftShopFieldsProps) {
  const { t, reply, offer, draft, language } = props;
  const field = useFields(t, reply);
  const { defaultValue, error } = field('priceClass', draft.priceClass);
  return (
    <>
      <Field
        {...field('employees', draft.employees)}
        label={t('giftshop:employees')}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_EMPLOYEES}
        required
        width="medium"
      />
      <RadioCards
        legend={t('giftshop:priceClass')}
        name="priceClass"
        required
        error={error}
        options={offer.classes.map(({ code, name, oere, isTaxFree }) => ({
          value: code,
          title: name,
          aside: money(oere, language),
          note: isTaxFree ? undefined : t('giftshop:taxed'),
          checked: defaultValue === code,
        }))}
      />
    </>
  );
}

export function GiftsWanted(props: GiftShopFieldsProps) {
  const { t, reply, offer, draft } = props;
  const field = useFields(t, reply);
  const { id, error } = field('themes');
  return (
    <>
      <WordChoice
        {...props}
        name="kind"
        words={GIFT_SHOP_KINDS}
        notes={offer.asksModel ? { ai: 'giftshop:kind.aiModelNote' } : {}}
      />
      <WordChoice {...props} name="range" words={GIFT_RANGES} />
      <fieldset id={id} className={part}>
        <legend>{t('giftshop:themes')}</legend>
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
        {offer.themes.map(({ code, name }) => {
          const { defaultValue, ...ties } = field(`${THEME_FIELD}${code}`, draft[`${THEME_FIELD}${code}`]);
          return <CheckboxField key={code} {...ties} label={name} defaultChecked={defaultValue !== ''} />;
        })}
        <Certified {...props} />
      </fieldset>
    </>
  );
}

function Certified({ t, reply, draft }: GiftShopFieldsProps) {
  const { defaultValue, ...ties } = useFields(t, reply)('certified', draft.certified);
  return <CheckboxField {...ties} label={t('giftshop:certified')} defaultChecked={defaultValue !== ''} />;
}

export function CodesAndPackaging(props: GiftShopFieldsProps) {
  return (
    <>
      <WordChoice {...props} name="codeKind" words={GIFT_CODE_KINDS} />
      <WordChoice {...props} name="packaging" words={GIFT_PACKAGINGS} />
    </>
  );
}

export function GiftDelivery(props: GiftShopFieldsProps) {
  const { t, reply, offer, draft } = props;
  const field = useFields(t, reply);
  return (
    <>
      <WordChoice {...props} name="destination" words={GIFT_DESTINATIONS} usual="company" />
      <Field
        {...field('deliveryOn', draft.deliveryOn)}
        label={t('giftshop:deliveryOn')}
        hint={t('giftshop:deliveryHint')}
        type="date"
        min={offer.firstDelivery}
        required
        width="medium"
      />
    </>
  );
}

/** Where an employee has the gift sent. */
export function GiftHome({ t, reply, known }: { t: Translate; reply: FormReply | null; known: GiftAddress | null }) {
  const field = useFields(t, reply);
  return (
    <div className={columns}>
      {(['street', 'postcode', 'city'] as const).map((name) => (
        <div key={name} className={name === 'street' ? whole : undefined}>
          <Field
            {...field(name, known?.[name])}
            {...NATIVE[name]}
            label={buyerLabel(name, t)}
            required
            maxLength={LIMITS[name]}
          />
        </div>
      ))}
    </div>
  );
}

const TEXT_FIELDS = [
  'company',
  'cvr',
  'firstname',
  'lastname',
  'email',
  'telephone',
  'street',
  'postcode',
  'city',
  'ean',
  'reference',
] as const;
const OPTIONAL: readonly string[] = ['ean', 'reference'];
const NATIVE: Partial<
  Record<(typeof TEXT_FIELDS)[number], { type?: string; autoComplete?: string; inputMode?: 'numeric' }>
> = {
  company: { autoComplete: 'organization' },
  cvr: { inputMode: 'numeric' },
  firstname: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  telephone: { type: 'tel', autoComplete: 'tel' },
  street: { autoComplete: 'street-address' },
  postcode: { autoComplete: 'postal-code', inputMode: 'numeric' },
  city: { autoComplete: 'address-level2' },
};

const buyerLabel = (name: (typeof TEXT_FIELDS)[number], t: Translate): string =>
  OPTIONAL.includes(name) ? `${t(`giftshop:buyer.${name}`)} (${t('giftshop:optional')})` : t(`giftshop:buyer.${name}`);

export function GiftBuyer({ t, reply, draft }: GiftShopFieldsProps) {
  const field = useFields(t, reply);
  return (
    <div className={columns}>
      {TEXT_FIELDS.map((name) => (
        <div key={name} className={name === 'street' ? whole : undefined}>
          <Field
            {...field(name, draft[name])}
            {...NATIVE[name]}
            label={buyerLabel(name, t)}
            required={!OPTIONAL.includes(name)}
            maxLength={LIMITS[name]}
          />
        </div>
      ))}
    </div>
  );
}

export const giftShopLabels = (t: Translate, offer: GiftShopOfferView): Record<string, string> => ({
  employees: t('giftshop:employees'),
  priceClass: t('giftshop:priceClass'),
  kind: t('giftshop:kind.title'),
  range: t('giftshop:range.title'),
  themes: t('giftshop:themes'),
  ...Object.fromEntries(offer.themes.map(({ code, name }) => [`${THEME_FIELD}${code}`, name])),
  codeKind: t('giftshop:codeKind.title'),
  packaging: t('giftshop:packaging.title'),
  destination: t('giftshop:destination.title'),
  deliveryOn: t('giftshop:deliveryOn'),
  ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, t(`giftshop:buyer.${name}`)])),
});
