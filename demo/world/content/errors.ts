// Error pages: the pattern that matches the status wins by priority, else the default (spec §2).
import { colourOf } from '../making/palette';
import type { ErrorPageContent, StoreCode } from '../types';

const ALL: readonly StoreCode[] = ['b2c', 'b2b', 'b2cb', 'b2b_uniq', 'firmagaver_dk', 'punchout'];

export function errorPages(): ErrorPageContent[] {
  const stores = [...ALL];
  return [
    {
      name: 'not-found',
      priority: 10,
      regex: '^404$',
      isDefault: false,
      title: { da: 'Siden findes ikke', en: 'This page could not be found' },
      text: {
        da: '<p>Varen kan være udgået, eller adressen kan være skrevet forkert. Søg efter det, du mangler, eller begynd forfra på <a href="/">forsiden</a>.</p>',
        en: '<p>The product may have been discontinued, or the address misspelt. Search for what you need, or start again on the <a href="/">home page</a>.</p>',
      },
      banner: {
        backgroundColor: '#f3ede2',
        text: { da: 'Vi har ledt på alle hylder', en: 'We have searched every shelf' },
        textColor: '#23262b',
      },
      picture: { family: 'shelf', colour: colourOf('oak').hex, view: 'main', traits: ['tall', 'empty'] },
      recommendations: [
        {
          key: 'error-popular',
          type: 'PopularProducts',
          title: { da: 'Det køber andre', en: 'What others buy' },
          categoryId: null,
          count: 5,
        },
      ],
      stores,
    },
    {
      name: 'error',
      priority: 20,
      regex: '^5\\d\\d$',
      isDefault: false,
      title: { da: 'Noget gik galt hos os', en: 'Something went wrong on our side' },
      text: {
        da: '<p>Fejlen er noteret. Prøv igen om lidt; din kurv er gemt. Haster det, så ring på +45 70 20 41 00 på hverdage kl. 9–17.</p>',
        en: '<p>The fault has been logged. Please try again shortly; your cart is kept. If it is urgent, call +45 70 20 41 00 on weekdays 9:00–17:00.</p>',
      },
      banner: null,
      picture: { family: 'cardboard-box', colour: colourOf('kraft').hex, view: 'main', traits: ['open'] },
      recommendations: [],
      stores,
    },
    {
      name: 'default',
      priority: 0,
      regex: '.*',
      isDefault: true,
      title: { da: 'Der opstod en fejl', en: 'An Error Occurred' },
      text: {
        da: '<p>Vi kunne ikke vise siden. Gå tilbage, eller begynd forfra på <a href="/">forsiden</a>.</p>',
        en: '<p>We could not show the page. Go back, or start again on the <a href="/">home page</a>.</p>',
      },
      banner: null,
      picture: null,
      recommendations: [],
      stores,
    },
  ];
}
