// Categories of furniture and lighting.
import type { Branch } from './shape';

// biome-ignore format: the tree is easier to read as rows
export const FURNITURE: Branch = ['Kontormøbler', 'Office furniture', 'office-chair', 'dustyblue',
  'Stole, borde og opbevaring til arbejdspladser, der skal holde i mange år. Vi leverer på fast dato, bærer ind og tager emballagen med, hvis du vælger montering.',
  'Chairs, desks and storage for workplaces that should last. Delivered on a fixed date, carried in and assembled if you wish.',
  [
    ['Stole', 'Chairs', 'office-chair', 'dustyblue',
      'En god stol kan indstilles, så fødderne står på gulvet, og underarmene hviler vandret. Her er stole til skrivebordet, mødelokalet og venteværelset.',
      'A good chair adjusts so that feet rest on the floor and forearms lie level. Chairs for desk, meeting room and waiting room.',
      [
        ['Kontorstole', 'Office chairs', 'office-chair', 'dustyblue', 'Kontorstole med synkronvip, justerbar sædedybde og lændestøtte. Afprøv dem i vores butikker i København, Aarhus og Odense.', 'Office chairs with synchronous tilt, adjustable seat depth and lumbar support. Try them in our shops.'],
        ['Mødestole', 'Visitor chairs', 'visitor-chair', 'oak', 'Mødestole, der kan stables, og lænestole til venteområdet. Stof og stel kan vælges i flere farver.', 'Stackable meeting chairs and armchairs for the waiting area. Fabric and frame in several colours.'],
      ]],
    ['Borde', 'Desks and tables', 'desk', 'oak',
      'Skriveborde fra 120 til 180 cm med laminat, linoleum eller træ. Hæve-sænkeborde giver variation i løbet af dagen.',
      'Desks from 120 to 180 cm in laminate, linoleum or wood. Sit-stand desks bring variation to the day.',
      [
        ['Hæve-sænkeborde', 'Sit-stand desks', 'desk', 'oak', 'Elektriske hæve-sænkeborde med to motorer, hukommelse og stop ved modstand. Stellet bærer op til 120 kg.', 'Electric sit-stand desks with two motors, memory and collision stop. The frame carries up to 120 kg.'],
        ['Skriveborde', 'Desks', 'desk', 'white', 'Faste skriveborde i 73 cm højde med kabelgennemføring. Et godt valg til hjemmearbejdspladsen.', 'Fixed desks 73 cm high with cable outlet; a good choice for the home office.'],
        ['Mødeborde', 'Meeting tables', 'desk', 'walnut', 'Mødeborde til 6, 8 og 10 personer. Bordpladen fås i eg, valnød og hvid laminat.', 'Meeting tables for 6, 8 and 10 people in oak, walnut and white laminate.'],
      ]],
    ['Opbevaring', 'Storage', 'cabinet', 'grey',
      'Skabe med lås til personfølsomme papirer og åbne reoler til ringbind. Målene følger hyldebredder, så møblerne kan stå side om side.',
      'Lockable cabinets for sensitive papers and open shelves for binders. Modules stand side by side.',
      [
        ['Skabe', 'Cabinets', 'cabinet', 'grey', 'Arkivskabe, jalousiskabe og skuffemoduler med lås. Nøgle nummer to følger altid med.', 'Filing cabinets, tambour cabinets and drawer units with lock. A second key is always included.'],
        ['Reoler', 'Shelves', 'shelf', 'oak', 'Reoler i træ og stål, der kan bygges på i bredden. En hylde på 80 cm bærer ti fulde ringbind.', 'Wooden and steel shelves that extend sideways. An 80 cm shelf carries ten full binders.'],
      ]],
    ['Ergonomi', 'Ergonomics', 'monitor-arm', 'silver',
      'Skærmarme og tilbehør, der løfter skærmen til øjenhøjde og frigør pladsen under. De fleste monteres med klemme uden at bore.',
      'Monitor arms that lift the screen to eye level and free the space below. Most clamp on without drilling.',
      [
        ['Skærmarme', 'Monitor arms', 'monitor-arm', 'silver', 'Skærmarme med gasfjeder til en eller to skærme efter VESA 75 og 100. Tjek skærmens vægt, før du vælger.', 'Gas-spring arms for one or two screens, VESA 75 and 100. Check the weight of the screen.'],
      ]],
  ]];

// biome-ignore format: the tree is easier to read as rows
export const LIGHTING: Branch = ['Belysning', 'Lighting', 'desk-lamp', 'black',
  'Lamper til skærmarbejde, læsning og de hjørner, loftlyset ikke når. Vi skriver lumen og kelvin på alle lamper, så de kan sammenlignes.',
  'Lamps for screen work, reading and the corners that ceiling light misses. Lumen and kelvin stated for all.',
  [
    ['Bordlamper', 'Table lamps', 'desk-lamp', 'black',
      'Bordlamper med leddelt arm eller fast skærm til skrivebord og reception. Lyskilden er LED i alle modeller.',
      'Table lamps with jointed arm or fixed shade for desk and reception, all LED.',
      [
        ['Arbejdslamper', 'Task lamps', 'desk-lamp', 'black', 'Arbejdslamper med dæmper, der kan drejes fri af skærmen og ikke blænder. Fås med bordfod eller klemme.', 'Task lamps with dimmer that turn clear of the screen, on foot or clamp.'],
        ['Stemningslamper', 'Accent lamps', 'desk-lamp', 'mustard', 'Små bordlamper til reception, vindueskarm og mødebord. Varmt lys på 2.700 kelvin.', 'Small table lamps for reception, window sill and meeting table. Warm light of 2,700 kelvin.'],
      ]],
    ['Gulvlamper', 'Floor lamps', 'floor-lamp', 'brass',
      'Gulvlamper, der giver rummet lys uden installation. Uplight løfter hele rummet, læselampen rammer bogen.',
      'Floor lamps that light a room without installation.',
      [
        ['Standerlamper', 'Uplights', 'floor-lamp', 'white', 'Standerlamper med uplight på 3.000 lumen og derover til åbne kontorer. Dæmpes på foden.', 'Uplights of 3,000 lumens and more for open offices, dimmed at the foot.'],
        ['Læselamper', 'Reading lamps', 'floor-lamp', 'brass', 'Læselamper med drejeligt hoved til lounge og lænestol. Kontakten sidder i siddehøjde.', 'Reading lamps with turning head for lounge and armchair.'],
      ]],
  ]];
