// Two buttons of one form.
import { panelPath } from '#domain/page/addresses';
import { LanguageView } from '~/ui/shop/panels/language';
import type { PanelView } from '../contract';

export const languageView: PanelView<Record<string, never>> = {
  title: () => 'content:language.title',
  View: ({ language, page }) => (
    <LanguageView language={language} action={panelPath('language', page)} returnTo={page} />
  ),
};
