// Categories of office supplies and paper.
import type { Branch } from './shape';

// biome-ignore format: the tree is easier to read as rows
export const OFFICE_SUPPLIES: Branch = ['Kontorartikler', 'Office supplies', 'ballpoint-pen', 'blue',
  'Alt det, der skal ligge i skuffen, før arbejdet kan begynde. Her finder du penne, notesbøger, ringbind og grejet på skrivebordet, og det meste sendes samme dag.',
  'Everything that should be in the drawer before work begins: pens, notebooks, binders and desk tools. Most of it is dispatched the same day.',
  [
    ['Skriveredskaber', 'Writing instruments', 'ballpoint-pen', 'blue',
      'Penne, tuscher og blyanter til kontor, lager og mødelokale. Vælg efter stregbredde og blæk: kuglepen til formularer, gelpen til noter og tusch til kasser og tavler.',
      'Pens, markers and pencils for office, stock room and meeting room. Choose by line width and ink.',
      [
        ['Kuglepenne', 'Ballpoint pens', 'ballpoint-pen', 'blue', 'Kuglepenne med oliebaseret blæk, der tørrer med det samme og holder længe. Købes enkeltvis eller i æske med 12, 50 eller 100 stk.', 'Ballpoint pens with oil-based ink that dries at once and lasts. Single or in boxes of 12, 50 or 100.'],
        ['Gelpenne', 'Gel pens', 'gel-pen', 'black', 'Gelblæk giver en mørk og jævn streg uden tryk. Vælg 0,5 mm til tal og 0,7 mm til noter.', 'Gel ink gives a dark, even line without pressure. Choose 0.5 mm for figures and 0.7 mm for notes.'],
        ['Tusch og markers', 'Markers', 'marker', 'black', 'Permanente tuscher til karton, plast og metal. Rund spids til mærkning, skrå spids når teksten skal kunne læses på afstand.', 'Permanent markers for cardboard, plastic and metal. Bullet tip for labelling, chisel tip for text that is read from afar.'],
        ['Whiteboardmarkers', 'Whiteboard markers', 'marker', 'green', 'Markers, der kan tørres af uden at efterlade skygger. Læg dem vandret, så holder blækket længst.', 'Markers that wipe off without ghosting. Store them flat to make the ink last.'],
        ['Overstregningspenne', 'Highlighters', 'highlighter', 'yellow', 'Overstregningspenne med skrå spids til både smalle og brede streger. Blækket smitter ikke af på kuglepen.', 'Highlighters with a chisel tip for narrow and broad lines. The ink does not smudge ballpoint.'],
        ['Blyanter og pencils', 'Pencils', 'pencil', 'yellow', 'Blyanter fra HB til 4B og stiftblyanter med stifter i 0,5 og 0,7 mm. Træet er FSC-mærket, hvor logoet vises.', 'Pencils from HB to 4B and mechanical pencils. The wood is FSC-labelled where the logo is shown.'],
      ]],
    ['Notesbøger og blokke', 'Notebooks and pads', 'notebook', 'navy',
      'Notesbøger, blokke og selvklæbende noter til det, der skal huskes. Papiret er mindst 70 gram, så skriften ikke skinner igennem.',
      'Notebooks, pads and sticky notes for what must be remembered. The paper is at least 70 grams.',
      [
        ['Notesbøger', 'Notebooks', 'notebook', 'navy', 'Indbundne notesbøger i A5 og A4, linieret, kvadreret eller blank. Flere har elastik, læsebånd og lomme bagest.', 'Bound notebooks in A5 and A4, ruled, squared or plain. Several have an elastic, a ribbon and a pocket.'],
        ['Spiralblokke', 'Spiral pads', 'notebook', 'green', 'Spiralblokke med mikroperforering, så arket kan rives pænt ud. Pap bagpå gør, at man kan skrive stående.', 'Spiral pads with micro-perforation, so that sheets tear out cleanly. The stiff back lets you write standing.'],
        ['Selvklæbende noter', 'Sticky notes', 'sticky-notes', 'yellow', 'Noter, der sidder fast og kan flyttes igen. Fra små indeksflag til store blokke til workshops.', 'Notes that stick and can be moved, from small flags to large pads for workshops.'],
      ]],
    ['Arkivering', 'Filing', 'ring-binder', 'red',
      'Ringbind, mapper og kasser, der holder orden på bilag i de fem år, bogføringsloven kræver. Bredder og farver passer sammen på tværs af serierne.',
      'Binders, folders and boxes that keep vouchers in order for the five years that the bookkeeping act requires.',
      [
        ['Ringbind', 'Ring binders', 'ring-binder', 'red', 'Brevordnere i 50 og 75 mm ryg med udskiftelig etiket. Mekanismen har løftearm og kantbeskyttelse i metal.', 'Lever arch files with 50 and 75 mm spine and an exchangeable label. Metal edge and lever.'],
        ['Mapper og omslag', 'Folders', 'folder', 'blue', 'Elastikmapper, chartekker og tilbudsmapper til papirer på vej fra møde til møde. Findes i karton og i plast.', 'Elastic folders, sleeves and quotation folders in card and plastic.'],
        ['Arkivkasser', 'Archive boxes', 'archive-box', 'kraft', 'Arkivkasser i kraftig bølgepap, der samles uden tape. Siderne har felter til indhold, år og makuleringsdato.', 'Archive boxes in strong cardboard, assembled without tape. Fields for contents, year and disposal date.'],
        ['Skilleblade', 'Dividers', 'sheet-pack', 'grey', 'Skilleblade, også kaldet faneblade eller register, med tal, bogstaver eller blanke faner i A4 og A5. Hullerne passer til alle ringbind.', 'Dividers with figures, letters or blank tabs in A4 and A5.'],
        ['Lamineringslommer', 'Laminating pouches', 'sheet-pack', 'turquoise', 'Lommer til varmlaminering i A3 til A6 og kortstørrelse. 80 mikron er bøjeligt, 125 er stift.', 'Pouches for hot laminating, A3 to A6 and card size.'],
      ]],
    ['Kalendere', 'Calendars', 'calendar', 'navy',
      'Kalendere for 2027 til bord, væg og lomme, alle med ugenumre og danske helligdage. Årets kalender er på lager fra september.',
      'Calendars for 2027 for desk, wall and pocket, all with week numbers and Danish holidays.',
      [
        ['Ugekalendere', 'Weekly calendars', 'calendar', 'navy', 'Ugekalendere, dagkalendere og lommekalendere i A4 til A7. En uge på to sider er det mest købte.', 'Weekly, daily and pocket calendars in A4 to A7.'],
        ['Væg- og bordkalendere', 'Wall and desk calendars', 'calendar', 'red', 'Vægkalendere med en måned pr. blad, årsplaner til kontoret og bordkalendere, der står selv.', 'Wall calendars, year planners and desk calendars that stand by themselves.'],
      ]],
    ['Skrivebordsartikler', 'Desk tools', 'stapler', 'red',
      'Hæftemaskiner, hullemaskiner, sakse og tape, der bliver brugt hver dag. Vælg efter antal ark: mål stakken, før du køber.',
      'Staplers, hole punches, scissors and tape used every day. Choose by the number of sheets.',
      [
        ['Hæftemaskiner', 'Staplers', 'stapler', 'red', 'Hæftemaskiner fra 15 til 100 ark. Modellerne med flad hæftning giver lavere stakke i ringbindet.', 'Staplers from 15 to 100 sheets. Flat-clinch models give lower stacks.'],
        ['Hullemaskiner', 'Hole punches', 'hole-punch', 'black', 'Hullemaskiner med to huller i 80 mm afstand og anslag til A4, A5 og A3. De store tager 65 ark ad gangen.', 'Punches with two holes 80 mm apart and a guide for A4, A5 and A3. The large ones take 65 sheets.'],
        ['Sakse og knive', 'Scissors and knives', 'scissors', 'blue', 'Sakse af rustfrit stål til højre- og venstrehåndede. Hobbyknivene har lås og klinger, der kan knækkes af.', 'Stainless steel scissors for right and left hands.'],
        ['Tape og dispensere', 'Tape and dispensers', 'tape', 'clear', 'Klar tape, usynlig tape og dobbeltklæbende tape til kontoret. De tunge dispensere står stille, når du river.', 'Clear, invisible and double-sided tape for the office. Heavy dispensers stand still when you tear.'],
        ['Lommeregnere', 'Calculators', 'calculator', 'grey', 'Lommeregnere og bordregnere med store taster og momsfunktion. Solcelle og batteri, så displayet altid er tændt.', 'Pocket and desk calculators with large keys and a VAT function, powered by sun and battery.'],
        ['Hæfteklammer', 'Staples', 'supply-carton', 'silver', 'Hæfteklammer i alle gængse størrelser. Første tal er trådens tykkelse, andet tal benets længde; se under hæftemaskinen, hvilken den bruger.', 'Staples in all common sizes. The first figure is the wire, the second the leg.'],
        ['Clips og klemmer', 'Clips and clamps', 'supply-carton', 'steel', 'Papirclips og foldbackklemmer til få ark og til tykke bunker. De store holder 200 ark.', 'Paper clips and foldback clips for few sheets and for thick piles.'],
        ['Lim', 'Glue', 'glue-stick', 'red', 'Limstifter, flydende lim og hæftemasse til papir, karton og vægge. Stiften tørrer klart på et par minutter.', 'Glue sticks, liquid glue and tack for paper, card and walls.'],
      ]],
    ['Tavler og præsentation', 'Boards and presentation', 'whiteboard', 'white',
      'Tavler til mødelokale, værksted og gang. Emalje tåler dagligt brug i mange år, lakeret stål er billigere til lejlighedsvis brug.',
      'Boards for meeting room, workshop and corridor. Enamel takes daily use for years, lacquered steel is cheaper for occasional use.',
      [
        ['Whiteboards', 'Whiteboards', 'whiteboard', 'white', 'Magnetiske whiteboards fra 60 × 45 til 240 × 120 cm. Skruer og pennehylde følger med.', 'Magnetic whiteboards from 60 × 45 to 240 × 120 cm. Screws and pen tray included.'],
        ['Glastavler', 'Glass boards', 'whiteboard', 'petrol', 'Tavler i hærdet glas, der kan bruges med almindelige whiteboardmarkers og stærke magneter. Overfladen bliver ikke ridset.', 'Boards in tempered glass for ordinary whiteboard markers and strong magnets. The surface does not scratch.'],
      ]],
  ]];

