// shop apply DIR and shop export DIR: the shop from files, and files from the shop.
import { readdir } from 'node:fs/promises';
import { Command } from 'commander';
import type { ImportFile } from '#backend/commerce/catalogue/import/import-products';
import { loadDrawings } from '#backend/demo';
import { type ApplyOutcome, applyFolder } from '#backend/shop-files/apply';
import { printShop, writeFiles, writePicture } from '#backend/shop-files/export';
import { type FileFault, fileFaultInWords } from '#backend/shop-files/fault';
import { openFolder, type ShopFolder } from '#backend/shop-files/folder';
import { jsonSchemas } from '#backend/shop-files/json-schema';
import type { PrintedPicture, SectionOutcome } from '#backend/shop-files/section';
import { PHASES, progressTeller } from '../progress';
import { CannotRun, type CommandShop, pathTyped, say } from '../shop';

interface ApplyOptions {
  dryRun?: boolean;
  fetchPictures?: boolean;
}

export function applyCommand(shop: CommandShop): Command {
  return new Command('apply')
    .description('Læg en mappe med butikkens filer over butikken; alt eller intet, igen og igen')
    .argument('<mappe>')
    .option('--dry-run', 'bedøm filerne og vis, hvad der ville ske, uden at ændre noget')
    .option('--fetch-pictures', 'hent billeder, som filerne nævner med en adresse på nettet')
    .action(
      shop.changes(
        { kind: 'files', told: sectionsOf },
        async ({ pool, now }, folder: string, { dryRun = false, fetchPictures = false }: ApplyOptions) => {
          const files = await folderAt(folder);
          const tell = progressTeller();
          const progress: ImportFile['progress'] = (phase, done, total) => tell(PHASES[phase], done, total);
          const request = { folder: files, now, dryRun, fetchPictures, drawings: loadDrawings, progress };
          tellApplied(await applyFolder(pool, request), dryRun);
        },
      ),
    );
}

export function exportCommand(shop: CommandShop): Command {
  return new Command('export')
    .description('Skriv butikken ud som en mappe med filer, som apply kan læse')
    .argument('<mappe>')
    .option('--force', 'skriv over filer, der er der i forvejen')
    .action(
      shop.reads(async ({ pool }, folder: string, { force = false }: { force?: boolean }) => {
        const root = pathTyped(folder);
        if (!force && (await namesInside(root)).some((name) => !name.startsWith('.')))
          throw new CannotRun(`Mappen ${folder} er ikke tom. Brug --force for at skrive over filerne i den.`);
        const pictures = new Set<string>();
        const tell = progressTeller();
        const take = async (picture: PrintedPicture) => {
          pictures.add(picture.file);
          await writePicture(root, picture);
        };
        const files = await printShop(pool, take, (section, done, total) =>
          tell(`Billeder skrevet, ${section}`, done, total),
        );
        await writeFiles(root, new Map([...files, ...jsonSchemas()]));
        say(`${files.size + pictures.size} filer skrevet i ${folder}`);
      }),
    );
}

/** The changed sections of an apply result. */
const sectionsOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'sections' in result ? result.sections : null;

const namesInside = (root: string): Promise<string[]> => readdir(root).catch(() => []);

async function folderAt(folder: string): Promise<ShopFolder> {
  try {
    return await openFolder(pathTyped(folder));
  } catch {
    throw new CannotRun(`Mappen ${folder} findes ikke eller kan ikke læses.`);
  }
}

function tellApplied(outcome: ApplyOutcome, dryRun: boolean): void {
  if (!outcome.ok && outcome.reason === 'busy')
    throw new CannotRun('En anden er ved at ændre butikken med apply. Prøv igen, når den er færdig.');
  tellFaults(outcome.ok ? outcome.warnings : outcome.faults);
  if (!outcome.ok) throw new CannotRun(`${outcome.broken} fejl. Intet er ændret.`);
  const lines = outcome.sections.flatMap(outcomeLines);
  for (const line of lines) say(line);
  if (lines.length === 0) say('Butikken er som filerne: der er intet at ændre.');
  else if (dryRun) say('Prøve, intet er ændret.');
}

const tellFaults = (faults: readonly FileFault[]) => {
  for (const fault of faults) say.error(fileFaultInWords(fault));
};

/** Further ones are counted. */
const MOST_NAMED = 10;

function outcomeLines({ title, added, changed, removed }: SectionOutcome): string[] {
  const named = (sign: string, keys: readonly string[]) => [
    ...keys.slice(0, MOST_NAMED).map((key) => `  ${sign} ${key}`),
    ...(keys.length > MOST_NAMED ? [`  ${sign} … og ${keys.length - MOST_NAMED} til`] : []),
  ];
  if (added.length + changed.length + removed.length === 0) return [];
  const counts = `${title}: ${added.length} nye, ${changed.length} ændrede, ${removed.length} fjernet`;
  return [counts, ...named('+', added), ...named('~', changed), ...named('-', removed)];
}
