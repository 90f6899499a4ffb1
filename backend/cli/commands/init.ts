// shop init DIR: prompts for a few values and writes a folder of files that make a shop, to be changed and applied.
import { readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Command } from 'commander';
import { writeFiles } from '#backend/shop-files/export';
import { jsonSchemas } from '#backend/shop-files/json-schema';
import { QUESTIONS, type Question, type ShopAnswers } from '#backend/shop-files/starter/answers';
import { starterFiles } from '#backend/shop-files/starter/files';
import { starterPictures } from '#backend/shop-files/starter/pictures';
import { CannotRun, pathTyped, say } from '../shop';

type Options = Readonly<Record<string, string | boolean | undefined>>;

/** Opens no database: `shop apply` lays the files over the shop. */
export function initCommand(): Command {
  const command = new Command('init')
    .description('Skriv en mappe med filer til en ny butik; ret dem, og læg dem på med apply')
    .argument('<mappe>')
    .option('--yes', 'spørg ikke: eksempler, hvor der ikke er svaret');
  for (const { option, text } of QUESTIONS) command.option(`--${option} <svar>`, text);
  return command.action(async (folder: string, options: Options) => {
    const root = pathTyped(folder);
    const inside = await readdir(root).catch(() => []);
    if (inside.some((name) => !name.startsWith('.')))
      throw new CannotRun(`Mappen ${folder} er ikke tom. Vælg en ny mappe.`);
    const files = new Map<string, string | Uint8Array>([
      ...starterFiles(await answersFrom(options)),
      ...starterPictures(),
    ]);
    await writeFiles(root, new Map([...files, ...jsonSchemas()]));
    say(`${files.size} filer skrevet i ${folder}. Ret dem, og læg dem på butikken: npm run shop -- apply ${folder}`);
  });
}

async function answersFrom(options: Options): Promise<ShopAnswers> {
  const asks = options.yes !== true && process.stdin.isTTY === true;
  const keyboard = asks ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  const answers: Partial<Record<keyof ShopAnswers, unknown>> = {};
  const missing: string[] = [];
  try {
    for (const question of QUESTIONS) {
      const given = options[question.option.replace('sells-to', 'sellsTo')];
      if (typeof given === 'string') answers[question.key] = readAnswer(question, given);
      else if (keyboard) answers[question.key] = await askedUntilRead(question, (text) => keyboard.question(text));
      else if (options.yes === true) answers[question.key] = question.read(question.fallback);
      else missing.push(`--${question.option}`);
    }
  } finally {
    keyboard?.close();
  }
  if (!isWhole(answers))
    throw new CannotRun(`Her kan der ikke spørges. Angiv ${missing.join(', ')}, eller brug --yes.`);
  return answers;
}

const isWhole = (answers: Partial<Record<keyof ShopAnswers, unknown>>): answers is ShopAnswers =>
  QUESTIONS.every(({ key }) => answers[key] !== undefined && answers[key] !== null);

function readAnswer(question: Question, typed: string) {
  const answer = question.read(typed);
  if (answer === null) throw new CannotRun(`--${question.option}: ${question.wanted}`);
  return answer;
}

async function askedUntilRead(question: Question, ask: (text: string) => Promise<string>) {
  for (;;) {
    const typed = (await ask(`${question.text} [${question.fallback}]: `)).trim() || question.fallback;
    const answer = question.read(typed);
    if (answer !== null) return answer;
    say.error(question.wanted);
  }
}
