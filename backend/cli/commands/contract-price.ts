// shop contract-price set|remove|list: prices agreed with one company, for as long as they are agreed.
import { Command } from 'commander';
import { agreePrice } from '#backend/commerce/company/staff/agree-prices';
import { listAgreed } from '#backend/commerce/company/staff/agreed-prices.sql';
import { companyNamed } from '#backend/commerce/company/staff/company-named';
import { inCopenhagen } from '#domain/calendar/calendar';
import { periodOfDays } from '#domain/calendar/period';
import { dayTyped } from '../days';
import { amount, danishKroner } from '../numbers';
import { type Change, type CommandShop, say } from '../shop';
import { doneOf } from '../staff-words';

const OF_COMPANY: Change = { kind: 'contract price', subject: ([company, sku]) => `${company} ${sku}` };

/** The last day of a period, whose end is the first moment after it. */
const lastDay = (to: Date | null): string => (to === null ? '' : inCopenhagen(new Date(to.getTime() - 1)).date);

interface Days {
  from?: string;
  to?: string;
}

export function contractPriceCommand(shop: CommandShop): Command {
  const command = new Command('contract-price').description('Priser, der er aftalt med en virksomhed');
  command
    .command('set')
    .description('Aftal en pris inkl. moms; det, der er aftalt for andre dage, bliver')
    .argument('<cvr eller nummer>', 'virksomheden')
    .argument('<varenr>')
    .argument('<kroner>', 'inkl. moms', amount)
    .option('--from <dag>', 'første dag; ellers fra nu af', dayTyped)
    .option('--to <dag>', 'sidste dag; ellers indtil andet aftales', dayTyped)
    .action(
      shop.changes(
        OF_COMPANY,
        async ({ pool, now }, company: string, sku: string, oere: number, { from, to }: Days) => {
          const period = periodOfDays(from, to);
          const days = { ...period, from: period.from ?? now };
          const agreed = doneOf(await agreePrice({ company, sku, oere, ...days }, pool));
          const when = `fra ${inCopenhagen(days.from).date}${to ? ` til ${to}` : ''}`;
          say(`${agreed.company}: ${sku} koster ${danishKroner(oere)} inkl. moms ${when}`);
        },
      ),
    );
  command
    .command('remove')
    .description('Fra nu af gælder der ingen aftalt pris på varen')
    .argument('<cvr eller nummer>', 'virksomheden')
    .argument('<varenr>')
    .action(
      shop.changes(OF_COMPANY, async ({ pool, now }, company: string, sku: string) => {
        const agreed = doneOf(await agreePrice({ company, sku, oere: null, from: now, to: null }, pool));
        say(`${agreed.company}: der er ingen aftalt pris på ${sku} længere.`);
      }),
    );
  command
    .command('list')
    .description('De aftalte priser, der gælder nu eller senere')
    .argument('<cvr eller nummer>', 'virksomheden')
    .action(
      shop.reads(async ({ db, pool, now }, named: string) => {
        const { company } = doneOf(await companyNamed(db, named));
        const found = await listAgreed(pool, company.id, now);
        for (const { sku, name, oere, from, to } of found)
          say([sku, danishKroner(oere), `${inCopenhagen(from).date} – ${lastDay(to)}`.trim(), name].join('  '));
        if (found.length === 0) say('Ingen.');
      }),
    );
  return command;
}
