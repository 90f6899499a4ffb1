// One line of the cart and what the buyer writes on it.

import { NoteField } from '~/forms/cart-note/fields';
import type { FormReply } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { CartLine } from '~/models/cart';
import { Button, Photo, Stack, Text } from '~/ui/kit';
import * as styles from './panels.css';

interface CartItemNoteProps {
  line: CartLine;
  /** Where the panel's form posts to. */
  action: string;
  reply: FormReply | null;
}

export function CartItemNoteView({ line, action, reply }: CartItemNoteProps) {
  const { t } = useTexts();
  return (
    <Stack gap={5}>
      <div className={styles.added}>
        <Photo className={styles.addedPicture} picture={line.picture} width={96} height={96} decorative />
        <div>
          <Text strong>{line.name}</Text>
          <Text size="small" tone="quiet">
            {line.quantity} {line.unit}
          </Text>
        </div>
      </div>
      <form method="post" action={action}>
        <Stack gap={4}>
          <NoteField t={t} name="lineNote" note={line.note} reply={reply} />
          <Button>{t('cart:note.save')}</Button>
        </Stack>
      </form>
    </Stack>
  );
}
