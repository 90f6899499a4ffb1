// The language switcher: two buttons of one form; the choice is stored in a cookie for 365 days (spec §9).

import { LOCALES, languageOf } from '#domain/store/locale';
import { useTexts } from '~/i18n/use-texts';
import { Button, Icon, type Language, Stack } from '~/ui/kit';

interface LanguageViewProps {
  language: Language;
  action: string;
  returnTo: string;
}

export function LanguageView({ language, action, returnTo }: LanguageViewProps) {
  const { t } = useTexts();
  return (
    <form method="post" action={action}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Stack gap={3}>
        {LOCALES.map((locale) => {
          const chosen = languageOf(locale) === language;
          return (
            <Button
              key={locale}
              name="locale"
              value={locale}
              tone={chosen ? 'primary' : 'secondary'}
              size="large"
              full
              lang={languageOf(locale)}
              aria-pressed={chosen}
            >
              {chosen ? <Icon name="check" size="s" /> : null}
              {t(`content:language.${languageOf(locale)}`)}
            </Button>
          );
        })}
      </Stack>
    </form>
  );
}
