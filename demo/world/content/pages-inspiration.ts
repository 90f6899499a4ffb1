// Content pages that inspire: the home office, the chair, the Christmas gift.
import { categoryKeyed } from '../categories';
import { colourOf } from '../making/palette';
import type { PageDraft } from './pages';

const plain = { section: 'inspiration', stores: null } as const;

// biome-ignore format: each page reads as title, teaser and text
export const INSPIRATION_PAGES: readonly PageDraft[] = [
  {
    ...plain, slug: 'hjemmekontoret', title: { da: 'Hjemmekontoret på to kvadratmeter', en: 'The home office on two square metres' }, teaser: { da: 'Et bord, en stol og en lampe er nok, hvis de passer sammen.', en: 'A desk, a chair and a lamp are enough if they fit together.' },
    picture: { family: 'desk', colour: colourOf('oak').hex, view: 'scene', traits: ['sit-stand'] }, categoryId: categoryKeyed('borde').id,
    html: {
      da: '<p>Et hjemmekontor kræver ikke et helt værelse. Et bord på 120 × 80 cm, en stol, der kan indstilles, og en lampe med led kan stå i et hjørne på to kvadratmeter.</p><h2>Bordet</h2><p>Stil det vinkelret på vinduet, så lyset kommer fra siden. Et hæve-sænkebord lader dig stå op til telefonmøder.</p><h2>Lyset</h2><p>Loftlampen er ikke nok. En arbejdslampe på 500 lumen, der kan drejes fri af skærmen, fjerner skyggen fra hånden.</p><h2>Skærmen</h2><p>Overkanten skal være i øjenhøjde. En skærmarm løfter den og giver plads til papir nedenunder.</p>',
      en: '<p>A home office does not need a room. A desk of 120 × 80 cm, an adjustable chair and a jointed lamp fit a corner of two square metres.</p><h2>The desk</h2><p>Place it at a right angle to the window so that light comes from the side. A sit-stand desk lets you stand for calls.</p><h2>The light</h2><p>The ceiling lamp is not enough. A task lamp of 500 lumens that turns clear of the screen removes the shadow of your hand.</p><h2>The screen</h2><p>Its upper edge belongs at eye level. A monitor arm lifts it and frees the space below.</p>',
    },
  },
  {
    ...plain, slug: 'stil-stolen-rigtigt', title: { da: 'Sådan stiller du stolen', en: 'How to adjust your chair' }, teaser: { da: 'Fem greb, to minutter, og ryggen har det bedre.', en: 'Five levers, two minutes and a happier back.' },
    picture: { family: 'office-chair', colour: colourOf('dustyblue').hex, view: 'scene', traits: ['high-back', 'arms'] }, categoryId: categoryKeyed('kontorstole').id,
    html: {
      da: '<ol><li><strong>Højden.</strong> Fødderne står fladt, og lårene hælder en anelse nedad.</li><li><strong>Dybden.</strong> Der skal være plads til tre fingre mellem sædets forkant og knæhasen.</li><li><strong>Lænden.</strong> Støtten sidder, hvor ryggen buer mest indad.</li><li><strong>Vippet.</strong> Slå låsen fra, og stil modstanden, så du kan læne dig tilbage uden at falde bagover.</li><li><strong>Armlænene.</strong> Underarmene hviler, uden at skuldrene løftes.</li></ol><p>Skift stilling hver halve time. Den bedste stilling er den næste.</p>',
      en: '<ol><li><strong>Height.</strong> Feet flat, thighs sloping slightly down.</li><li><strong>Depth.</strong> Three fingers between the seat and the back of the knee.</li><li><strong>Lumbar.</strong> The support sits where your back curves inwards most.</li><li><strong>Tilt.</strong> Release the lock and set the resistance so that you can lean back without tipping over.</li><li><strong>Armrests.</strong> Your forearms rest without lifting your shoulders.</li></ol><p>Change position every half hour. The best position is the next one.</p>',
    },
  },
  {
    ...plain, slug: 'julegaver-til-medarbejdere', title: { da: 'Julegaver til medarbejdere', en: 'Christmas gifts for employees' }, teaser: { da: 'Beløb, frister og valg, kort fortalt.', en: 'Amounts, deadlines and choices in brief.' },
    picture: { family: 'gift-box', colour: colourOf('bordeaux').hex, accent: colourOf('gold').hex, view: 'scene', traits: ['ribbon', 'lid'] }, categoryId: categoryKeyed('gavekasser').id,
    html: {
      da: '<p>En julegave i naturalier til højst 900 kr. inkl. moms er skattefri for medarbejderen. Den tæller dog med i årets grænse for smågaver. Kontanter og gavekort, der kan bruges som penge, er altid skattepligtige. Tjek de aktuelle beløb på skat.dk.</p><h2>Én gave eller mange</h2><p>Den samme kasse til alle er nemmest. Er smagen forskellig, så bestil to eller tre slags, og lad medarbejderne vælge imellem dem.</p><h2>Husk</h2><ul><li>Allergener står på varen.</li><li>Gaver kan sendes hjem til medarbejderne.</li><li>Bestil en gave mere, end I er: Måske begynder der en ny kollega i december.</li></ul>',
      en: '<p>A Christmas gift in kind worth at most DKK 900 incl. VAT is tax free for the employee. It counts towards the annual limit for small gifts, however. Cash, and gift cards that can be used like cash, are always taxed. Check current amounts at skat.dk.</p><h2>One gift or many</h2><p>The same box for everyone is easiest. Where tastes differ, order two or three kinds and let employees choose between them.</p><h2>Remember</h2><ul><li>Allergens are stated on the goods.</li><li>Gifts can be sent to employees’ homes.</li><li>Order one gift more than you need: a new colleague may start in December.</li></ul>',
    },
  },
  {
    ...plain, draft: true, slug: 'moedelokalet', title: { da: 'Mødelokalet, der bliver brugt', en: 'The meeting room that gets used' }, teaser: { da: 'Lyd, luft og et bord, alle kan nå.', en: 'Sound, air and a table that everyone can reach.' },
    picture: { family: 'desk', colour: colourOf('oak').hex, view: 'scene' }, categoryId: categoryKeyed('borde').id,
    html: {
      da: '<p>Et mødelokale bliver brugt, når man kan høre hinanden, når luften er frisk efter en time, og når alle kan nå bordet.</p><h2>Lyden</h2><p>Et rum med hårde flader klinger. Filt på væggen bag skærmen og et tæppe under bordet tager det meste.</p><h2>Bordet</h2><p>Regn med 65 cm til hver plads og 90 cm fri bag stolene.</p>',
      en: '<p>A meeting room gets used when people can hear each other, when the air is fresh after an hour and when everyone can reach the table.</p><h2>The sound</h2><p>A room of hard surfaces rings. Felt on the wall behind the screen and a rug under the table take most of it.</p><h2>The table</h2><p>Allow 65 cm for each seat and 90 cm of free space behind the chairs.</p>',
    },
  },
];
