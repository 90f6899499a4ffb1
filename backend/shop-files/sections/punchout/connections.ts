// The section `connections` of punchout.yaml: customers' procurement systems, one entry per system.
import { z } from 'zod/v4';
import {
  type ConnectionSettings,
  DUTY_WAYS,
  FIXED_FIELDS,
  type FixedField,
  LINE_FACTS,
  LINE_FIELDS,
  NUMBER_FIELDS,
  PUNCHOUT_PROTOCOLS,
} from '#domain/punchout/connection';
import { OCI_FUNCTIONS } from '#domain/punchout/oci-call';
import { ociLength } from '#domain/punchout/oci-lengths';
import { yamlList } from '../../file/yaml';
import { recordSection } from '../../section';
import { resolveNames } from '../named';
import { day, kroner, kronerFromOere, oereOfAmount } from '../values';
import { buyersOfRecord, buyersSchema, recordOfBuyers } from './buyers';
import { deleteConnections, loadConnections, type StoredConnection, writeConnections } from './connections.sql';
import { cxmlOfRecord, cxmlSchema, recordOfCxml } from './cxml';
import { peppolOfRecord, peppolSchema, recordOfPeppol } from './peppol';

const code = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'En kode har små bogstaver a-z, cifre og bindestreg, højst 40 tegn.');
const host = z
  .string()
  .max(253)
  .regex(
    /^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:(\d{1,5}|\*))?$/,
    'Skriv en host som srm.kommune.dk, med port hvis den ikke er den sædvanlige, eller *.kommune.dk for alle under den.',
  );
const origin = z
  .string()
  .max(253)
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'Skriv en adresse uden sti, som https://srm.kommune.dk.');
const name = z.string().min(1).max(64);
const secret = z.strictObject({
  login: z.string().min(1).max(100),
  hash: z.string().regex(/^scrypt\$\d+\$\d+\$\d+\$[\w-]+\$[\w-]+$/, 'Hashen laves af shop punchout secret.'),
  valid_to: day.optional(),
});

const fixedShape: Record<FixedField, z.ZodOptional<z.ZodString>> = Object.assign(
  {},
  ...FIXED_FIELDS.map((field) => ({
    [field]: z
      .string()
      .min(1)
      .max(ociLength(field), `Feltet ${field} har højst ${ociLength(field)} tegn.`)
      .optional(),
  })),
);

const connectionSchema = z
  .strictObject({
    code,
    title: name,
    /** Whose prices, goods and rights its buyers have: the e-mail address of a customer. */
    customer: z.string().min(3).max(254),
    active: z.boolean().default(true),
    protocol: z.enum(PUNCHOUT_PROTOCOLS).default('oci'),
    /** For cXML alone. */
    cxml: cxmlSchema.optional(),
    /** Orders by Peppol or NemHandel, next to visits by OCI or cXML or without any. */
    peppol: peppolSchema.optional(),
    version: z.enum(['4.0', '5.0']).default('4.0'),
    parameters: z
      .strictObject({ username: name, password: name })
      .default({ username: 'USERNAME', password: 'PASSWORD' }),
    secrets: z.array(secret).max(10).default([]),
    return_hosts: z.array(host).max(20).default([]),
    allow_http: z.boolean().default(false),
    frame_ancestors: z.array(origin).max(10).default([]),
    session_hours: z.number().int().min(1).max(24).default(8),
    /** Kroner without VAT. */
    minimum_order: kroner.optional(),
    functions: z.array(z.enum(OCI_FUNCTIONS)).default([...OCI_FUNCTIONS]),
    encoding: z.enum(['utf-8', 'iso-8859-1']).default('utf-8'),
    units: z.record(z.string().min(1).max(20), z.string().min(1).max(3)).default({}),
    price_units: z.boolean().default(false),
    item_number: z.enum(NUMBER_FIELDS).default('VENDORMAT'),
    material_groups: z.record(z.string().min(1).max(200), z.string().min(1).max(10)).default({}),
    fixed_fields: z.strictObject(fixedShape).default({}),
    /** The list that the classes in material_groups are of. */
    category_schema: z.string().min(1).max(10).optional(),
    pictures: z.boolean().default(false),
    line_fields: z.partialRecord(z.enum(LINE_FIELDS), z.enum(LINE_FACTS)).default({}),
    duties: z.enum(DUTY_WAYS).default('line'),
    duty_field: z.enum(FIXED_FIELDS).optional(),
    freight_text: z.string().min(1).max(40).optional(),
    /** Left out: all buyers have the customer's own account. */
    buyers: buyersSchema.optional(),
  })
  .superRefine(({ duties, duty_field, frame_ancestors, allow_http, protocol, cxml, ...written }, issues) => {
    const tell = (key: string, message: string) => issues.addIssue({ code: 'custom', path: [key], message });
    if ((duties === 'field') !== (duty_field !== undefined))
      tell('duty_field', 'duty_field skrives, når duties er field, og ellers ikke.');
    if ((protocol === 'cxml') !== (cxml !== undefined))
      tell('cxml', 'cxml skrives, når protocol er cxml, og ellers ikke.');
    if (protocol === 'peppol' && !written.peppol) tell('peppol', 'peppol skrives, når protocol er peppol.');
    if (protocol !== 'peppol' && written.return_hosts.length === 0)
      tell('return_hosts', 'Skriv mindst én host, som kurven må sendes til.');
    if (!allow_http && cxml?.documents?.url.startsWith('http:'))
      tell('cxml', 'documents.url skal begynde med https://, medmindre allow_http er true.');
    if (!allow_http && frame_ancestors.some((address) => address.startsWith('http:')))
      tell('frame_ancestors', 'Adressen skal begynde med https://, medmindre allow_http er true.');
  });

