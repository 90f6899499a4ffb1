// shop promotion add|list|stop and shop coupon add|stop: discounts that staff grant, automatic or by code.
import { Command } from 'commander';
import { updatePromotion } from '#backend/commerce/promotion/maintenance/list.sql';
import {
  endPromotion,
  listPromotions,
  promotionOfCode,
  type StoredPromotion,
} from '#backend/commerce/promotion/maintenance/maintenance.sql';
import {
  type Made,
  makePromotion,
  type TypedCoupon,
  type TypedPromotion,
} from '#backend/commerce/promotion/maintenance/make-promotion';
import { inTransaction } from '#backend/db/transaction';
import { codeKey, MOST_PRIORITY, type PromotionKind } from '#domain/promotion/promotion';
import { amount, count, percent, wholeNumber } from '../numbers';
import { CannotRun, type Change, type Changing, type CommandShop, say } from '../shop';
import { type ShownOptions, shownBy, withShown } from './shown-options';

const MOST = 200;
/** However it is written, a code is one. */
const COUPON: Change = { kind: 'coupon', subject: ([code = '']) => codeKey(code) };

interface Options extends ShownOptions {
  name?: string;
  nameEn?: string;
  percent?: number;
  amount?: number;
  freeFreight?: boolean;
  buy?: number;
  free?: number;
  gift?: string[];
  store?: string[];
  group?: string[];
  category?: string[];
  product?: string[];
  minimum?: number;
  priority?: number;
  alone?: boolean;
  limit?: number;
  perCustomer?: number;
  segment?: string;
  tooltip?: string;
  tooltipEn?: string;
  from?: string;
  to?: string;
}

const UNKNOWN = {
  store: 'Butikken',
  group: 'Kundegruppen',
  category: 'Kategorien',
  product: 'Varen',
  segment: 'Segmentet',
} as const;

function whyNot(made: Exclude<Made, { ok: true }>): string {
  if (made.reason === 'unknown') return `${UNKNOWN[made.kind]} ${made.name} findes ikke.`;
  const words = {
    codeTaken: 'Koden bruges allerede.',
    codeWrong: 'Koden skal have mellem 1 og 60 tegn.',
    dayWrong: 'Skriv dage som 2026-12-24.',
    endsBefore: 'Den sidste dag ligger før den første.',
    noGift: 'Skriv mindst én gave med --gift.',
    percentMissing: 'Skriv mere end 0 procent.',
    percentTooHigh: 'Der kan højst gives 100 procent.',
    amountMissing: 'Skriv et beløb over 0 kr.',
    buyMissing: 'Skriv hele antal over 0.',
    priorityWrong: `Rækkefølgen er et helt tal fra 0 til ${MOST_PRIORITY}.`,
    minimumZero: 'Et mindstekøb er over 0 kr.',
    refused: 'Rabatten er ændret imens.',
  };
  return words[made.reason];
}

/** The kind that the options select: exactly one of them. */
function kindOf({ percent: off, amount: sum, freeFreight, buy, gift }: Options): PromotionKind {
  const kinds: [PromotionKind, unknown][] = [
    ['percent', off],
    ['fixed', sum],
    ['free-freight', freeFreight],
    ['buy-x-get-y', buy],
    ['gift', gift],
  ];
  const asked = kinds.filter(([, value]) => value !== undefined);
  const [only] = asked;
  if (!only || asked.length > 1)
    throw new CannotRun('Vælg netop én slags: --percent, --amount, --free-freight, --buy eller --gift.');
  return only[0];
}

function typedOf(options: Options, code: string | null): TypedPromotion {
  const kind = kindOf(options);
  const { name, nameEn } = options;
  return {
    name: name ?? code ?? '',
    nameEn: nameEn ?? null,
    kind,
    percentBp: options.percent ?? 0,
    amountOere: options.amount ?? 0,
    buy: options.buy ?? 1,
    free: options.free ?? 1,
    gifts: options.gift ?? [],
    stores: options.store ?? [],
    groups: options.group ?? [],
    categories: options.category ?? [],
    products: options.product ?? [],
    minimumOere: options.minimum ?? null,
    alone: options.alone ?? false,
    priority: options.priority ?? 0,
    from: options.from ?? null,
    to: options.to ?? null,
    coupon: code === null ? null : typedCoupon(options, code),
  };
}

function typedCoupon(options: Options, code: string): TypedCoupon {
  const { limit, perCustomer, segment, tooltip, tooltipEn } = options;
  return {
    code,
    limit: limit ?? null,
    perCustomer: perCustomer ?? null,
    segment: segment ?? null,
    tooltip: tooltip ?? '',
    tooltipEn: tooltipEn ?? null,
    ...shownBy(options),
  };
}

const again = (typed: string, before: string[] = []) => [...before, typed];

