// The customer's stored payment cards, and the form that leads to the provider's page to add one.
import { keptCardsPath, subscriptionsPath } from '#domain/page/addresses';
import { cardName, cardValidity } from '~/forms/kept-card/fields';
import { type FormReply, messageText, replyTo, useFields } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { KeptCardView } from '~/models/kept-card';
import { Button, CheckboxField, EmptyState, Heading, MessageBar, Stack, Text } from '~/ui/kit';
import { body } from './account-layout.css';
import * as styles from './kept-cards-page.css';
import { form as formStyle, head } from './page.css';

interface KeptCardsPageProps {
  cards: KeptCardView[];
  mayAdd: boolean;
  /** The page from which the customer came to add a card; null: none. */
  returnTo: string | null;
  reply: FormReply | null;
}

export function KeptCardsPage({ cards, mayAdd, returnTo, reply }: KeptCardsPageProps) {
  const { t } = useTexts();
  const adding = replyTo(reply, 'add');
  const field = useFields(t, adding);
  return (
    <div className={body}>
      <div className={head}>
        <Heading level={1}>{t('subscription:cards.title')}</Heading>
        <Text tone="quiet">{t('subscription:cards.intro')}</Text>
      </div>
      {reply?.message ? <MessageBar tone="error">{messageText(t, reply.message)}</MessageBar> : null}
      {returnTo && cards.length > 0 ? (
        <p>
          <a href={returnTo}>{t('subscription:cards.goOn')}</a>
        </p>
      ) : null}
      {cards.length === 0 ? (
        <EmptyState title={t('subscription:cards.none')} icon="card">
          <Text>{t('subscription:cards.noneText')}</Text>
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <KeptCardEntry key={card.key} card={card} />
          ))}
        </ul>
      )}
      {mayAdd ? (
        <section aria-labelledby="add-card">
          <form method="post" action={keptCardsPath(returnTo ?? undefined)} className={formStyle}>
            <Heading level={2} size="h3" id="add-card">
              {t('subscription:cards.addTitle')}
            </Heading>
            <input type="hidden" name="returnTo" value={returnTo ?? ''} />
            <CheckboxField
              name="agreement"
              value="1"
              label={t('subscription:cards.agreement')}
              hint={t('subscription:cards.agreementHint')}
              error={field('agreement').error}
              required
            />
            <Button name="intent" value="add">
              {t('subscription:cards.add')}
            </Button>
          </form>
        </section>
      ) : (
        <MessageBar tone="info">{t('subscription:cards.notHere')}</MessageBar>
      )}
    </div>
  );
}

function KeptCardEntry({ card }: { card: KeptCardView }) {
  const { t } = useTexts();
  const name = cardName(card, t);
  return (
    <li className={styles.card}>
      <Stack gap={1}>
        <Text strong>{name}</Text>
        <Text size="small" tone={card.isExpired ? 'danger' : 'quiet'}>
          {cardValidity(card, t)}
        </Text>
        {card.subscriptions.length > 0 ? (
          <Text size="small">
            <a href={subscriptionsPath()}>{t('subscription:cards.pays', { names: card.subscriptions.join(', ') })}</a>
          </Text>
        ) : null}
      </Stack>
      <form method="post" action={keptCardsPath()}>
        <input type="hidden" name="card" value={card.key} />
        <Button
          name="intent"
          value="remove"
          tone="secondary"
          size="small"
          aria-label={t('subscription:cards.removeNamed', { name })}
        >
          {t('subscription:cards.remove')}
        </Button>
      </form>
    </li>
  );
}
