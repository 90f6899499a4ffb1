// Notices on any page: message bars by tone, the loading line, and which layout the frame renders (spec §2, §4, §8).
import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readerIn } from '~/i18n/texts.server';
import { TextsProvider } from '~/i18n/use-texts';
import { MessageBar } from '../kit';
import * as bar from '../kit/message.css';
import { base } from '../theme/base';
import * as layout from './layout.css';
import { DefaultLayout } from './layouts';
import type { Side } from './links';
import { LoadingPlace } from './notices';

const draw = (element: ReactElement) =>
  load(renderToStaticMarkup(<TextsProvider reader={readerIn('da')}>{element}</TextsProvider>));

/** The hue of a colour in degrees. */
function hueOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b) || 1;
  const turn = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return (turn * 60 + 360) % 360;
}

describe('a message bar', () => {
  // spec: 2 Global UI: Message box: a bar in the page, where it concerns something
  //   at app/ui/kit/message.tsx
  // spec: 8: Message bars: error style (red) and warning style (yellow)
  //   at app/ui/kit/message.tsx, app/ui/kit/message.css.ts
  it('is red and an alert for errors, yellow and a status for warnings', () => {
    const error = draw(<MessageBar tone="error">Betalingen blev afvist.</MessageBar>)('div').first();
    expect([error.attr('role'), error.hasClass(bar.tone.error)]).toEqual(['alert', true]);
    const warning = draw(<MessageBar tone="warning">Varen er snart udsolgt.</MessageBar>)('div').first();
    expect([warning.attr('role'), warning.hasClass(bar.tone.warning)]).toEqual(['status', true]);
    const { danger, dangerGround, warning: yellow, warningGround } = base.color;
    for (const red of [danger, dangerGround]) expect(Math.min(hueOf(red), 360 - hueOf(red))).toBeLessThan(20);
    for (const shade of [yellow, warningGround]) expect(Math.abs(hueOf(shade) - 45)).toBeLessThan(20);
  });
});

describe('the loading line', () => {
  // spec: 2 Global UI: Loading overlay
  //   at app/client/loading.ts, app/ui/frame/notices.tsx
  it('has an empty placeholder on each page, with the text to show while a page loads', () => {
    const place = draw(<LoadingPlace />)('[role=status]');
    expect([place.attr('data-loading'), place.html()]).toEqual(['Indlæser …', '']);
  });
});

describe('the class of the layout', () => {
  // spec: 4 UI state: Layout class is set or reset
  //   at app/routes/layouts/default.tsx
  it('is set where there is a sidebar and reset where the page has the full width', () => {
    const classesOf = (side: Side) => {
      const main = draw(
        <DefaultLayout props={null} side={side}>
          Indhold
        </DefaultLayout>,
      )('main');
      return [main.parent().hasClass(layout.withSidebar), main.hasClass(layout.besideSidebar)];
    };
    expect([classesOf('menu'), classesOf('list'), classesOf('none')]).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });
});
