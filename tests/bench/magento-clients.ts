// npm run check:clients: how many of the operations of two public Magento clients are valid against the schema of this shop. Their packages are
// fetched from npm into a temporary folder; `npm run check:clients -- <folder>` reads them from a folder instead. Not part of `npm test`.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { commerceSdl } from '#backend/generated/sdl';

const GRAPHCOMMERCE = '9.0.4';
/** `valid`: the minimum number of valid operations. */
const CLIENTS: Readonly<Record<string, { valid: number; packages: readonly string[] }>> = {
  Venia: { valid: 197, packages: ['@magento/venia-ui@11.7.3', '@magento/peregrine@15.7.3'] },
  GraphCommerce: {
    valid: 110,
    packages: [
      ...['cart', 'cart-billing-address', 'cart-checkout', 'cart-coupon', 'cart-email', 'cart-items'],
      ...['cart-payment-method', 'cart-shipping-address', 'cart-shipping-method', 'category', 'cms', 'compare'],
      ...['customer', 'customer-order', 'graphql', 'newsletter', 'payment-included', 'product', 'product-bundle'],
      ...['product-configurable', 'product-downloadable', 'product-grouped', 'product-simple', 'product-virtual'],
      ...['recently-viewed-products', 'review', 'search', 'store', 'wishlist'],
    ].map((name) => `@graphcommerce/magento-${name}@${GRAPHCOMMERCE}`),
  },
};

/** Directives of the clients' own build and cache: they never reach a server. */
const OF_THE_CLIENT = new Set([
  'client',
  'connection',
  'inject',
  'injectable',
  'env',
  'rest',
  'export',
  'privateContext',
]);
/** The type of a variable that only such a directive reads. */
const TYPES_OF_THE_CLIENT = new Set(['PrivateContext']);

/** All packages of a client by one command, which downloads several at once. */
function fetched(packages: readonly string[], folder: string): string {
  fs.mkdirSync(folder, { recursive: true });
  const packing = { cwd: folder, encoding: 'utf8' } as const;
  const packed = execFileSync('npm', ['pack', '--silent', ...packages], packing)
    .trim()
    .split('\n');
  if (packed.length !== packages.length) throw new Error(`npm packed ${packed.length} of ${packages.length} packages`);
  for (const file of packed) {
    const to = path.join(folder, file.replace(/\.tgz$/, ''));
    fs.mkdirSync(to);
    execFileSync('tar', ['xzf', file, '-C', to], { cwd: folder });
  }
  return folder;
}

const IS_DOCUMENT = /\.(?:m?[jt]sx?|graphql|gql)$/;
const IS_TEST = /(?:__tests__|__mocks__|__fixtures__|node_modules)[/\\]|\.(?:test|spec|stories)\.|\.d\.ts$/;

function textsIn(folder: string): { file: string; text: string }[] {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .filter((file) => IS_DOCUMENT.test(file) && !IS_TEST.test(file))
    .flatMap((file) => {
      const source = fs.readFileSync(path.join(folder, file), 'utf8');
      if (/\.(?:graphql|gql)$/.test(file)) return [{ file, text: source }];
      // Fragments are interpolated after the document; they are found by their names.
      return [...source.matchAll(/\b(?:gql|graphql)(?:<[^`]*?>)?\s*\(?\s*`((?:[^`\\]|\\.)*)`/g)].map(
        ([, text = '']) => ({
          file,
          text: text.replace(/\$\{[^}]*\}/g, ''),
        }),
      );
    });
}

interface Found {
  operations: { file: string; node: OperationDefinitionNode }[];
  fragments: Map<string, FragmentDefinitionNode>;
  unreadable: string[];
}

function documentsIn(folder: string): Found {
  const found: Found = { operations: [], fragments: new Map(), unreadable: [] };
  for (const { file, text } of textsIn(folder)) {
    if (text.replace(/#.*/g, '').trim() === '') continue;
    try {
      for (const node of parse(text, { allowLegacyFragmentVariables: true }).definitions) {
        if (node.kind === Kind.FRAGMENT_DEFINITION) found.fragments.set(node.name.value, node);
        if (node.kind === Kind.OPERATION_DEFINITION) found.operations.push({ file, node });
      }
    } catch (failure) {
      found.unreadable.push(`${file}: ${failure instanceof Error ? failure.message : failure}`);
    }
  }
  return found;
}

/** As the client sends it: with its fragments, without client-only parts. */
function sentOf(operation: OperationDefinitionNode, fragments: Found['fragments']): DocumentNode {
  const used = new Map<string, FragmentDefinitionNode>();
  const follow = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(name.value)) return;
        used.set(name.value, fragment);
        follow(fragment);
      },
    });
  };
  follow(operation);
  const whole: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] };
  return visit(whole, {
    enter(node) {
      if (node.kind === Kind.FIELD && node.directives?.some(({ name }) => name.value === 'client')) return null;
      if (node.kind === Kind.DIRECTIVE && OF_THE_CLIENT.has(node.name.value)) return null;
      const isOfClient =
        node.kind === Kind.VARIABLE_DEFINITION &&
        node.type.kind === Kind.NAMED_TYPE &&
        TYPES_OF_THE_CLIENT.has(node.type.name.value);
      return isOfClient ? null : undefined;
    },
    leave(node) {
      if (node.kind !== Kind.SELECTION_SET || node.selections.length > 0) return undefined;
      return { ...node, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }] };
    },
  });
}

const schema = buildSchema(commerceSdl, { assumeValidSDL: true });
/** Variables and fragments may belong to fields that only the client reads. */
const RULES = specifiedRules.filter((rule) => rule !== NoUnusedVariablesRule && rule !== NoUnusedFragmentsRule);

/** The number of valid operations. */
function report(client: string, folder: string): number {
  const { operations, fragments, unreadable } = documentsIn(folder);
  const judged = operations.map(({ file, node }) => ({
    name: `${node.operation} ${node.name?.value ?? '(without a name)'} (${file})`,
    faults: validate(schema, sentOf(node, fragments), RULES).map(({ message }) =>
      message.replace(/ Did you mean .*$/, ''),
    ),
  }));
  const wrong = judged.filter(({ faults }) => faults.length > 0);
  console.log(`${client}: ${judged.length - wrong.length} of ${judged.length} operations are valid`);
  for (const { name, faults } of wrong)
    console.log(`  ${name}\n    ${[...new Set(faults)].slice(0, 5).join('\n    ')}`);
  for (const file of unreadable) console.log(`  not read: ${file}`);
  return judged.length - wrong.length;
}

const [own] = process.argv.slice(2);
if (own) report(own, path.resolve(own));
else {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-clients-'));
  try {
    for (const [client, { packages, valid }] of Object.entries(CLIENTS)) {
      const counted = report(client, fetched(packages, path.join(temporary, client)));
      if (counted >= valid) continue;
      console.log(`FAILED: ${valid} operations of ${client} were valid before`);
      process.exitCode = 1;
    }
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}
