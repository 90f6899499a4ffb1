// A getter that throws ends its answer, not the process.
import { describe, expect, it } from 'vitest';
import { failingTogether, guardGetters } from './guarded';

class Model {
  get sound() {
    return 'sound';
  }
  get broken(): string {
    throw new RangeError('not a whole number');
  }
}
guardGetters(Model);

describe('a guarded model', () => {
  it('is read as it stands', async () => {
    expect(await failingTogether(() => new Model().sound)).toBe('sound');
  });

  it('fails the document that reads a broken field, also behind a promise', async () => {
    const reading = failingTogether(async () => {
      await Promise.resolve();
      return { field: new Model().broken };
    });
    await expect(reading).rejects.toThrow('not a whole number');
  });

  it('throws where no document reads it', () => {
    expect(() => new Model().broken).toThrow(RangeError);
  });
});