export type ConnectionRecord = z.infer<typeof connectionSchema>;

export const connectionsSource = yamlList({ file: 'punchout.yaml', key: 'connections', schema: connectionSchema });

export const punchoutConnections = recordSection<ConnectionRecord>({
  name: 'punchout_connections',
  title: 'indkøbssystemer',
  source: connectionsSource,
  keyOf: ({ code: key }) => key,
  missing: 'removed',
  load: async (on) => (await loadConnections(on)).map(connectionRecord),
  async write({ added, changed, removed }, context) {
    const names = await resolveNames(
      [...added, ...changed],
      [['customer', 'customer', ({ customer }) => customer.toLowerCase()]],
      context,
    );
    await deleteConnections(
      context.on,
      removed.map((record) => record.code),
    );
    const rows = names.whole.map(({ record }) => ({
      code: record.code,
      title: record.title,
      protocol: record.protocol,
      customer_id: names.idOf('customer', record.customer.toLowerCase()),
      is_active: record.active,
      settings: connectionSettings(record),
      secrets: record.secrets.map(({ valid_to, ...one }) => ({ ...one, valid_to: valid_to ?? null })),
    }));
    const { gross, private: alone } = await writeConnections(context.on, rows, context.now);
    for (const { record, at } of names.whole) {
      if (gross.has(record.code))
        context.report({
          ...{ ...at, column: 'customer' },
          message: `${record.customer} handler i en butik med priser med moms; et indkøbssystem får dem uden.`,
        });
      if (record.buyers && alone.has(record.code))
        context.report({
          ...{ ...at, column: 'customer' },
          message: `${record.customer} hører ikke til en virksomhed; kun dens købere kan få hver sin konto.`,
        });
    }
  },
});

function connectionSettings(record: ConnectionRecord): ConnectionSettings {
  return {
    parameters: record.parameters,
    returnHosts: record.return_hosts,
    allowsHttp: record.allow_http,
    frameAncestors: record.frame_ancestors,
    sessionHours: record.session_hours,
    minimumOere: record.minimum_order === undefined ? null : oereOfAmount(record.minimum_order),
    functions: record.functions,
    buyers: record.buyers ? buyersOfRecord(record.buyers) : null,
    oci: {
      version: record.version,
      encoding: record.encoding,
      units: record.units,
      understandsPriceUnits: record.price_units,
      itemNumber: record.item_number,
      materialGroups: record.material_groups,
      fixed: record.fixed_fields,
      schemaType: record.category_schema ?? null,
      sendsPictures: record.pictures,
      lineFields: record.line_fields,
      duties: record.duties,
      dutyField: record.duty_field ?? null,
      freightText: record.freight_text ?? null,
    },
    cxml: record.cxml ? cxmlOfRecord(record.cxml) : null,
    peppol: record.peppol ? peppolOfRecord(record.peppol) : null,
  };
}

function connectionRecord({
  code: key,
  title,
  protocol,
  customer,
  is_active,
  settings,
  secrets,
}: StoredConnection): ConnectionRecord {
  const { oci } = settings;
  return connectionSchema.parse({
    code: key,
    title,
    customer,
    active: is_active,
    protocol,
    ...(settings.cxml ? { cxml: recordOfCxml(settings.cxml) } : {}),
    ...(settings.peppol ? { peppol: recordOfPeppol(settings.peppol) } : {}),
    version: oci.version,
    parameters: settings.parameters,
    secrets: secrets.map(({ valid_to, ...one }) => ({ ...one, ...(valid_to === null ? {} : { valid_to }) })),
    return_hosts: settings.returnHosts,
    allow_http: settings.allowsHttp,
    frame_ancestors: settings.frameAncestors,
    session_hours: settings.sessionHours,
    ...(settings.minimumOere === null ? {} : { minimum_order: kronerFromOere(settings.minimumOere) }),
    functions: settings.functions,
    encoding: oci.encoding,
    units: oci.units,
    price_units: oci.understandsPriceUnits,
    item_number: oci.itemNumber,
    material_groups: oci.materialGroups,
    fixed_fields: oci.fixed,
    ...(oci.schemaType ? { category_schema: oci.schemaType } : {}),
    pictures: oci.sendsPictures ?? false,
    line_fields: oci.lineFields ?? {},
    duties: oci.duties,
    ...(oci.dutyField === null ? {} : { duty_field: oci.dutyField }),
    ...(oci.freightText === null ? {} : { freight_text: oci.freightText }),
    ...(settings.buyers ? { buyers: recordOfBuyers(settings.buyers) } : {}),
  });
}
