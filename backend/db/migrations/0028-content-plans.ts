// Drafts that are published at a time, and published content that is taken out of the shop at one (backend/staff/content/plan.ts).

export const contentPlans = `
CREATE TABLE content_plan (
  -- The entry, as staff log it: its type and name.
  kind text NOT NULL,
  name text NOT NULL,
  act text NOT NULL CHECK (act IN ('publish', 'unpublish')),
  at timestamptz NOT NULL,
  -- Name of the member of staff who planned it.
  staff text NOT NULL,
  -- Code of the refusal; then it waits for staff.
  failure text,
  PRIMARY KEY (kind, name, act)
);
CREATE INDEX content_plan_due ON content_plan (at) WHERE failure IS NULL;
`;
