// The rules of the repository (docs/developer/architecture.md), checked on the source itself. Each breach is listed as file:line.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { BACKEND_DOOR, DEMO_DOOR, refusal } from './support/import-rules';
import { insideImports, moduleCycles, moduleEdges } from './support/modules';
import { allFiles, matches, nodes, root, type SourceFile, sourcesIn } from './support/source';

const sources = sourcesIn('domain', 'app', 'backend', 'connectors', 'demo', 'server', 'scripts', 'tests');
const product = sources.filter((file) => !file.isTest);
const inFolder = (folder: string) => product.filter((file) => file.path.startsWith(`${folder}/`));

describe('imports', () => {
  test('no module imports what the import table does not allow', () => {
    const breaches = product.flatMap((file) =>
      file.imports.flatMap((each) => {
        const reason = refusal(file, each);
        return reason ? [`${file.path}:${each.line}: ${reason}`] : [];
      }),
    );
    expect(breaches).toEqual([]);
  });

  test('the back end is loaded at run time only, and by a single file of the storefront', () => {
    const doors = inFolder('app').filter((file) => file.imports.some(({ path }) => path?.startsWith('backend/')));
    expect(doors.map(({ path }) => path).filter((path) => !BACKEND_DOOR.test(path))).toEqual([]);
    expect(doors.length).toBeLessThanOrEqual(1);
    const eager = /^\s*import\s+(?!type\b)[^(;]*['"]#backend\/[^'"]*['"]/m;
    expect(doors.flatMap((file) => matches(file, eager))).toEqual([]);
  });

  test('the demo world and its drawings are loaded at run time only, and by a single file of the back end', () => {
    const others = product.filter(({ path }) => !path.startsWith('demo/'));
    const loads = others.flatMap((file) =>
      file.imports.filter(({ path }) => path?.startsWith('demo/')).map(({ from }) => `${file.path}: ${from}`),
    );
    expect(loads).toEqual(['backend/demo.ts: #demo/demo', 'backend/demo.ts: #demo/drawings/index']);
    const eager = /^\s*(import|export)\s[^(;]*['"]#demo\/[^'"]*['"]/m;
    expect(others.filter(({ path }) => path === DEMO_DOOR).flatMap((file) => matches(file, eager))).toEqual([]);
  });

  test('app/models holds types only', () => {
    const isType = (statement: ts.Statement) =>
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      (ts.isImportDeclaration(statement) && statement.importClause?.isTypeOnly) ||
      (ts.isExportDeclaration(statement) && statement.isTypeOnly);
    const breaches = inFolder('app/models').flatMap((file) =>
      nodes(file, (node) =>
        ts.isStatement(node) && node.parent === file.tree && !isType(node) ? 'not a type' : undefined,
      ),
    );
    expect(breaches).toEqual([]);
  });
});

/** Imports past a module's index.ts; it may only fall. */
const MOST_INSIDE_IMPORTS = 1244;

describe('modules', () => {
  test.each(['backend/commerce', 'domain', 'app/services'] as const)(
    'run-time imports between the folders of %s form no cycle',
    (parent) => {
      const edges = moduleEdges(inFolder(parent), parent);
      expect(edges.size).toBeGreaterThan(30);
      const lines = (from: string, to: string) => `${from} -> ${to}: ${edges.get(from)?.get(to)?.join(', ')}`;
      const closing = moduleCycles(edges).flatMap((cycle) =>
        cycle.flatMap((from) => cycle.filter((to) => edges.get(from)?.has(to)).map((to) => lines(from, to))),
      );
      expect(closing).toEqual([]);
    },
  );

  test('each rule is in the folder of its noun', () => {
    const flat = sources.filter(({ path }) => /^domain\/[^/]+$/.test(path));
    expect(flat.map(({ path }) => path)).toEqual([]);
  });

  test('other folders of backend/commerce import a module by its index.ts except the counted existing imports', () => {
    const inside = insideImports(product);
    expect(inside.length, inside.join('\n')).toBeLessThanOrEqual(MOST_INSIDE_IMPORTS);
  });
});

const TAG_LINES = /^\s*\/\/ spec: .*\n(\s*\/\/ {3}\S.*\n)*/gm;

describe('sizes', () => {
  const caps: [what: string, cap: number, is: (path: string) => boolean][] = [
    ['route', 200, (file) => /^app\/(routes\/.*|root)\.tsx?$/.test(file)],
    ['component', 300, (file) => /^app\/ui\/.*\.tsx$/.test(file)],
    ['service file', 300, (file) => file.startsWith('app/services/')],
    ['domain file', 300, (file) => file.startsWith('domain/')],
    ['use case, resolver or SQL', 300, (file) => /^backend\/(commerce|content)\//.test(file)],
    ['flow', 120, (file) => file.endsWith('.flow.ts')],
  ];
  test.each(caps)('a %s has at most %i lines', (_, cap, is) => {
    const capped = sources.filter(({ path, isTest }) => is(path) && (!isTest || path.endsWith('.flow.ts')));
    // Spec statements above a flow do not count as its lines.
    const told = ({ text, lines }: SourceFile) => lines - (text.match(TAG_LINES)?.join('').split('\n').length ?? 1) + 1;
    expect(capped.filter((file) => told(file) > cap).map((file) => `${file.path}:${told(file)}`)).toEqual([]);
  });

  test('a panel folder has at most 250 lines, excluding styles', () => {
    const totals = new Map<string, number>();
    for (const { path: file, lines } of inFolder('app/panels')) {
      const [panel] = /^app\/panels\/[^/]+(?=\/)/.exec(file) ?? [];
      if (panel && !file.endsWith('.css.ts')) totals.set(panel, (totals.get(panel) ?? 0) + lines);
    }
    expect([...totals].filter(([, lines]) => lines > 250)).toEqual([]);
  });

  test('a function of the domain, services, use cases or server has at most 45 lines', () => {
    const rooms = [
      'domain',
      'connectors',
      'app/services',
      'app/request-context',
      'backend/commerce',
      'backend/content',
      'server',
    ].flatMap(inFolder);
    const long = rooms.flatMap((file) =>
      nodes(file, (node) => {
        if (!ts.isFunctionLike(node) || !('body' in node)) return undefined;
        const lines = file.text.slice(node.getStart(file.tree), node.end).split('\n').length;
        return lines > 45 ? `a function of ${lines} lines` : undefined;
      }),
    );
    expect(long).toEqual([]);
  });
});

/** Number of function names that occur in several files; it may only fall. Most are a call of the back end and its handler. */
const MOST_DOUBLES = 134;

describe('names and words', () => {
  test('no file or folder is called utils, helpers, misc, common or lib', () => {
    const files = allFiles('domain', 'app', 'backend', 'connectors', 'demo', 'server', 'scripts', 'tests', 'docs');
    const drawer = /(^|\/)(utils?|helpers?|misc|common|lib)([./]|$)/i;
    expect(files.filter((file) => drawer.test(file) && !/^app\/i18n\/\w+\/\w+\.json$/.test(file))).toEqual([]);
  });

  test('every file starts with a comment', () => {
    const unopened = product.filter(({ text }) => !/^(#!.*\n)?\s*(\/\/|\/\*)/.test(text));
    expect(unopened.map(({ path }) => `${path}:1`)).toEqual([]);
  });

  test('no function name is used in two files except the counted existing ones', () => {
    // Exports that Remix requires of each route. Folders that draw and build the demo world are counted as all others.
    const asked = new Set([
      'loader',
      'action',
      'meta',
      'headers',
      'links',
      'shouldRevalidate',
      'ErrorBoundary',
      'default',
    ]);
    const places = new Map<string, string[]>();
    for (const file of product.filter(({ path }) => !path.startsWith('tests/'))) {
      for (const name of new Set(functionNames(file.tree))) places.set(name, [...(places.get(name) ?? []), file.path]);
    }
    const doubles = [...places].filter(([name, files]) => files.length > 1 && !asked.has(name));
    const told = doubles.map(([name, files]) => `${name}: ${files.join(', ')}`);
    expect(doubles.length, told.join('\n')).toBeLessThanOrEqual(MOST_DOUBLES);
  });

  test('the storefront reads settings in one file', () => {
    const others = inFolder('app').filter(({ path }) => path !== 'app/config/env.server.ts');
    expect(others.flatMap((file) => matches(file, /\bprocess\s*\.\s*env\b/))).toEqual([]);
  });

  test('no code outside variants and themes names a variant or a theme', () => {
    const others = [...inFolder('app'), ...inFolder('server')].filter(
      ({ path }) => !/^app\/(config\/variants|ui\/theme)(\/|\.)/.test(path),
    );
    // Store codes such as b2b_uniq and firmagaver_dk are data of the back end and are allowed.
    const theme = /(?<![a-z_])(gaver|uniq|dade)(?![a-z_])/i;
    const compared = /\b(variant|theme|shop)\w*(\.\w+)?\s*[!=]==?\s*['"](office|design|advice|gifts|base)['"]/;
    expect(others.flatMap((file) => [...matches(file, theme), ...matches(file, compared)])).toEqual([]);
  });
});

describe('one place for each language', () => {
  test('GraphQL documents are defined in app/services/**/*.graphql', () => {
    const others = inFolder('app').filter(({ path }) => !/\/generated\//.test(path));
    expect(others.flatMap((file) => matches(file, /\bgql\s*`/))).toEqual([]);
  });

  test('SQL is written in *.sql.ts, backend/db, scripts and the demo world', () => {
    const others = product.filter(({ path }) => !/^(backend\/.*\.sql\.ts$|backend\/db\/|demo\/|scripts\/)/.test(path));
    const tagged = others.flatMap((file) => matches(file, /\bsql(<[^>]*>)?\s*(\.raw\()?`/));
    const isSql =
      /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|create\s+(table|index)\s)/i;
    const bare = others.flatMap((file) =>
      nodes(file, (node) => (isText(node) && isSql.test(node.text) ? `SQL "${node.text.slice(0, 40)}"` : undefined)),
    );
    const drizzle = others.flatMap((file) =>
      file.imports
        .filter(({ from }) => /^drizzle-orm(\/|$)/.test(from))
        .map(({ line, from }) => `${file.path}:${line}: ${from}`),
    );
    expect([...tagged, ...bare, ...drizzle]).toEqual([]);
  });

  test('the domain uses no clock, randomness or asynchrony', () => {
    const impure =
      /\b(async|await|Promise|setTimeout|setInterval|fetch|process|console|performance)\b|\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bMath\.random\b/;
    expect(inFolder('domain').flatMap((file) => matches(file, impure))).toEqual([]);
  });
});

describe('staff commands', () => {
  const files = inFolder('backend/cli/commands');

  test('each declares whether it reads or changes, and has no other access to the database', () => {
    const waysIn = /^(reads|changes)$/;
    const actions = files.flatMap((file) =>
      nodes(file, (node) => {
        if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
        if (node.expression.name.text !== 'action') return undefined;
        const [run] = node.arguments;
        const way = run && ts.isCallExpression(run) && ts.isPropertyAccessExpression(run.expression) && run.expression;
        return way && waysIn.test(way.name.text) ? 'guarded' : `${file.path}: an action past reads and changes`;
      }),
    );
    // Commands that migrate the schema cannot write before it exists; the one that writes a new shop's files has no database.
    const isOther = / guarded$|commands\/(migrate|init)\.ts/;
    const others = actions.filter((each) => !isOther.test(each));
    expect(others).toEqual([]);
    expect(actions.length).toBeGreaterThan(30);
    const past = files.filter(({ path }) => !path.endsWith('/migrate.ts'));
    expect(past.flatMap((file) => matches(file, /databaseAsItIs|openDatabase/))).toEqual([]);
  });
});

test('only isolated tests (ALONE) mock modules or globals', () => {
  const shared = sources.filter(({ path }) => /^(domain|app|server|backend|demo|tests)\/.*\.test\.tsx?$/.test(path));
  const alone =
    /^(app\/(client|services|panels)\/.*|app\/request-context\/(carried-visit|consent-marketing|get-context|logged-in|session-context)|app\/routes\/server-page|server\/page-door)\.test\.tsx?$/;
  const others = shared.filter(({ path }) => !alone.test(path));
  const changes = /\bvi\s*\.\s*(mock|doMock|stubEnv|stubGlobal|useFakeTimers|hoisted|resetModules)\b/;
  expect(others.flatMap((file) => matches(file, changes))).toEqual([]);
});

describe('types', () => {
  test('no any', () => {
    const isAny = (node: ts.Node) => (node.kind === ts.SyntaxKind.AnyKeyword ? 'any' : undefined);
    expect(sources.flatMap((file) => nodes(file, isAny))).toEqual([]);
  });

  test('no cast outside maps and tests', () => {
    const strict = product.filter(({ path }) => !/\.(map|css)\.tsx?$/.test(path));
    expect(strict.flatMap((file) => nodes(file, castIn))).toEqual([]);
  });
});

test('the map in the README names every top-level folder', () => {
  const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
  const made = new Set(['node_modules', 'build', 'data', 'test-results', 'playwright-report', 'coverage']);
  const folders = fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\./.test(entry.name));
  const missing = folders
    .map(({ name }) => name)
    .filter((name) => !made.has(name) && !new RegExp(`\\b${name}/`).test(readme));
  expect(missing).toEqual([]);
});

/** Functions of a module, exported or not, written either way. */
function functionNames(tree: ts.SourceFile): string[] {
  return tree.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      const isFunction = initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
      return isFunction && ts.isIdentifier(name) ? [name.text] : [];
    });
  });
}

function isText(node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateHead {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node);
}

function castIn(node: ts.Node): string | undefined {
  if (ts.isTypeAssertionExpression(node)) return `cast <${node.type.getText()}>`;
  if (!ts.isAsExpression(node)) return undefined;
  const type = node.type.getText();
  return type === 'const' ? undefined : `cast "as ${type}"`;
}
