// The section `agreement_pages` of agreements.yaml: pages that show a company's agreement to those who know their password.
import { z } from 'zod/v4';
import { yamlList } from '../../file/yaml';
import { recordSection } from '../../section';
import { refusedMarkup, textAsHtml } from '../content/text';
import { knownStoreCodes } from '../delivery.sql';
import { resolveNames } from '../named';
import { bilingual, code } from '../values';
import { deleteAgreementPages, loadAgreementPages, writeAgreementPages } from './agreement-pages.sql';

const LONGEST_TITLE = 150;
const LONGEST_TEXT = 50_000;

const agreementSchema = z
  .strictObject({
    /** The last part of the address: /aftale/<slug>. */
    slug: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'Et navn har små bogstaver a-z, cifre og bindestreg, højst 63 tegn.'),
    /** The number of companies.csv: whose agreed prices are shown. */
    company: z.int().min(1).optional(),
    /** Left out: every store. */
    stores: z.array(code).min(1).optional(),
    title: bilingual,
    /** Markdown, or HTML where it begins with a tag. */
    text: bilingual.default({ da: '', en: '' }),
    /** Left out: the password that the page has stays. */
    password_hash: z
      .string()
      .regex(/^scrypt\$\d+\$\d+\$\d+\$[\w-]+\$[\w-]+$/, 'Hashen laves af shop agreement password.')
      .optional(),
  })
  .superRefine(({ title, text }, issues) => {
    const tell = (path: string[], message: string) => issues.addIssue({ code: 'custom', path, message });
    for (const language of ['da', 'en'] as const) {
      if (title[language].trim() === '' || title[language].length > LONGEST_TITLE)
        tell(['title', language], `Titlen har 1 til ${LONGEST_TITLE} tegn.`);
      if (text[language].length > LONGEST_TEXT) tell(['text', language], 'Teksten er for lang.');
      const refused = refusedMarkup(text[language]);
      if (refused) tell(['text', language], refused.message);
    }
  });

export type AgreementPageRecord = z.infer<typeof agreementSchema>;

export const agreementPagesSource = yamlList({
  file: 'agreements.yaml',
  key: 'agreement_pages',
  schema: agreementSchema,
});

export const agreementPages = recordSection<AgreementPageRecord>({
  name: 'agreement_pages',
  title: 'aftalesider',
  source: agreementPagesSource,
  keyOf: ({ slug }) => slug,
  missing: 'removed',
  load: loadAgreementPages,
  beside: (record, { password_hash: kept }) =>
    record.password_hash === undefined && kept !== undefined ? { ...record, password_hash: kept } : record,
  async write({ added, changed, removed }, context) {
    const records = [...added, ...changed];
    const names = await resolveNames(records, [['company', 'company', ({ company }) => company ?? null]], context);
    const known = await knownStoreCodes(context.on);
    for (const { record, at } of records)
      for (const store of (record.stores ?? []).filter((one) => !known.has(one)))
        context.report({ ...at, column: 'stores', message: `Butikken "${store}" findes ikke.` });
    await deleteAgreementPages(
      context.on,
      removed.map(({ slug }) => slug),
    );
    await writeAgreementPages(
      context.on,
      names.whole.map(({ record }) => ({
        slug: record.slug,
        business_id: names.idOrNull('company', record.company ?? null),
        store_codes: record.stores ?? null,
        title: record.title,
        source: record.text,
        html: { da: textAsHtml(record.text.da), en: textAsHtml(record.text.en) },
        password_hash: record.password_hash ?? '',
      })),
    );
  },
});
