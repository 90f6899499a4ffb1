// The general error page (spec §2): what the content service says to a status, else the shop's own words, and a way on.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { textsOf } from '~/i18n/texts.server';
import { errorPageOf } from '~/services/content/content.map';
import { ErrorPage } from './error-page';

type Props = Parameters<typeof ErrorPage>[0];

const drawn = (props: Props) =>
  load(
    renderToStaticMarkup(
      <I18nextProvider i18n={textsOf('da')}>
        <ErrorPage {...props} />
      </I18nextProvider>,
    ),
  );

const written = errorPageOf(
  {
    title: 'Kassen er lukket i nat',
    text: '<p>Vi <strong>åbner</strong> igen kl. 6.<script>alert(1)</script></p>',
    image: { url: '/media/lukket.webp', alternativeText: 'En lukket dør' },
    banner: { text: 'Drift i nat', backgroundColor: '#222222', textColor: '#ffffff' },
  } as Parameters<typeof errorPageOf>[0],
  503,
);

describe('the general error page', () => {
  it('has a large status code, picture, text and buttons', () => {
    const $ = drawn({ status: 503, page: written, backHref: '/cart', requestId: 'r-1' });
    expect($('p[aria-hidden=true]').text()).toBe('503');
    expect($('img').attr('src')).toContain('/media/lukket.webp');
    expect($('body').text()).toContain('r-1');
    expect(
      $('a')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toEqual(['/', '/cart']);
  });

  it('shows banner, image, title and HTML text of the content service, and no script of theirs', () => {
    const $ = drawn({ status: 503, page: written });
    expect($('h1').text()).toBe('Kassen er lukket i nat');
    expect($('strong').text()).toBe('åbner');
    expect($('body').text()).toContain('Drift i nat');
    expect($('img')).toHaveLength(1);
    expect($('script')).toHaveLength(0);
  });

  it('speaks in the shop’s own words where the content service says nothing', () => {
    const $ = drawn({ status: 500, page: null });
    expect([$('h1').text(), $('img').length]).toEqual([textsOf('da').t('content:error.title'), 0]);
    expect($('body').text()).toContain(textsOf('da').t('content:error.text'));
    expect($('a').attr('href')).toBe('/');
  });
});
