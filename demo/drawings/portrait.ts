// A person before a wall: head and shoulders, three tones each, light from the upper left as everywhere.
import { disc, shape } from './art';
import type { ScenePalette } from './plans';

const SKIN = { light: '#f0c9a8', mid: '#e3b48f', dark: '#cf9a74' };
const HAIR = { mid: '#6b4630', dark: '#543524' };

export function drawPortrait({ wall, main, accent }: ScenePalette): string {
  const parts = [
    shape('M0 0H800V800H0Z', wall),
    disc(300, 260, 420, '#ffffff22'),
    // Hair behind, neck, shoulders with a collar.
    shape(
      'M262 330C250 180 330 112 404 112C492 112 560 184 546 340C560 430 552 486 540 512H272C252 470 252 396 262 330Z',
      HAIR.dark,
    ),
    shape('M352 470H456V590C430 622 378 622 352 590Z', SKIN.dark),
    shape('M96 800C108 668 186 606 352 578C384 616 424 616 456 578C620 606 694 668 704 800Z', main),
    shape('M456 578C620 606 694 668 704 800H520C540 720 512 640 456 578Z', '#00000022'),
    shape('M352 578C384 616 424 616 456 578L476 596L404 668L332 596Z', '#ffffff'),
    shape('M404 640L424 672L412 800H396L384 672Z', accent),
    // Face with its shaded side, ears, hair in front.
    shape(
      'M296 322C296 220 344 186 404 186C464 186 512 220 512 322C512 428 464 512 404 512C344 512 296 428 296 322Z',
      SKIN.mid,
    ),
    shape(
      'M404 186C464 186 512 220 512 322C512 428 464 512 404 512C458 470 474 404 470 330C466 262 446 208 404 186Z',
      SKIN.dark,
    ),
    shape('M312 300C316 244 342 214 374 204C352 246 350 300 352 350C336 346 318 330 312 300Z', SKIN.light),
    shape(
      'M286 350C272 196 330 146 410 150C486 154 540 206 524 350C510 306 496 268 452 236C402 268 334 262 312 286C298 306 294 326 286 350Z',
      HAIR.mid,
    ),
    // Eyes, brows, nose, mouth.
    disc(364, 342, 11, '#2a2623'),
    disc(444, 342, 11, '#2a2623'),
    shape('M342 312C354 302 374 302 386 310L384 318C372 312 358 312 346 320Z', HAIR.dark),
    shape('M422 310C434 302 454 302 466 312L462 320C450 312 436 312 424 318Z', HAIR.dark),
    shape('M404 350C396 380 392 396 396 404C402 410 410 410 414 404L408 400C404 396 406 380 404 350Z', SKIN.dark),
    shape('M366 436C386 448 424 448 442 436C436 466 420 474 404 474C388 474 372 466 366 436Z', '#ffffff'),
    shape('M362 432C386 446 424 446 446 432L442 440C424 450 386 450 366 440Z', '#a8564a'),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">${parts.join('')}</svg>`;
}
