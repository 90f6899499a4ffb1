// The start order of test files: project after project as vitest.config.ts lists them, in each the longest first, so that at the end
// no worker waits long for the last file of another.
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest on two cores, in this order. A fresh clone has no record of earlier runs. */
const LONG = [
  'tests/routes/attack.test.ts',
  'tests/browser/late-scripts.test.ts',
  'tests/browser/axe-looks.test.ts',
  'tests/browser/rows-and-clicks.test.ts',
  'tests/flows/buy-with-card.flow.ts',
  'tests/browser/axe-in-use.test.ts',
  'tests/backend/catalogue-files.test.ts',
  'tests/backend/shop-content.test.ts',
  'tests/browser/axe.test.ts',
  'tests/backend/import.test.ts',
  'tests/browser/keyboard.test.ts',
  'tests/backend/connector-business-central.test.ts',
  'tests/backend/staff-content-new.test.ts',
  'tests/backend/complaint.test.ts',
  'tests/routes/checkout-tabs.test.ts',
  'tests/backend/people-files.test.ts',
  'tests/backend/staff-phone-orders.test.ts',
  'tests/routes/punchout.test.ts',
  'tests/backend/account-orders.test.ts',
  'tests/backend/returns.test.ts',
  'tests/routes/hidden-products.test.ts',
  'tests/backend/database-away.test.ts',
  'tests/browser/narrow.test.ts',
  'tests/routes/back-office-dates.test.ts',
  'tests/browser/popup.test.ts',
  'tests/backend/connector-round-trips.test.ts',
  'tests/browser/punchout-frame.test.ts',
  'tests/browser/outside-scripts.test.ts',
  'tests/backend/crash.test.ts',
  'tests/routes/unhandled-intents.test.ts',
  'tests/backend/simulate.test.ts',
  'tests/routes/fifty-customers.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = this.ctx.projects.map(({ name }) => name);
    const rank = ({ project, moduleId }: TestSpecification) => {
      const place = LONG.indexOf(path.relative(this.ctx.config.root, moduleId).replaceAll(path.sep, '/'));
      return [projects.indexOf(project.name), place < 0 ? LONG.length : place] as const;
    };
    // Equals stay in Vitest's order: by its record of earlier runs, else by size.
    const usual = await super.sort(files);
    return usual
      .map((spec) => ({ spec, rank: rank(spec) }))
      .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1])
      .map(({ spec }) => spec);
  }
}
