// In the cart of a gift shop: the gift wishes of a line, with a form to change them.

import type { IsoDate } from '#domain/calendar/calendar';
import { presentFrom } from '#domain/order/present';
import { cartPath } from '#domain/page/addresses';
import { type FormReply, messageText, type Translate } from '~/forms/reply/fields';
import type { CartLine } from '~/models/cart';
import { Button, Details, type Language, MessageBar, Stack } from '~/ui/kit';
import { PresentFields } from './present-fields';
import { ofLine } from './present-fields.css';

interface PresentOfLineProps {
  line: CartLine;
  /** Null outside of gift shops. */
  days: readonly IsoDate[] | null;
  t: Translate;
  language: Language;
  /** Reply to a refused form; its `item` says of which line. */
  reply: FormReply | null;
}

export function PresentOfLine({ line, days, t, language, reply }: PresentOfLineProps) {
  const { present, uid, name } = line;
  if (!days || !present || line.isGift) return null;
  const refused = reply?.values.item === uid ? reply : null;
  const words = presentFrom(present) ? t('product:present.change') : t('product:present.make');
  return (
    <div className={ofLine}>
      {/* Once it is saved the fold is a new one, and closed. */}
      <Details key={JSON.stringify(present)} summary={words} open={refused !== null}>
        <form method="post" action={cartPath()} aria-label={`${words}: ${name}`}>
          <Stack gap={3}>
            {refused?.message ? <MessageBar tone="error">{messageText(t, refused.message)}</MessageBar> : null}
            <input type="hidden" name="intent" value="present" />
            <input type="hidden" name="item" value={uid} />
            <PresentFields
              t={t}
              language={language}
              days={days}
              wish={present}
              reply={refused}
              formId={`present-${uid.replace(/\W/g, '')}`}
            />
            <div>
              <Button tone="secondary">{t('product:present.save')}</Button>
            </div>
          </Stack>
        </form>
      </Details>
    </div>
  );
}
