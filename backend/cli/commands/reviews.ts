// shop reviews list|approve|reject: what customers wrote is read by staff before it is shown.
import { Command } from 'commander';
import { decideReview, type ReviewDecision } from '#backend/commerce/review/decide-review';
import { pendingReviews } from '#backend/commerce/review/review.sql';
import { wholeNumber } from '../numbers';
import { CannotRun, type CommandShop, say } from '../shop';

const MOST = 100;

export function reviewsCommand(shop: CommandShop): Command {
  const command = new Command('reviews').description('Anmeldelser');
  command
    .command('list')
    .description(`De ældste, der venter på at blive læst (højst ${MOST})`)
    .action(
      shop.reads(async ({ db }) => {
        const waiting = await pendingReviews(db, MOST);
        for (const { id, stars, nickname, summary, body } of waiting)
          say(`${id}  ${'★'.repeat(stars)}  ${nickname}: ${summary}\n    ${body.replace(/\s+/g, ' ')}`);
        if (waiting.length === 0) say('Ingen anmeldelser venter.');
      }),
    );
  decision('approve', 'Vis anmeldelsen på varens side', 'approved', 'vises nu');
  decision('reject', 'Vis den ikke', 'rejected', 'vises ikke');
  return command;

  function decision(name: string, description: string, what: ReviewDecision, said: string) {
    command
      .command(name)
      .description(description)
      .argument('<nummer>', 'fra listen', wholeNumber)
      .action(
        shop.changes('review', async ({ pool, now }, id: number) => {
          const outcome = await decideReview(id, what, { pool, now });
          if (!outcome.ok) throw new CannotRun(`Anmeldelse ${id} findes ikke.`);
          say(`Anmeldelse ${id} ${said}.`);
        }),
      );
  }
}
