// The media library: names, texts and sections of stored pictures (backend/staff/media), and pictures found by their file.

export const mediaLibrary = `
ALTER TABLE picture_file
  ADD COLUMN name text NOT NULL DEFAULT '',
  ADD COLUMN alt_da text NOT NULL DEFAULT '',
  ADD COLUMN alt_en text NOT NULL DEFAULT '',
  -- Staff added it: it remains where nothing shows it.
  ADD COLUMN in_library boolean NOT NULL DEFAULT false,
  ADD COLUMN added_by text NOT NULL DEFAULT '',
  -- The picture of which this one is a section, and which section.
  ADD COLUMN original text REFERENCES picture_file (hash),
  ADD COLUMN section jsonb,
  ADD CHECK ((original IS NULL) = (section IS NULL));
CREATE INDEX picture_file_newest ON picture_file (at DESC, hash);
CREATE INDEX picture_file_original ON picture_file (original) WHERE original IS NOT NULL;
CREATE INDEX product_picture_file ON product_picture ((spec ->> 'file'));
`;
