// What the shop stores about the customer: a download of all of it, consents, retention periods, and erasing it.
import { PasswordField, profileLabels } from '~/forms/profile/fields';
import { type FormReply, replyTo, type Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { ConsentView, ErasureView, RetentionView } from '~/models/personal-data';
import { Button, ButtonLink, Details, Heading, Icon, type Language, MessageBar, Stack, Table, Text } from '~/ui/kit';
import { dayText } from '~/ui/shop/dates';
import { FormProblems } from './form-problems';
import { form } from './page.css';
import * as styles from './profile-page.css';
import { Setting } from './setting';

interface MyDataPageProps {
  consents: ConsentView[];
  retention: RetentionView[];
  /** A recorded request that waits for open orders. */
  erasure: ErasureView | null;
  downloadHref: string;
  /** Staff acting for the customer get neither the file nor the form that erases. */
  isStaff: boolean;
  language: Language;
  reply: FormReply | null;
}

export function MyDataPage({ consents, retention, erasure, downloadHref, isStaff, language, reply }: MyDataPageProps) {
  const { t } = useTexts();
  return (
    <div className={styles.settings}>
      <Heading level={1}>{t('mydata:title')}</Heading>
      <Setting id="data-file" title={t('mydata:download.title')} text={t('mydata:download.text')}>
        {isStaff ? (
          <MessageBar tone="info">{t('mydata:customerOnly')}</MessageBar>
        ) : (
          <div>
            <ButtonLink href={downloadHref} tone="secondary">
              <Icon name="download" size="s" />
              {t('mydata:download.button')}
            </ButtonLink>
          </div>
        )}
      </Setting>
      <Setting id="data-consents" title={t('mydata:consents.title')} text={t('mydata:consents.text')}>
        <Consents consents={consents} t={t} language={language} />
      </Setting>
      {retention.length > 0 ? (
        <Setting id="data-kept" title={t('mydata:kept.title')} text={t('mydata:kept.text')}>
          <KeptFor retention={retention} t={t} />
        </Setting>
      ) : null}
      {erasure ? <RequestedErasure t={t} erasure={erasure} isStaff={isStaff} language={language} /> : null}
      {isStaff || erasure ? null : <Erasing t={t} reply={replyTo(reply, 'close')} />}
    </div>
  );
}

function Consents({ consents, t, language }: { consents: ConsentView[]; t: Translate; language: Language }) {
  if (consents.length === 0) return <Text>{t('mydata:consents.none')}</Text>;
  return (
    <Table
      caption={t('mydata:consents.title')}
      captionHidden
      columns={[
        { label: t('mydata:consents.what') },
        { label: t('mydata:consents.answer') },
        { label: t('mydata:consents.when') },
      ]}
      rows={consents.map(({ purpose, given, at, place, words }) => ({
        key: `${purpose}-${at}-${given}`,
        cells: [
          <div key="what">
            {[t(`mydata:purpose.${purpose}`), purpose === 'card' ? place : null].filter(Boolean).join(' ')}
            {words ? (
              <Text size="small" tone="quiet">
                {words}
              </Text>
            ) : null}
          </div>,
          t(given ? 'mydata:consents.given' : 'mydata:consents.taken'),
          dayText(at, language),
        ],
      }))}
    />
  );
}

function KeptFor({ retention, t }: { retention: RetentionView[]; t: Translate }) {
  return (
    <Table
      caption={t('mydata:kept.title')}
      captionHidden
      columns={[{ label: t('mydata:kept.what') }, { label: t('mydata:kept.long') }]}
      rows={retention.map(({ code, days, years }) => ({
        key: code,
        cells: [t(`mydata:kind.${code}`), keptFor({ days, years }, t)],
      }))}
    />
  );
}

const MONTH = 30;
const YEAR = 365;

function keptFor({ days, years }: Pick<RetentionView, 'days' | 'years'>, t: Translate): string {
  if (years !== null) return t('mydata:kept.years', { count: years });
  if (!days) return t('mydata:kept.atOnce');
  if (days % YEAR === 0) return t('mydata:kept.wholeYears', { count: days / YEAR });
  return days % MONTH === 0 ? t('mydata:kept.months', { count: days / MONTH }) : t('mydata:kept.days', { count: days });
}

interface RequestedProps {
  t: Translate;
  erasure: ErasureView;
  isStaff: boolean;
  language: Language;
}

function RequestedErasure({ t, erasure: { requestedAt, openOrders }, isStaff, language }: RequestedProps) {
  const orders = openOrders.join(', ');
  return (
    <Setting id="part-close" title={t('mydata:pending.title')}>
      <MessageBar tone="info">
        {orders === ''
          ? t('mydata:pending.soon')
          : t('mydata:pending.text', { date: dayText(requestedAt, language), orders })}
      </MessageBar>
      {isStaff ? null : (
        <form method="post">
          <input type="hidden" name="intent" value="keep" />
          <Button tone="secondary">{t('mydata:pending.cancel')}</Button>
        </form>
      )}
    </Setting>
  );
}

/** Says first what goes and what has to stay. */
function Erasing({ t, reply }: { t: Translate; reply: FormReply | null }) {
  return (
    <Setting id="part-close" title={t('account:profile.closeTitle')}>
      <Details summary={t('account:profile.closeSummary')} open={reply !== null}>
        <Stack gap={4}>
          <MessageBar tone="warning" title={t('account:profile.closeWarning')}>
            <p>{t('mydata:erase.goes')}</p>
            <p>{t('mydata:erase.stays')}</p>
            <p>{t('mydata:erase.open')}</p>
          </MessageBar>
          <FormProblems t={t} reply={reply} labels={profileLabels(t)} />
          <form method="post" className={form}>
            <input type="hidden" name="intent" value="close" />
            <PasswordField t={t} reply={reply} name="closingPassword" label={t('account:profile.closePassword')} />
            <Button tone="danger">{t('account:profile.close')}</Button>
          </form>
        </Stack>
      </Details>
    </Setting>
  );
}
