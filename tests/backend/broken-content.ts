// Invalid content folders with one or a few faults each, and the expected messages.

type Broken = [what: string, files: Record<string, string | Uint8Array>, faults: string[]];

const DA = 'content/pages/a.da.md';
const EN = 'content/pages/a.en.md';
const ENGLISH = '---\ntitle: A\n---\n\nText\n';

/** A page `a` whose Danish front matter has these lines below the title, and this text. */
const page = (front: string, text = 'Tekst') => ({
  [DA]: `---\ntitle: A\n${front}\n---\n\n${text}\n`,
  [EN]: ENGLISH,
});
const atPath = (path: string) => page(`path: ${path}`);
const pageText = (text: string) => page('path: info/a', text);

const notice = (front: string, text = 'Hej') => ({
  'content/notifications/n.da.md': `---\n${front}\n---\n\n${text}\n`,
  'content/notifications/n.en.md': '---\n---\n\nHello\n',
});
const N = 'content/notifications/n.da.md';

const errorPage = (front: string) => ({
  'content/error-pages/e.da.md': `---\ntitle: Fejl\n${front}\n---\n\nTekst\n`,
  'content/error-pages/e.en.md': '---\ntitle: Error\n---\n\nText\n',
});
const E = 'content/error-pages/e.da.md';

const popup = (front: string, words = 'button: OK') => ({
  'content/popups/p.da.md': `---\ntitle: A\nmini: A\n${words}\n${front}\n---\n\nTekst\n`,
  'content/popups/p.en.md': `---\ntitle: A\nmini: A\n${words}\n---\n\nText\n`,
});
const P = 'content/popups/p.da.md';
const ASKS = 'shows: newsletter\nfrom: 2026-03-28';

const yaml = (text: string) => ({ 'content.yaml': text });
const front = (lines: string) => yaml(`front_pages:\n  - name: f\n${lines}\n`);
const footer = (link: string) =>
  yaml(`footers:\n  - name: f\n    columns:\n      - title: { da: A, en: A }\n        links:\n          - ${link}\n`);
const banner = (picture: string, href = '/') =>
  front(
    `    banners:\n      - title: { da: A, en: A }\n        text: { da: A, en: A }\n        picture: ${picture}\n        button: { text: { da: A, en: A }, href: "${href}" }`,
  );

const dated = (lines: string) => {
  const { 'content.yaml': text } = banner('drawing:desk:#c9a67c');
  return yaml(`${text.trimEnd()}\n${lines}\n`);
};

const PICTURE = 'Et billede er en fil som pictures/forside.jpg';
const PATH = 'En sti er som info/om-os';

const blocks = (lines: string) => page(`path: info/a\nblocks:\n${lines}`);
const menu = (item: string) => yaml(`menus:\n  - name: m\n    items:\n      - ${item}\n`);
const redirect = (...lines: string[]) => yaml(`redirects:\n${lines.map((line) => `  - { ${line} }\n`).join('')}`);
const seller = (front: string) => ({
  'content/sellers/s.da.md': `---\nrole: Sælger\ntitle: S\n${front}\n---\n\nTekst\n`,
  'content/sellers/s.en.md': '---\nrole: Seller\n---\n\nText\n',
});
const S = 'content/sellers/s.da.md';
const REACHED = 'telephone: "+45 70 20 41 00"\nemail: s@shop.example';