// biome-ignore format: the tree is easier to read as rows
export const PAPER: Branch = ['Papir og kuverter', 'Paper and envelopes', 'paper-ream', 'white',
  'Kopipapir, farvet papir og kuverter til print, breve og direct mail. Køb en pakke eller en hel palle; kasserne leveres til døren.',
  'Copy paper, coloured paper and envelopes for printing, letters and direct mail, by the ream or by the pallet.',
  [
    ['Kopipapir', 'Copy paper', 'paper-ream', 'white',
      'Papir til laser, inkjet og kopimaskine fra 75 til 120 gram. Jo højere gramvægt, desto mindre skinner bagsiden igennem.',
      'Paper for laser, inkjet and copiers from 75 to 120 grams. The higher the weight, the less the back shines through.',
      [
        ['Kopipapir A4', 'Copy paper A4', 'paper-ream', 'white', 'A4-papir i pakker med 500 ark eller kasser med 5 pakker. 80 gram er det rigtige valg til de fleste udskrifter.', 'A4 paper in reams of 500 or boxes of 5 reams. 80 grams suits most prints.'],
        ['Kopipapir A3', 'Copy paper A3', 'paper-ream', 'white', 'A3-papir til tegninger, planer og foldede A4-hæfter. Kassen vejer under 20 kg og har håndgreb.', 'A3 paper for drawings, plans and folded A4 booklets.'],
        ['Farvet papir', 'Coloured paper', 'paper-ream', 'yellow', 'Gennemfarvet papir i pasteller og klare farver til opslag, forsider og sedler. Kører i alle almindelige printere.', 'Dyed-through paper in pastel and bright colours for notices, covers and slips.'],
        ['Karton', 'Card', 'paper-ream', 'cream', 'Karton i 160 til 250 gram til forsider, visitkort og menukort. Tjek printerens maksimale gramvægt, før du køber.', 'Card in 160 to 250 grams for covers, business cards and menus. Check the printer first.'],
      ]],
    ['Kuverter', 'Envelopes', 'envelope', 'white',
      'Kuverter i C5, M65, C4 og de store poser til dokumenter og prøver. Alle har selvklæbende lukning eller strip.',
      'Envelopes in C5, DL, C4 and large bags for documents and samples, all self-sealing.',
      [
        ['Kuverter uden rude', 'Envelopes without window', 'envelope', 'white', 'Kuverter uden rude til håndskrevne breve, invitationer og etiketter. Indersiden har tryk, så indholdet ikke kan læses.', 'Envelopes without window for letters, invitations and labels, printed inside for privacy.'],
        ['Rudekuverter', 'Window envelopes', 'envelope', 'white', 'Kuverter med rude, hvor adressen fra brevet ses. Ruden sidder, hvor danske brevskabeloner har adressen.', 'Window envelopes whose window fits Danish letter templates.'],
        ['Boblekuverter', 'Padded envelopes', 'envelope', 'kraft', 'Boblekuverter beskytter usb-stik, bøger og smykker i posten. Lukkes med strip og kan åbnes med rivesnor.', 'Padded envelopes protect USB sticks, books and jewellery in the mail.'],
      ]],
    ['Etiketter', 'Labels', 'sheet-pack', 'white',
      'Etiketter på A4-ark til laser og inkjet og på rulle til labelprinteren. De fleste sidder fast for altid; de farvede kan tages af igen.',
      'Labels on A4 sheets for laser and inkjet, and on rolls for the label printer.',
      [
        ['Etiketter på ark', 'Labels on sheets', 'sheet-pack', 'white', 'A4-ark med 1 til 65 etiketter. Tekstprogrammer har skabeloner til alle mål.', 'A4 sheets with 1 to 65 labels. Word processors have templates for all sizes.'],
        ['Etiketter på rulle', 'Labels on rolls', 'bag-roll', 'white', 'Termiske etiketter til adresser, pakker og hylder. Tjek rullens kerne og printerens bredde.', 'Thermal labels for addresses, parcels and shelves.'],
      ]],
  ]];
