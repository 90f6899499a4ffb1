-- Products that are designed before they are bought.

CREATE TABLE design_article (
  moc text NOT NULL,
  ban text NOT NULL,
  definition jsonb NOT NULL,
  PRIMARY KEY (moc, ban)
);
