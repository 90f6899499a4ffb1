// One line of the cart, with the way back to all of them.

import { cartItemPath, cartPath } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { CartLine } from '~/models/cart';
import { ButtonLink, Heading, type Language, Stack } from '~/ui/kit';
import { CartLines } from '~/ui/shop/cart-lines';

interface CartItemPageProps {
  line: CartLine;
  writesNotes: boolean;
  language: Language;
}

export function CartItemPage({ line, writesNotes, language }: CartItemPageProps) {
  const { t } = useTexts();
  return (
    <Stack gap={5}>
      <Heading level={1}>{line.name}</Heading>
      <CartLines lines={[line]} t={t} language={language} here={cartItemPath(line.uid)} writesNotes={writesNotes} />
      <div>
        <ButtonLink href={cartPath()} tone="secondary">
          {t('cart:item.toCart')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
