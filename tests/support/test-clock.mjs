// Flows and browser checks start at the same date and hour on any date of the run: offers of their world neither end nor begin as months pass.
// Loaded by those tests and by every process that they start; time runs on in it as it does outside.
import process from 'node:process';

/** Milliseconds from the wall clock to that of the tests, set by vitest.config.ts; unset where tests use the real time. */
const moved = Number(process.env.TEST_CLOCK_MOVED_MS ?? 0);
const isMoved = Symbol.for('the clock of tests');

if (moved !== 0 && !(isMoved in globalThis)) {
  const OnTheWall = globalThis.Date;
  globalThis.Date = class extends OnTheWall {
    constructor(...given) {
      if (given.length === 0) super(OnTheWall.now() + moved);
      else super(...given);
    }

    /** Files' times are made by Node itself. */
    static [Symbol.hasInstance](value) {
      return value instanceof OnTheWall;
    }

    static now() {
      return OnTheWall.now() + moved;
    }
  };
  globalThis[isMoved] = true;
}
