// The faults found in a catalogue file, up to a limit.
import { type Fault, MOST_FAULTS } from './faults';

export class Findings {
  isBroken = false;
  untold = 0;
  private readonly kept: Fault[] = [];

  add(fault: Fault): void {
    if (!fault.warning) this.isBroken = true;
    if (this.kept.length < MOST_FAULTS) this.kept.push(fault);
    else this.untold += 1;
  }

  /** In the order of the file. */
  faults(): Fault[] {
    return this.kept.sort((one, other) => one.line - other.line);
  }
}
