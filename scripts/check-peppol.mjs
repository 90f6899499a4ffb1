// Checks documents of Peppol and NemHandel by the official rules: npm run check:peppol -- <rules> <documents> [<jar>].
// <rules>: a folder with `sch` (PEPPOLBIS-T76.sch …) and `maindoc` with `common` (UBL 2.1 XSD). Needs java, Saxon-HE and xmllint.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from './setup/root.mjs';

const RULES = {
  ...{ Order: 'T01', OrderResponse: 'T76', DespatchAdvice: 'T16', Catalogue: 'T19' },
  ...{ OrderChange: 'T114', OrderCancellation: 'T115' },
};
const ADVANCED_RESPONSE = 'T116';
/** The flag of a rule that does not make a document invalid. */
const WARNING = 'warning ';
/** Elements of UBL 2.3, which is not among the schemas: the rest of the document is checked by that of 2.1. */
const LATER = /<cac:OrderChangeDocumentReference>[\s\S]*?<\/cac:OrderChangeDocumentReference>\s*/;

const [rules, documents, jar = '/usr/share/java/Saxon-HE.jar'] = process.argv.slice(2).map((place) => resolve(place));
if (!rules || !documents) {
  process.stderr.write('npm run check:peppol -- <folder of rules> <folder of documents> [<Saxon-HE.jar>]\n');
  process.exit(1);
}

const saxon = (source, sheet, ...more) =>
  execFileSync('java', ['-cp', jar, 'net.sf.saxon.Transform', `-s:${source}`, `-xsl:${sheet}`, ...more], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const work = mkdtempSync(join(tmpdir(), 'check-peppol-'));
const counts = new Map();
const count = (what, by = 1) => counts.set(what, (counts.get(what) ?? 0) + by);
const isValid = (file, kind) => {
  const schema = join(rules, 'maindoc', `UBL-${kind}-2.1.xsd`);
  const input = readFileSync(file, 'utf8').replace(LATER, '');
  const checked = spawnSync('xmllint', ['--noout', '--huge', '--schema', schema, '-'], { encoding: 'utf8', input });
  if (checked.status !== 0) process.stdout.write(`${file}: ${checked.stderr.split('\n').slice(0, 3).join(' ')}\n`);
  return checked.status === 0;
};

/** All documents of a rule in one process: a start of Java takes longer than a document. */
function checkBy(rule) {
  const [sheet, answers] = [join(work, `${rule}.xsl`), join(work, `${rule}-said`)];
  saxon(join(rules, 'sch', `PEPPOLBIS-${rule}.sch`), join(root, 'scripts/peppol/compile.xsl'), `-o:${sheet}`);
  mkdirSync(answers);
  saxon(join(work, rule), sheet, `-o:${answers}`);
  for (const name of readdirSync(answers).sort()) {
    const said = readFileSync(join(answers, name), 'utf8').split('\n').filter(Boolean);
    const isBroken = said.some((one) => !one.startsWith(WARNING));
    count(`${rule}: checked`);
    count(`${rule}: broken`, isBroken ? 1 : 0);
    count(`${rule}: valid with warnings`, said.length > 0 && !isBroken ? 1 : 0);
    for (const one of new Set(said)) process.stdout.write(`${name}: ${one}\n`);
  }
}

try {
  for (const name of readdirSync(documents)
    .filter((one) => one.endsWith('.xml'))
    .sort()) {
    const file = join(documents, name);
    const head = readFileSync(file, 'utf8').slice(0, 2_000);
    const kind =
      /<(?:\w+:)?(Order|OrderChange|OrderCancellation|OrderResponse|DespatchAdvice|Catalogue|Invoice|CreditNote)[\s>]/.exec(
        head,
      )?.[1];
    if (!kind) continue;
    count(`${kind}: documents`);
    count(`${kind}: broken by schema`, isValid(file, kind) ? 0 : 1);
    const rule = /order_response_advanced/.test(head) ? ADVANCED_RESPONSE : RULES[kind];
    // No official rules of OIOUBL are among them.
    if (!rule || /OIOUBL/.test(head)) continue;
    mkdirSync(join(work, rule), { recursive: true });
    copyFileSync(file, join(work, rule, name));
  }
  for (const rule of readdirSync(work).sort()) checkBy(rule);
} finally {
  rmSync(work, { recursive: true });
}
for (const [what, number] of [...counts].sort()) process.stdout.write(`${what}: ${number}\n`);
process.exitCode = [...counts].some(([what, number]) => /broken/.test(what) && number > 0) ? 1 : 0;
