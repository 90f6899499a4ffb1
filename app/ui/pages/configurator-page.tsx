// The configurator: choices to the right, the resulting design and price to the left. One form updates and buys: what is chosen is bought.

import type { Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { DesignBoard, DesignField } from '~/models/design';
import {
  Button,
  Heading,
  type Language,
  MessageBar,
  money,
  Photo,
  Price,
  QuantityInput,
  RadioCards,
  SmartLink,
  Text,
} from '~/ui/kit';
import { SwatchMark } from '~/ui/shop/swatch';
import { priceLabels } from '~/ui/shop/tile-texts';
import { WhyThisPrice } from '~/ui/shop/why-this-price';
import * as styles from './configurator-page.css';
import { head } from './page.css';

/** The width of the picture. */
const AS_WIDE = '(min-width: 900px) 50rem, 100vw';

interface ConfiguratorPageProps {
  board: DesignBoard;
  language: Language;
  action: string;
  /** The quantity typed next to the choices; null: the product's own first quantity. */
  quantity: number | null;
}

export function ConfiguratorPage({ board, language, action, quantity }: ConfiguratorPageProps) {
  const { t } = useTexts();
  const parts = board.fields.flatMap(({ values }) => values.flatMap(({ chosen, label }) => (chosen ? [label] : [])));
  return (
    // With scripts a choice is shown at once: this element is fetched again.
    <div className={styles.whole} data-product-list="">
      <div className={head}>
        <Heading level={1}>{t('product:design.title', { name: board.name })}</Heading>
        <Text tone="quiet">{t('product:design.intro')}</Text>
      </div>
      <form method="get" action={action} className={styles.board} data-facets="">
        <div className={styles.result}>
          <div className={styles.plate}>
            <Photo
              className={styles.drawing}
              picture={{ ...board.picture, alt: t('product:design.drawing', { parts: parts.join(', ') }) }}
              width={1200}
              height={1200}
              sizes={AS_WIDE}
              eager
            />
          </div>
          <Offer board={board} language={language} quantity={quantity} t={t} />
          <p>
            <SmartLink href={board.productHref}>{t('product:design.back')}</SmartLink>
          </p>
        </div>
        <div className={styles.choices}>
          {board.fields.map((field) => (
            <Choices key={field.code} field={field} language={language} t={t} />
          ))}
          <Button tone="secondary" size="large">
            {t('product:design.show')}
          </Button>
        </div>
      </form>
    </div>
  );
}

function problemText({ problem }: DesignField, t: Translate): string | null {
  if (!problem) return null;
  return problem.kind === 'missing' ? t('product:design.missing') : t('product:design.excluded', problem);
}

function Choices({ field, language, t }: { field: DesignField; language: Language; t: Translate }) {
  const options = field.values.map((value) => ({
    value: value.code,
    title: value.label,
    mark: value.colour ? (
      <SwatchMark swatch={{ ...value, colour: value.colour }} size="plate" named={false} />
    ) : undefined,
    checked: value.chosen,
    // Not disabled: the choice that blocks it may be changed in the same form.
    note: value.blockedBy && !value.chosen ? t('product:design.blocked', { by: value.blockedBy }) : undefined,
    aside:
      value.surchargeOere > 0
        ? t('product:design.extra', { price: money(value.surchargeOere, language) })
        : t('product:design.included'),
  }));
  return (
    <RadioCards legend={field.label} name={`valg-${field.code}`} options={options} error={problemText(field, t)} />
  );
}

type OfferProps = Pick<ConfiguratorPageProps, 'board' | 'language' | 'quantity'> & { t: Translate };

function Offer({ board, language, quantity, t }: OfferProps) {
  if (board.key === null || !board.price) {
    return (
      <>
        <MessageBar tone="warning">{t('product:design.cannot')}</MessageBar>
        {quantity === null ? null : <input type="hidden" name="qty" value={quantity} />}
      </>
    );
  }
  const vat = board.price.includesVat ? t('common:price.inclVat') : t('common:price.exclVat');
  return (
    <>
      <div>
        <Text size="small" tone="quiet">
          {t('product:design.price')}
        </Text>
        <Price price={board.price} language={language} size="large" labels={priceLabels(t)} />
        <Text size="small" tone="quiet">
          {t('product:price.perUnit', { unit: board.unit })} · {vat}
        </Text>
      </div>
      {/* Of the same form as the choices: what is ticked when it is pressed goes into the cart. */}
      <div className={styles.buy} data-waits="">
        <QuantityInput
          name="qty"
          rule={board.quantity}
          defaultValue={quantity ?? undefined}
          label={t('product:quantity')}
          size="medium"
        />
        <Button size="large" formMethod="post">
          {t('product:design.add')}
        </Button>
      </div>
      <WhyThisPrice reasons={board.price.reasons} t={t} language={language} />
    </>
  );
}