export const BROKEN_CONTENT: Broken[] = [
  // Blocks
  ['a block of no kind', blocks('  - text: { da: A, en: A }'), [`${DA}:5 (blocks[0]`]],
  ['a block of an unknown kind', blocks('  - { block: kort }'), [`${DA}:5 (blocks[0]`]],
  [
    'a script in a block',
    blocks('  - { block: text, text: { da: "<p>A</p><script>1</script>", en: A } }'),
    [`${DA}:5 (blocks[0].text.da): <script kan ikke bruges i en tekst.`],
  ],
  [
    'a link that runs something, in a fold',
    blocks(
      '  - { block: accordion, items: [{ title: { da: A, en: A }, text: { da: A, en: "[a](javascript:alert)" } }] }',
    ),
    [`${DA}:5 (blocks[0].items[0].text.en): javascript: kan ikke bruges i en tekst.`],
  ],
  [
    'an anchor twice',
    blocks(
      '  - { block: text, anchor: a, text: { da: A, en: A } }\n  - { block: text, anchor: a, text: { da: A, en: A } }',
    ),
    [`${DA}:6 (blocks[1].anchor): "a" står her to gange.`],
  ],
  [
    'a film of two places',
    blocks('  - { block: video, title: { da: A, en: A }, youtube: dQw4w9WgXcQ, vimeo: "123456789" }'),
    [`${DA}:5 (blocks[0]): En film er én af disse: file, youtube eller vimeo.`],
  ],
  [
    'a film by its whole address',
    blocks('  - { block: video, title: { da: A, en: A }, youtube: "https://youtu.be/dQw4w9WgXcQ" }'),
    [`${DA}:5 (blocks[0].youtube): Filmens id er det sidste i dens adresse`],
  ],
  [
    'a row of a category that is not there',
    blocks('  - { block: recommendation, name: r, shows: category, category: mars, title: { da: A, en: A } }'),
    [`${DA}:5 (blocks[0].category): Der er ingen kategori med stien "mars".`],
  ],
  // Menus
  [
    'a point of a menu that leads nowhere',
    menu('{ label: { da: A, en: A } }'),
    ['content.yaml:4 (items[0]): Et punkt har én af disse'],
  ],
  [
    'a point that leads to two places',
    menu('{ label: { da: A, en: A }, href: /, categories: all }'),
    ['content.yaml:4 (items[0]): Et punkt har én af disse'],
  ],
  ['a link without a name', menu('{ href: / }'), ['content.yaml:4 (items[0]): Et link skal have et navn: label.']],
  [
    'a point that runs something',
    menu('{ label: { da: A, en: A }, href: "javascript:alert(1)" }'),
    ['Et link begynder med /'],
  ],
  ['a category of the menu that is not there', menu('{ category: mars }'), ['Der er ingen kategori med stien "mars".']],
  // Redirects
  ['a redirect to itself', redirect('from: info/a, to: /info/a'), ['content.yaml:2 (to): "info/a" fører i ring.']],
  [
    'redirects in a circle',
    redirect('from: info/a, to: /info/b', 'from: info/b, to: "/info/a?x=1"'),
    ['"info/a" fører i ring.', '"info/b" fører i ring.'],
  ],
  ['a redirect to no address', redirect('from: info/a, to: info/b'), ['Her skal stå en sti som /info/om-os']],
  [
    'a redirect out by two slashes',
    redirect('from: info/a, to: //elsewhere.example'),
    ['Her skal stå en sti som /info/om-os'],
  ],
  [
    'a redirect from a category',
    redirect('from: kontormoebler, to: /info/om-os'),
    ['har en kategori eller en vare allerede.'],
  ],
  // Sellers
  ['a seller without a code', seller(`codes: []\n${REACHED}`), [`${S}:4 (codes): Listen skal have mindst 1 led.`]],
  ['a code with a space', seller(`codes: [A 1]\n${REACHED}`), [`${S}:4 (codes[0]): En salgskode er som UNQ-007.`]],
  [
    'one code of two sellers',
    {
      ...seller(`codes: [A-1]\n${REACHED}`),
      'content/sellers/t.md': `---\nrole: T\ntitle: T\ncodes: [a-1]\n${REACHED}\n---\n\nT\n`,
    },
    ['"a-1" står også i content/sellers/s.da.md, linje'],
  ],

  // Files
  [
    'the English file is missing',
    { [DA]: page('path: info/a')[DA] ?? '' },
    [`${DA}:1: Den engelske fil a.en.md mangler.`],
  ],
  ['the Danish file is missing', { [EN]: ENGLISH }, [`${EN}:1: Den danske fil a.da.md mangler.`]],
  [
    'a language that is not there',
    { 'content/pages/a.de.md': ENGLISH },
    ['content/pages/a.de.md: Filen skal hedde noget som'],
  ],
  [
    'a name with capitals',
    { 'content/pages/Om.da.md': ENGLISH },
    ['content/pages/Om.da.md: Filen skal hedde noget som'],
  ],
  ['a file in a folder of its own', { 'content/pages/info/a.da.md': ENGLISH }, ['Filen skal hedde noget som']],
  ['no front matter', { ...page('path: info/a'), [DA]: 'Tekst\n' }, [`${DA}:1: Filen skal begynde med felter`]],
  [
    'front matter without an end',
    { ...page('path: info/a'), [DA]: '---\ntitle: A\n' },
    [`${DA}:1: Filen skal begynde med felter`],
  ],
  ['front matter that is not YAML', page('path: "info'), [`${DA}:3: YAML kan ikke læses her`]],
  ['a key twice', page('path: info/a\npath: info/b'), [`${DA}:4: YAML kan ikke læses her (DUPLICATE_KEY).`]],
  ['an anchor', page('path: &p info/a\nteaser: *p'), [`${DA}: Ankre og henvisninger`]],
  ['bytes that are not UTF-8', { ...page(''), [DA]: Buffer.from([0x2d, 0xff, 0xfe]) }, [`${DA}: Filen er ikke UTF-8.`]],
  ['a file of three megabytes', { ...page(''), [DA]: 'x'.repeat(3_000_000) }, [`${DA}: Filen er større end 2 MB.`]],
  // Front matter
  ['an unknown key', page('path: info/a\nforfatter: Mig'), [`${DA}:4 (forfatter): Kendes ikke.`]],
  [
    'a shared key in the English file',
    { ...page('path: info/a'), [EN]: '---\ntitle: A\npath: info/a\n---\n' },
    [`${EN}:3 (path): Kendes ikke.`],
  ],
  ['no title', { ...page(''), [DA]: '---\npath: info/a\n---\n' }, [`${DA}:2 (title): Mangler.`]],
  [
    'an empty title',
    { ...page('path: info/a'), [EN]: '---\ntitle: ""\n---\n' },
    [`${EN}:2 (title): Teksten skal have mindst 1 tegn.`],
  ],
  [
    'a title that is a list',
    { ...page(''), [DA]: '---\ntitle: [A]\npath: info/a\n---\n' },
    [`${DA}:2 (title): Her skal stå en tekst.`],
  ],
  ['no path', page('position: 1'), [`${DA}:2 (path): Mangler.`]],
  ['a path with a leading slash', atPath('/info/a'), [`${DA}:3 (path): ${PATH}`]],
  ['a path with capitals', atPath('Info/a'), [`${DA}:3 (path): ${PATH}`]],
  ['a path with a query', atPath('info/a?b=1'), [`${DA}:3 (path): ${PATH}`]],
  ['a place that is no number', page('path: info/a\nposition: først'), [`${DA}:4 (position): Her skal stå et tal.`]],
  ['a place below zero', page('path: info/a\nposition: -1'), [`${DA}:4 (position): Tallet skal være mindst 0.`]],
  ['an id with spaces', page('path: info/a\nid: a b'), [`${DA}:4 (id): Et id har bogstaver`]],
  ['stores that are no list', page('path: info/a\nstores: b2c'), [`${DA}:4 (stores): Her skal stå en liste.`]],
  ['an empty list of stores', page('path: info/a\nstores: []'), [`${DA}:4 (stores): Listen skal have mindst 1 led.`]],
  // Checked against the database
  [
    'a store that is not there',
    page('path: info/a\nstores: [b2c, mars]'),
    [`${DA}:4 (stores[1]): Der er ingen butik med koden "mars".`],
  ],
  [
    'the path of a category',
    atPath('kontormoebler/stole'),
    [`${DA}:3 (path): Adressen "kontormoebler/stole" har en kategori eller en vare allerede.`],
  ],
  [
    'a path taken twice',
    {
      ...page('path: info/a'),
      'content/pages/b.da.md': '---\ntitle: B\npath: info/a\n---\n',
      'content/pages/b.en.md': ENGLISH,
    },
    ['content/pages/b.da.md:3 (path): "info/a" står også i content/pages/a.da.md, linje 1.'],
  ],
  [
    'an id taken twice',
    {
      ...page('path: info/a\nid: x'),
      'content/pages/b.da.md': '---\ntitle: B\npath: info/b\nid: x\n---\n',
      'content/pages/b.en.md': ENGLISH,
    },
    ['content/pages/b.da.md:1: "x" står også i'],
  ],
  // Texts
  ['a script', pageText('Hej\n\n<script>alert(1)</script>'), [`${DA}:8: <script kan ikke bruges i en tekst.`]],
  [
    'a script in HTML',
    pageText('<p>Hej</p><script src="/x.js"></script>'),
    [`${DA}:6: <script kan ikke bruges i en tekst.`],
  ],
  ['a frame', pageText('<iframe src="https://example.dk"></iframe>'), [`${DA}:6: <iframe kan ikke bruges i en tekst.`]],
  [
    'an attribute with a script',
    pageText('<p onclick="x()">Hej</p>'),
    [`${DA}:6: onclick kan ikke bruges i en tekst.`],
  ],
  ['a style', pageText('Hej\n<p style="color:red">Hej</p>'), [`${DA}:7: style kan ikke bruges i en tekst.`]],
  [
    'a link with a script',
    pageText('[klik](javascript:alert(1))'),
    [`${DA}:6: javascript: kan ikke bruges i en tekst.`],
  ],
  [
    'a link with a hidden script',
    pageText('<a href="java\tscript:x">klik</a>'),
    [`${DA}:6: javascript: kan ikke bruges i en tekst.`],
  ],
  ['a picture in the text', pageText('![foto](/x.png)'), [`${DA}:6: <img kan ikke bruges i en tekst.`]],
  [
    'a heading of the page',
    pageText('# Om os'),
    [`${DA}:6: En overskrift begynder med ## eller ###; # er sidens egen.`],
  ],
  // Pictures
  [
    'a picture that is not there',
    page('path: info/a\npicture: pictures/x.jpg'),
    [`${DA}:4 (picture): Billedet findes ikke i mappen.`],
  ],
  [
    'a picture that is text',
    { ...page('path: info/a\npicture: pictures/x.jpg'), 'pictures/x.jpg': 'hej' },
    [`${DA}:4 (picture): Billedet kan ikke læses.`],
  ],
  ['a picture outside the folder', page('path: info/a\npicture: ../x.jpg'), [`${DA}:4 (picture): ${PICTURE}`]],
  [
    'a picture that goes out of the folder',
    page('path: info/a\npicture: pictures/../../x.jpg'),
    [`${DA}:4 (picture): Billedet findes ikke i mappen.`],
  ],
  ['a picture of another kind', page('path: info/a\npicture: pictures/x.svg'), [`${DA}:4 (picture): ${PICTURE}`]],
  [
    'a picture elsewhere',
    page('path: info/a\npicture: https://example.dk/x.jpg'),
    [`${DA}:4 (picture): Billedet https://example.dk/x.jpg skal hentes fra nettet`],
  ],
  [
    'a drawing that is not known',
    page('path: info/a\npicture: drawing:ufo:#ffffff'),
    [`${DA}:4 (picture): ${PICTURE}`],
  ],
  [
    'two pictures of one name',
    { ...page('path: info/a\npicture: pictures/x.jpg'), 'pictures/x.jpg': 'a', 'pictures/x.png': 'b' },
    [`${DA}:4 (picture): pictures/x.png og pictures/x.jpg bliver til samme fil`],
  ],
  // Notifications
  ['no date', notice('position: 1'), [`${N}:2 (from): Mangler.`]],
  ['a day that is not there', notice('from: 2026-02-30'), [`${N}:2 (from): Her skal stå en dag som 2026-12-31`]],
  ['a Danish date', notice('from: 31/12-2026'), [`${N}:2 (from): Her skal stå en dag som 2026-12-31`]],
  [
    'an instant without a zone',
    notice('from: 2026-12-31T12:00'),
    [`${N}:2 (from): Her skal stå en dag som 2026-12-31`],
  ],
  [
    'dates upside down',
    notice('from: 2026-12-31\nto: 2026-12-30'),
    [`${N}:3 (to): Beskeden skal slutte efter, at den begynder (2026-12-31).`],
  ],
  [
    'an audience that is neither true nor false',
    notice('from: 2026-12-31\nhide_limit_to_shoppinglist: ja'),
    [`${N}:3 (hide_limit_to_shoppinglist): Her skal stå true eller false.`],
  ],
  ['no text', notice('from: 2026-12-31', ''), [`${N}:4: Teksten mangler.`]],
  // Error pages
  ['a status that is no pattern', errorPage('status: "4("'), [`${E}:3 (status): Her skal stå en status som 404`]],
  ['a status that no error has', errorPage('status: "200"'), [`${E}:3 (status): Her skal stå en status som 404`]],
  [
    'a colour by name',
    errorPage('status: "404"\nbanner:\n  text: { da: A, en: A }\n  background: red\n  colour: "#000000"'),
    [`${E}:6 (banner.background): Her skal stå en farve som #1d4ed8.`],
  ],
  [
    'a banner in one language',
    errorPage('status: "404"\nbanner:\n  text: { da: A }\n  background: "#ffffff"\n  colour: "#000000"'),
    [`${E}:5 (banner.text.en): Mangler.`],
  ],
  [
    'a row of a category that is not named',
    errorPage('status: "404"\nrows:\n  - { name: r, shows: category, title: { da: A, en: A } }'),
    [`${E}:5 (rows[0]): Rækken viser en kategori`],
  ],
  // Certification marks
  [
    'an issuer by no address',
    {
      'content/logos/m.da.md': '---\ntitle: M\ndescription: M\nissuer_url: example.dk\n---\n',
      'content/logos/m.en.md': '---\ndescription: M\n---\n',
    },
    ['content/logos/m.da.md:4 (issuer_url): Et link begynder med /'],
  ],
  // content.yaml
  ['YAML that cannot be read', yaml('footers:\n  - name: "f\n'), ['content.yaml:3: YAML kan ikke læses her']],
  ['a key that content does not have', yaml('banners: []'), ['content.yaml:1 (banners): Kendes ikke. Vælg mellem ']],
  ['footers that are no list', yaml('footers: {}'), ['content.yaml:1 (footers): Her skal stå en liste.']],
  [
    'two of one name',
    yaml('energy_classes:\n  - class: A\n  - class: A\n'),
    ['content.yaml:3: "A" står også i content.yaml, linje 2.'],
  ],
  [
    'an energy class that is not there',
    yaml('energy_classes:\n  - class: H\n'),
    ['content.yaml:2 (energy_classes[0].class): Vælg mellem A, B'],
  ],
  [
    'a link with a script in a footer',
    footer('{ label: { da: A, en: A }, href: "javascript:alert(1)" }'),
    ['content.yaml:6 (footers[0].columns[0].links[0].href): Et link begynder med /'],
  ],
  [
    'a link to another site by two slashes',
    footer('{ label: { da: A, en: A }, href: "//example.dk" }'),
    ['(footers[0].columns[0].links[0].href): Et link begynder med /'],
  ],
  [
    'a link without English',
    footer('{ label: { da: A }, href: / }'),
    ['content.yaml:6 (footers[0].columns[0].links[0].label.en): Mangler.'],
  ],
  [
    'an entrance to no category',
    front('    categories: [stole, papir/ukendt]'),
    [
      '(categories[0]): Der er ingen kategori med stien "stole".',
      'content.yaml:3 (categories[1]): Der er ingen kategori',
    ],
  ],
  [
    'an entrance twice',
    front('    categories:\n      - kontormoebler/stole\n      - kontormoebler/stole'),
    ['content.yaml:5 (categories[1]): Kategorien "kontormoebler/stole" står her to gange.'],
  ],
  [
    'an icon that is not drawn',
    front('    facts:\n      - { icon: ufo, title: { da: A, en: A }, text: { da: A, en: A } }'),
    ['content.yaml:4 (front_pages[0].facts[0].icon): Vælg mellem truck'],
  ],
  [
    'a row twice',
    front(
      '    rows:\n      - { name: r, shows: news, title: { da: A, en: A } }\n      - { name: r, shows: offers, title: { da: A, en: A } }',
    ),
    ['content.yaml:5 (rows[1].name): Rækken "r" står her to gange.'],
  ],
  [
    'a scene in a colour by name',
    banner('{ scene: warehouse, wall: red, floor: "#ffffff", main: "#ffffff", accent: "#ffffff" }'),
    [`content.yaml:6 (front_pages[0].banners[0].picture): ${PICTURE}`],
  ],
  [
    'a banner whose picture is not there',
    banner('pictures/x.jpg'),
    ['content.yaml:6 (banners[0].picture): Billedet findes ikke i mappen.'],
  ],
  [
    'a button with a script',
    banner('drawing:desk:#ffffff', 'javascript:x'),
    ['content.yaml:7 (front_pages[0].banners[0].button.href): Et link begynder med /'],
  ],
  [
    'a kind of row that is not there',
    yaml('recommendation_rows:\n  - { name: r, place: cart, shows: Popular, title: { da: A, en: A } }\n'),
    ['content.yaml:2 (recommendation_rows[0].shows): Vælg mellem PopularProducts'],
  ],
  [
    'a place that has no rows',
    yaml('recommendation_rows:\n  - { name: r, place: front, shows: PopularProducts, title: { da: A, en: A } }\n'),
    ['content.yaml:2 (recommendation_rows[0].place): Vælg mellem product, cart.'],
  ],
  // Popups and banners
  ['a popup that ends before it begins', popup(`${ASKS}\nto: 2026-03-27`), [`${P}:7 (to): Popuppen skal slutte`]],
  ['a popup without dates', popup('shows: newsletter'), [`${P}:2 (from): `]],
  ['a popup that shows nothing known', popup('shows: video\nfrom: 2026-03-28'), [`${P}:5 (shows): `]],
  [
    'a newsletter without a button',
    popup(ASKS, 'price_text: A'),
    [`${P}:2 (button): En popup med newsletter skal have button.`],
  ],
  [
    'a picture that leads nowhere',
    popup('shows: picture\nfrom: 2026-03-28', 'alt: A'),
    [
      `${P}:2 (picture): En popup med picture skal have picture.`,
      `${P}:2 (href): En popup med picture skal have href.`,
    ],
  ],
  [
    'a newsletter that leads on',
    popup(`${ASKS}\nhref: /a`),
    [`${P}:7 (href): href siger ikke noget i en popup med newsletter.`],
  ],
  ['a link that runs code', popup(`${ASKS}\nhref: "javascript:alert(1)"`), [`${P}:7 (href): Et link begynder med`]],
  ['a delay of an hour', popup(`${ASKS}\nshow_delay_ms: 3600000`), [`${P}:7 (show_delay_ms): `]],
  [
    'a mini popup that cannot be read',
    popup(`${ASKS}\nmini_colour: "#dddddd"\nmini_background: "#ffffff"`),
    [`${P}:7 (mini_colour): Teksten kan ikke læses på baggrunden: kontrasten er 1,4`],
  ],
  [
    'a price before that is lower',
    popup(`${ASKS}\nprice:\n  current: 100\n  previous: 90`),
    [`${P}:9 (price.previous): Førprisen skal være højere`],
  ],
  [
    'a price in another currency',
    popup(`${ASKS}\nprice:\n  current: 100\n  currency: EUR`),
    [`${P}:9 (price.currency): `],
  ],
  [
    'markup that attacks',
    { ...popup(ASKS), [P]: (popup(ASKS)[P] ?? '').replace('Tekst', '<script>alert(1)</script>') },
    ['<script'],
  ],
  [
    'a banner that ends before it begins',
    dated('        from: 2026-03-28\n        to: 2026-03-27'),
    ['Banneret skal slutte, efter at den begynder (2026-03-28).'],
  ],
  [
    'a banner with half a pair of colours',
    dated('        colour: "#000000"'),
    ['Tekst og baggrund skal have en farve hver, eller ingen.'],
  ],
  [
    'a banner that cannot be read',
    dated('        colour: "#777777"\n        background: "#888888"'),
    ['Teksten kan ikke læses på baggrunden'],
  ],
];
