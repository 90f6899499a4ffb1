// Views of the lists of the back office that staff have saved: the filters of a list under a name.

export const staffViews = `
CREATE TABLE staff_view (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff_member ON DELETE CASCADE,
  -- A list of domain/staff/saved-views.
  list text NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  -- As the list writes its filters into its address; '' for none.
  query text NOT NULL,
  -- With all colleagues who see the list.
  is_shared boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX staff_view_name ON staff_view (staff_id, list, lower(name));
CREATE INDEX staff_view_shared ON staff_view (list) WHERE is_shared;
`;
