// The base of what documents read field by field. Compiled documents read fields outside of every promise, where a getter that throws
// would end the process instead of the answer: a model records its getters' errors within its request.
import { AsyncLocalStorage } from 'node:async_hooks';

const failures = new AsyncLocalStorage<unknown[]>();
const guarded = new WeakSet<object>();

/** Every getter of a class that extends it is guarded, those of the classes between as well, once the first instance is made. */
export abstract class Model {
  constructor() {
    if (!guarded.has(new.target)) guardClass(new.target);
  }
}

function guardClass(model: object & { prototype: object }): void {
  guarded.add(model);
  for (let of: object = model.prototype; of !== Model.prototype; of = Object.getPrototypeOf(of)) guardPrototype(of);
}

function guardPrototype(prototype: object): void {
  if (guarded.has(prototype)) return;
  guarded.add(prototype);
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (property.get) Object.defineProperty(prototype, name, { ...property, get: guard(property.get) });
  }
}

function guard(get: (this: object) => unknown): (this: object) => unknown {
  return function guardedGetter(this: object) {
    try {
      return get.call(this);
    } catch (failure) {
      const noted = failures.getStore();
      // Outside of a document there is someone to catch it.
      if (!noted) throw failure;
      noted.push(failure);
      return null;
    }
  };
}

/** Runs a document; throws the first failure that a getter recorded, because an answer with holes is invalid. */
export async function failingTogether<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const noted: unknown[] = [];
  const result = await failures.run(noted, work);
  if (noted.length > 0) throw noted[0];
  return result;
}
