// Keeps what a model's getter throws inside its request: compiled documents read fields outside of every promise, where a throw
// would end the process instead of the answer.
import { AsyncLocalStorage } from 'node:async_hooks';

const failures = new AsyncLocalStorage<unknown[]>();

function guard(get: (this: object) => unknown): (this: object) => unknown {
  return function guarded(this: object) {
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

/** Wraps every getter that the class itself declares; to be called once for each class whose instances a document reads. */
export function guardGetters(model: { prototype: object }): void {
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(model.prototype))) {
    if (property.get) Object.defineProperty(model.prototype, name, { ...property, get: guard(property.get) });
  }
}

/** Runs a document; throws the first failure that a guarded getter noted meanwhile, for an answer with holes is none. */
export async function failingTogether<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const noted: unknown[] = [];
  const result = await failures.run(noted, work);
  if (noted.length > 0) throw noted[0];
  return result;
}
