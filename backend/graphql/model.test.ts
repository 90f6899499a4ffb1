// A getter of a model that throws fails its response, not the process; and every class with getters that documents read has that protection.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse } from 'graphql';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allFiles, readSource, root, type SourceFile } from '../../tests/support/source';
import { failingTogether, Model } from './model';
import { plannerOf } from './plans';

class Priced extends Model {
  get inherited(): string {
    throw new RangeError('not a whole number');
  }
}
class Product extends Priced {
  get sound() {
    return 'sound';
  }
  get broken(): string {
    throw new RangeError('not a whole number');
  }
}

describe('a model', () => {
  it('returns the value of a getter', async () => {
    expect(await failingTogether(() => new Product().sound)).toBe('sound');
  });

  it.each(['broken', 'inherited'])('fails the document that reads its %s field behind a promise', async (field) => {
    const schema = buildSchema(
      'type Product { sound: String broken: String inherited: String } type Query { product: Product }',
    );
    const query = schema.getQueryType()?.getFields().product;
    if (query) query.resolve = async () => new Product();
    const planned = plannerOf(schema, new Set()).plan(parse(`{ product { sound ${field} } }`), null);
    if (!('plan' in planned)) throw new Error(String(planned.errors));
    await expect(failingTogether(() => planned.plan.run(undefined, undefined, {}))).rejects.toThrow(
      'not a whole number',
    );
  });

  it('throws where no document reads it', () => {
    expect(() => new Product().broken).toThrow(RangeError);
  });
});

/** Cells of an import file and intermediate values of shipping offers: no document reads them. */
const NOT_READ_BY_DOCUMENTS = [
  'backend/commerce/catalogue/import/row/cells.ts',
  'backend/commerce/catalogue/import/stage-file.ts',
  'backend/commerce/delivery/offers.ts',
];

it('each getter of the domain classes is in a class that extends Model', () => {
  const sources = allFiles('backend/commerce', 'backend/content')
    .filter(
      (file) =>
        /(?<!\.test)\.ts$/.test(file) && /\bget \w+\(|\bclass /.test(readFileSync(path.join(root, file), 'utf8')),
    )
    .map(readSource);
  const bases = new Map(sources.flatMap((file) => classesIn(file).map((one) => [one.name?.text ?? '', baseOf(one)])));
  const isModel = (name: string | undefined): boolean => name === 'Model' || (!!name && isModel(bases.get(name)));
  const bare = sources.flatMap((file) =>
    gettersIn(file)
      .filter(({ parent }) => !ts.isClassLike(parent) || !isModel(baseOf(parent)))
      .map(() => file.path),
  );
  expect(bare).toEqual(NOT_READ_BY_DOCUMENTS);
  expect([...bases.keys()].filter((name) => isModel(bases.get(name))).length).toBeGreaterThan(10);
});

function all<Found extends ts.Node>(file: SourceFile, is: (node: ts.Node) => node is Found): Found[] {
  const found: Found[] = [];
  const walk = (node: ts.Node) => {
    if (is(node)) found.push(node);
    ts.forEachChild(node, walk);
  };
  walk(file.tree);
  return found;
}

function baseOf(one: ts.ClassLikeDeclaration): string | undefined {
  return one.heritageClauses
    ?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    ?.types[0]?.expression.getText();
}

function classesIn(file: SourceFile): ts.ClassDeclaration[] {
  return all(file, ts.isClassDeclaration);
}

function gettersIn(file: SourceFile): ts.GetAccessorDeclaration[] {
  return all(file, ts.isGetAccessorDeclaration);
}
