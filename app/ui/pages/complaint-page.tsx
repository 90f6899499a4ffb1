// One complaint: how far it is, what was written, the pictures, and what has been said since.
import { complaintPicturePath } from '#domain/complaint/addresses';
import { extraPicture } from '#domain/complaint/pictures';
import { answerLabels, ComplaintAnswerField, ExtraPicturesField } from '~/forms/complaint/fields';
import type { FormReply, Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { ComplaintView } from '~/models/complaint';
import { Button, Card, Heading, Inline, type Language, MessageBar, Stack, Text } from '~/ui/kit';
import { ComplaintBadge } from '~/ui/shop/complaint-state';
import { momentText } from '~/ui/shop/dates';
import * as styles from './complaint-page.css';
import { FormProblems } from './form-problems';
import { form, narrow } from './page.css';

interface ComplaintPageProps {
  complaint: ComplaintView;
  token: string;
  /** It was just made, or just answered. */
  news: 'made' | 'answered' | null;
  formKey: string;
  reply: FormReply | null;
  language: Language;
}

export function ComplaintPage({ complaint, token, news, formKey, reply, language }: ComplaintPageProps) {
  const { t } = useTexts();
  const { number, email, state } = complaint;
  return (
    <div className={narrow}>
      <Inline gap={3}>
        <Heading level={1}>{t('complaint:one.title', { number })}</Heading>
        <ComplaintBadge state={state} t={t} />
      </Inline>
      {news ? <MessageBar tone="success">{t(`complaint:one.${news}`, { email })}</MessageBar> : null}
      <Text>{t(`complaint:stateText.${state}`)}</Text>
      {state === 'refused' && complaint.isConsumer ? <Text>{t('complaint:one.appeal')}</Text> : null}
      <ComplaintFacts complaint={complaint} t={t} language={language} />
      <ComplaintPictures complaint={complaint} token={token} t={t} />
      <Messages complaint={complaint} t={t} language={language} />
      {complaint.mayAnswer ? (
        <section aria-labelledby="answer">
          <Heading level={2} size="h3" id="answer">
            {t(state === 'asked' ? 'complaint:answer.asked' : 'complaint:answer.title')}
          </Heading>
          <FormProblems t={t} reply={reply} labels={answerLabels(t)} />
          <form method="post" encType="multipart/form-data" className={form}>
            <input type="hidden" name="intent" value="answer" />
            <input type="hidden" name="formKey" value={formKey} />
            <ComplaintAnswerField t={t} reply={reply} />
            {state === 'asked' ? <ExtraPicturesField t={t} reply={reply} /> : null}
            <Button>{t('complaint:answer.send')}</Button>
          </form>
        </section>
      ) : null}
    </div>
  );
}

function ComplaintPictures({ complaint, token, t }: { complaint: ComplaintView; token: string; t: Translate }) {
  const { pictures, extraPictures } = complaint;
  const shown = [
    ...pictures.map((side) => ({ name: side, alt: t(`complaint:pictures.${side}`) })),
    ...Array.from({ length: extraPictures }, (_, at) => ({
      name: extraPicture(at + 1),
      alt: t('complaint:pictures.extra', { place: at + 1 }),
    })),
  ];
  if (shown.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {shown.map(({ name, alt }) => (
        <a key={name} href={complaintPicturePath(token, name)}>
          <img className={styles.picture} src={complaintPicturePath(token, name)} alt={alt} width={240} height={240} />
        </a>
      ))}
    </div>
  );
}

type Shown = { complaint: ComplaintView; t: Translate; language: Language };

function ComplaintFacts({ complaint, t, language }: Shown) {
  const { order, product, quantity, wish, remedy, serialNumber, batchNumber, replacement, receivedAt } = complaint;
  const facts = [
    { label: t('complaint:one.received'), value: momentText(receivedAt, language) },
    { label: t('complaint:one.order'), value: order ?? '' },
    { label: t('complaint:one.product'), value: `${quantity} × ${product}` },
    { label: t('complaint:form.serialNumber'), value: serialNumber },
    { label: t('complaint:form.batchNumber'), value: batchNumber },
    { label: t('complaint:form.wish'), value: t(`complaint:wish.${wish}`) },
    { label: t('complaint:one.remedy'), value: remedy ? t(`complaint:wish.${remedy}`) : '' },
    { label: t('complaint:one.replacement'), value: replacement ?? '' },
    { label: t('complaint:form.description'), value: complaint.description },
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Messages({ complaint: { messages }, t, language }: Shown) {
  if (messages.length === 0) return null;
  return (
    <Stack gap={3} as="section" aria-labelledby="messages">
      <Heading level={2} size="h3" id="messages">
        {t('complaint:one.messages')}
      </Heading>
      {messages.map(({ at, isFromShop, text, state }, place) => (
        <Card key={`${at}-${place}`}>
          <Text size="small" tone="quiet">
            {t(isFromShop ? 'complaint:one.fromShop' : 'complaint:one.fromBuyer')} · {momentText(at, language)}
          </Text>
          <p className={styles.value}>{text === '' ? t(`complaint:stateText.${state}`) : text}</p>
        </Card>
      ))}
    </Stack>
  );
}
