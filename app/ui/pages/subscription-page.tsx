// One subscription: when it comes next and what it holds, and every button with which its customer changes, skips, pauses or ends it.
import { keptCardsPath, orderPath, subscriptionPath, subscriptionsPath } from '#domain/page/addresses';
import { type FormReply, messageText, replyTo, type Translate } from '~/forms/reply/fields';
import { SubscriptionFields } from '~/forms/subscription/fields';
import { useTexts } from '~/i18n/use-texts';
import type { BookAddress } from '~/models/customer';
import type { WaysToPay } from '~/models/kept-card';
import type { MissingGoods } from '~/models/order';
import type { Subscription, SubscriptionDelivery } from '~/models/subscription';
import { Button, Details, Heading, Icon, Inline, type Language, MessageBar, Stack, Table, Text } from '~/ui/kit';
import { dayText } from '~/ui/shop/dates';
import { NotAdded } from '~/ui/shop/order-again';
import { refusalText } from '~/ui/shop/refusal-text';
import { SubscriptionBadge } from '~/ui/shop/subscription-badge';
import { SubscriptionLines } from '~/ui/shop/subscription-lines';
import { NextDelivery } from '~/ui/shop/subscription-next';
import { body } from './account-layout.css';
import { back } from './order-page.css';
import { form as formStyle, head } from './page.css';

interface SubscriptionPageProps {
  subscription: Subscription;
  addresses: BookAddress[];
  pay: WaysToPay;
  needs: { requisitioner: boolean; requisitionNumber: boolean };
  firstDay: string;
  /** What could not be put into the cart. */
  missing: MissingGoods[];
  reply: FormReply | null;
  language: Language;
}

export function SubscriptionPage(props: SubscriptionPageProps) {
  const { subscription, reply, language } = props;
  const { t } = useTexts();
  const { name, status, interval, acts, deliveries } = subscription;
  const mayChange = acts.includes('change');
  return (
    <div className={body}>
      <div className={head}>
        <p>
          <a className={back} href={subscriptionsPath()}>
            <Icon name="chevron-left" size="s" />
            {t('subscription:back')}
          </a>
        </p>
        <Inline gap={3}>
          <Heading level={1}>{name}</Heading>
          <SubscriptionBadge status={status} />
        </Inline>
        <Text tone="quiet">{t(`subscription:intervals.${interval}`)}</Text>
      </div>
      {reply?.message ? <MessageBar tone="error">{messageText(t, reply.message)}</MessageBar> : null}
      <NotAdded missing={props.missing} lines={subscription.lines.length} t={t} />
      <Why subscription={subscription} t={t} />
      <NextDelivery subscription={subscription} cards={props.pay.cards} t={t} language={language} />
      <section aria-labelledby="subscription-goods">
        <Stack gap={4}>
          <Heading level={2} size="h3" id="subscription-goods">
            {t('subscription:lines.title')}
          </Heading>
          <SubscriptionLines
            lines={subscription.lines}
            mayChange={mayChange}
            reply={replyTo(reply, 'lines')}
            t={t}
            language={language}
          />
        </Stack>
      </section>
      {mayChange ? <Terms {...props} t={t} /> : null}
      {deliveries.length > 0 ? <Deliveries deliveries={deliveries} t={t} language={language} /> : null}
      {acts.includes('end') ? <EndIt t={t} /> : null}
    </div>
  );
}

/** Why it delivers nothing at present, and the one button that leads on. */
function Why({ subscription, t }: { subscription: Subscription; t: Translate }) {
  const { status, problem, totals, acts } = subscription;
  const why = problem ?? (status === 'active' ? totals.problem : null);
  const next = (['start', 'accept', 'resume'] as const).find((act) => acts.includes(act));
  if (!why && !next) return null;
  return (
    <MessageBar tone={status === 'failed' ? 'error' : 'warning'} title={t(`subscription:why.${status}`)}>
      <Stack gap={3}>
        {why ? <Text>{refusalText(t, why)}</Text> : null}
        {next ? (
          <form method="post">
            <input type="hidden" name="seen" value={totals.exVatOere} />
            <Button name="intent" value={next}>
              {t(`subscription:acts.${next}`)}
            </Button>
          </form>
        ) : null}
      </Stack>
    </MessageBar>
  );
}

/** What another card puts right. */
const CARD_PROBLEMS: ReadonlySet<string> = new Set([
  'CARD_EXPIRED',
  'CARD_DECLINED',
  'CARD_NOT_FOUND',
  'CARD_UNANSWERED',
  'SUBSCRIPTION_PAYMENT_GONE',
]);

function Terms(props: SubscriptionPageProps & { t: Translate }) {
  const { subscription, addresses, pay, needs, firstDay, reply, t } = props;
  const said = replyTo(reply, 'terms');
  const { id, address, problem } = subscription;
  const isToMend = address === null || CARD_PROBLEMS.has(problem?.code ?? '');
  return (
    <Details summary={t('subscription:terms.title')} open={said !== null || isToMend}>
      <form method="post" className={formStyle}>
        <input type="hidden" name="intent" value="terms" />
        <SubscriptionFields {...{ known: subscription, addresses, pay, firstDay, needs, reply: said, t }} />
        {pay.onCard ? (
          <p>
            <a href={keptCardsPath(subscriptionPath(id))}>{t('subscription:fields.otherCard')}</a>
          </p>
        ) : null}
        <Button tone="secondary">{t('subscription:terms.save')}</Button>
      </form>
    </Details>
  );
}

interface DeliveriesProps {
  deliveries: SubscriptionDelivery[];
  t: Translate;
  language: Language;
}

function Deliveries({ deliveries, t, language }: DeliveriesProps) {
  return (
    <section aria-labelledby="subscription-deliveries">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="subscription-deliveries">
          {t('subscription:deliveries.title')}
        </Heading>
        <Table
          caption={t('subscription:deliveries.title')}
          captionHidden
          columns={[
            { label: t('subscription:deliveries.date') },
            { label: t('subscription:deliveries.outcome') },
            { label: t('subscription:deliveries.order') },
          ]}
          rows={deliveries.map((one) => ({
            key: one.date,
            cells: [
              dayText(one.date, language),
              outcomeText(one, t),
              one.order === null ? (
                '–'
              ) : (
                <a key="order" href={orderPath(one.order)}>
                  {one.order}
                </a>
              ),
            ],
          }))}
        />
      </Stack>
    </section>
  );
}

/** Omitted items are listed by name. */
function outcomeText({ outcome, problem, leftOut }: SubscriptionDelivery, t: Translate): string {
  const said = t(`subscription:deliveries.${outcome}`);
  const why = problem ? [refusalText(t, problem)] : [];
  const names = leftOut.map(({ name }) => name).join(', ');
  return [said, ...why, ...(names ? [t('subscription:deliveries.leftOut', { names })] : [])].join('. ');
}

/** Unfolded first: one press too many must not end it. */
function EndIt({ t }: { t: Translate }) {
  return (
    <Details summary={t('subscription:end.title')}>
      <form method="post">
        <Stack gap={3}>
          <Text>{t('subscription:end.text')}</Text>
          <p>
            <Button tone="secondary" name="intent" value="end">
              {t('subscription:end.yes')}
            </Button>
          </p>
        </Stack>
      </form>
    </Details>
  );
}
