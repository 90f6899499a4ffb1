// Stories and browser checks begin at the same date and hour, whatever the date of the run is: offers of their world neither end nor begin as months pass.
// Loaded by those tests and by every process that they start; time runs on in it as it does outside.
import process from 'node:process';

/** Milliseconds from the clock on the wall to that of the tests, by vitest.config.ts; nothing where tests keep the real time. */
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
