// Complaining of goods: finding the order, or going on without it, and the form with the pictures of the packaging.

import { arrivedPath, complaintPath, NO_ORDER } from '#domain/complaint/addresses';
import { ordersPath } from '#domain/page/addresses';
import {
  ComplainedLineField,
  ComplaintFields,
  complaintLabels,
  FreeComplaintFields,
  PictureFields,
  UploadPhoneField,
} from '~/forms/complaint/fields';
import { type FormReply, replyTo, type Translate } from '~/forms/reply/fields';
import { OrderSearchFields, orderSearchLabels } from '~/forms/withdrawal/fields';
import { useTexts } from '~/i18n/use-texts';
import type { ComplainableOrder, UploadView } from '~/models/complaint';
import { Button, Heading, type Language, MessageBar, SmartLink, Stack, Text } from '~/ui/kit';
import { ComplaintRights } from '~/ui/shop/complaint-rights';
import { MadeComplaints } from '~/ui/shop/complaint-state';
import { dayText } from '~/ui/shop/dates';
import { FormProblems } from './form-problems';
import { form, narrow } from './page.css';

interface Finding {
  step: 'find';
  /** As the address or the person named it. */
  number: string;
  isLoggedIn: boolean;
}
interface Complaining {
  step: 'form';
  /** Null: the buyer does not know it. */
  order: ComplainableOrder | null;
  /** The line that a link has named; '' for none. */
  line: string;
  email: string;
  isConsumer: boolean;
  upload: UploadView;
  language: Language;
}
export type ComplaintFormPageProps = (Finding | Complaining) & { reply: FormReply | null };

export function ComplaintFormPage(props: ComplaintFormPageProps) {
  const { t } = useTexts();
  return (
    <div className={narrow}>
      <Heading level={1}>{t('complaint:title')}</Heading>
      {props.step === 'find' ? <FindOrder {...props} t={t} /> : <ComplaintForm {...props} t={t} />}
    </div>
  );
}

type Texted<Props> = Props & { t: Translate; reply: FormReply | null };

function FindOrder({ number, isLoggedIn, reply, t }: Texted<Finding>) {
  const known = reply ?? { intent: 'find', errors: {}, values: { number }, message: null };
  return (
    <>
      <Text size="lead">{t('complaint:find.text')}</Text>
      {isLoggedIn ? (
        <Text>
          {t('complaint:find.own')} <SmartLink href={ordersPath()}>{t('complaint:find.orders')}</SmartLink>
        </Text>
      ) : null}
      <FormProblems t={t} reply={replyTo(reply, 'find')} labels={orderSearchLabels(t)} />
      <form method="post" className={form}>
        <input type="hidden" name="intent" value="find" />
        <OrderSearchFields t={t} reply={known} />
        <Button>{t('complaint:find.press')}</Button>
      </form>
      <Text>
        {t('complaint:find.without')} <SmartLink href={complaintPath(NO_ORDER)}>{t('complaint:find.free')}</SmartLink>
      </Text>
    </>
  );
}

function ComplaintForm({ order, line, email, isConsumer, upload, language, reply, t }: Texted<Complaining>) {
  const lines = order?.lines.filter(({ left }) => left > 0) ?? [];
  const isFree = order === null;
  return (
    <>
      {order ? (
        <Text>{t('withdrawal:order', { number: order.number, date: dayText(order.placedAt, language) })}</Text>
      ) : null}
      {order ? <MadeComplaints made={order.made} t={t} language={language} /> : null}
      <ComplaintRights isConsumer={isConsumer} lastDay={order?.lastDay ?? null} t={t} language={language} />
      {isFree || lines.length > 0 ? (
        <>
          <FormProblems t={t} reply={reply} labels={complaintLabels(t, isFree)} />
          <form method="post" encType="multipart/form-data" className={form} data-awaits={arrivedPath(upload.key)}>
            <input type="hidden" name="key" value={upload.key} />
            {order ? (
              <ComplainedLineField t={t} reply={reply} lines={lines} chosen={line} />
            ) : (
              <FreeComplaintFields t={t} reply={reply} email={email} />
            )}
            <ComplaintFields t={t} reply={reply} />
            <PictureFields t={t} reply={reply} there={upload.pictures} shownBy={upload.key} />
            <PhonePart upload={upload} reply={reply} t={t} />
            <Button name="intent" value="send">
              {t('complaint:form.send')}
            </Button>
            <Text size="small" tone="quiet">
              {t('complaint:form.kept')}
            </Text>
          </form>
        </>
      ) : (
        <MessageBar tone="info">{t('complaint:nothingSent')}</MessageBar>
      )}
    </>
  );
}

/** Pictures from the telephone while the form waits. With scripts it notices them; without, one button looks. */
function PhonePart({ upload, reply, t }: Texted<Pick<Complaining, 'upload'>>) {
  return (
    <Stack gap={3} as="section" aria-labelledby="phone">
      <Heading level={2} size="h4" id="phone">
        {t('complaint:phone.title')}
      </Heading>
      <Text size="small">{t('complaint:phone.text')}</Text>
      <div role="status">
        {upload.mobile ? (
          <MessageBar tone="success">{t('complaint:phone.sent', { mobile: upload.mobile })}</MessageBar>
        ) : null}
      </div>
      <UploadPhoneField t={t} reply={reply} upload={upload} />
      <div>
        <Button tone="secondary" name="intent" value="phone" formNoValidate>
          {t(upload.mobile ? 'complaint:phone.again' : 'complaint:phone.send')}
        </Button>{' '}
        {upload.mobile ? (
          <Button tone="secondary" name="intent" value="look" formNoValidate>
            {t('complaint:phone.look')}
          </Button>
        ) : null}
      </div>
    </Stack>
  );
}