function withOptions(command: Command): Command {
  return command
    .option('--name <navn>', 'som kunden ser det')
    .option('--name-en <navn>', 'det samme på engelsk')
    .option('--percent <procent>', 'af varerne', percent)
    .option('--amount <kroner>', 'fast beløb; med moms for private, uden for erhverv', amount)
    .option('--free-freight', 'fri fragt')
    .option('--buy <antal>', 'betal for så mange …', count)
    .option('--free <antal>', '… og få så mange oveni', count)
    .option('--gift <varenr>', 'en gave at vælge imellem, kan gentages', again)
    .option('--store <kode>', 'kun i denne butik, kan gentages', again)
    .option('--group <kode>', 'kun for denne kundegruppe, kan gentages', again)
    .option('--category <sti>', 'kun varer i denne kategori, kan gentages', again)
    .option('--product <varenr>', 'kun denne vare, kan gentages', again)
    .option('--minimum <kroner>', 'først ved køb af de varer for så meget', amount)
    .option('--priority <tal>', 'den laveste først blandt rabatter af samme slags', wholeNumber)
    .option('--from <dag>', 'første dag, 2026-12-01; ellers i dag')
    .option('--to <dag>', 'sidste dag');
}

const kroner = (oere: number) => (oere / 100).toFixed(2).replace('.', ',');

function promotionLine({ id, name, kind, percent_bp, amount_oere, codes, uses, from, to }: StoredPromotion): string {
  const what = {
    percent: `${percent_bp / 100} %`,
    fixed: `${kroner(amount_oere)} kr.`,
    gift: 'gave',
    'buy-x-get-y': 'mængde',
    'free-freight': 'fri fragt',
  }[kind];
  const code = codes.length > 0 ? codes.join(', ') : 'uden kode';
  return [id, code, what, name, `${from} – ${to ?? ''}`.trim(), `brugt ${uses}`].join('  ');
}

export function promotionCommand(shop: CommandShop): Command {
  const command = new Command('promotion').description('Rabatter og gaver, der gælder uden kode; listen har alle');
  withOptions(command.command('add').description('Lav en, der gælder af sig selv')).action(
    shop.changes(
      { kind: 'promotions', subject: (_, { name }) => String(name ?? '') },
      async (changing, options: Options) => {
        if (options.name === undefined) throw new CannotRun('Skriv et navn med --name.');
        await make(changing, options, null);
      },
    ),
  );
  command
    .command('list')
    .description('Alle, der gælder nu eller senere')
    .action(
      shop.reads(async ({ db, now }) => {
        const kept = await listPromotions(db, now, MOST);
        for (const one of kept) say(promotionLine(one));
        if (kept.length === 0) say('Ingen.');
      }),
    );
  command
    .command('stop')
    .description('Den gælder ikke længere; ordrer beholder, hvad de fik')
    .argument('<nummer>', 'fra listen', wholeNumber)
    .action(
      shop.changes('promotion', async ({ pool, now }, id: number) => {
        if (!(await inTransaction(pool, ({ db }) => endPromotion(db, id, now))))
          throw new CannotRun(`${id} gælder ikke.`);
        say(`${id} gælder ikke længere.`);
      }),
    );
  withPause(command, shop);
  return command;
}

/** As the two buttons of the back office. */
function withPause(command: Command, shop: CommandShop): void {
  const pauses = [
    { name: 'pause', paused: true, words: 'Ingen kurv får den, før den genoptages' },
    { name: 'resume', paused: false, words: 'Den gælder igen i den periode, den har' },
  ];
  for (const { name, paused, words } of pauses)
    command
      .command(name)
      .description(words)
      .argument('<nummer>', 'fra listen', wholeNumber)
      .action(
        shop.changes('promotion', async ({ pool }, id: number) => {
          const isFound = await inTransaction(pool, ({ db }) => updatePromotion(db, id, { paused }));
          if (!isFound) throw new CannotRun(`${id} findes ikke.`);
          say(paused ? `${id} er på pause.` : `${id} gælder igen.`);
        }),
      );
}

export function couponCommand(shop: CommandShop): Command {
  const command = new Command('coupon').description('Kuponkoder');
  withShown(withOptions(command.command('add').description('Lav en kode').argument('<kode>', 'som den skal stå')))
    .option('--segment <kode>', 'kun for kunderne i dette segment: en personlig kupon')
    .option('--tooltip <tekst>', 'hvad de ser om den, ud over navnet')
    .option('--tooltip-en <tekst>', 'det samme på engelsk')
    .option('--alone', 'kan ikke bruges sammen med andre koder')
    .option('--limit <antal>', 'kan bruges så mange gange i alt', count)
    .option('--per-customer <antal>', 'og så mange gange af hver kunde', count)
    .action(shop.changes(COUPON, (changing, code: string, options: Options) => make(changing, options, code)));
  command
    .command('stop')
    .description('Koden gælder ikke længere')
    .argument('<kode>')
    .action(
      shop.changes(COUPON, async ({ db, pool, now }, code: string) => {
        const id = await promotionOfCode(db, codeKey(code));
        if (id === null) throw new CannotRun(`${code} findes ikke.`);
        const isEnded = await inTransaction(pool, (tx) => endPromotion(tx.db, id, now));
        if (!isEnded) throw new CannotRun(`${code} gælder ikke.`);
        say(`${code} gælder ikke længere.`);
      }),
    );
  return command;
}

async function make({ pool, now }: Changing, options: Options, code: string | null): Promise<void> {
  const typed = typedOf(options, code);
  const made = await makePromotion(typed, pool, now);
  if (!made.ok) throw new CannotRun(whyNot(made));
  say(`${made.id}: ${code ?? typed.name}`);
}
