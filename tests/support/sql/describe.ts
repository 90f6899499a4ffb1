// PostgreSQL's description of a statement without running it: the columns of its rows, by the extended protocol's Describe.
import pg from 'pg';
import type { Kind } from './sites';

export interface DescribedColumn {
  name: string;
  oid: number;
}

interface Connection {
  parse(statement: { name: string; text: string; types: number[] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/** A query for pg's queue of queries that requests only the description. */
class Describe {
  private columns: DescribedColumn[] = [];

  constructor(
    private readonly text: string,
    private readonly done: (failure: Error | null, columns: DescribedColumn[]) => void,
  ) {}

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.text, types: [] });
    connection.describe({ type: 'S', name: '' });
    connection.sync();
  }
  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID }));
  }
  /** The last call from pg for a statement with an error. */
  handleError(failure: Error): void {
    this.done(failure, []);
  }
  handleReadyForQuery(): void {
    this.done(null, this.columns);
  }
}

export function describeStatement(client: pg.Client, text: string): Promise<DescribedColumn[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new Describe(text, (failure, columns) =>
        failure ? reject(failure) : resolve(columns),
      ) as unknown as pg.Submittable,
    );
  });
}

const { builtins } = pg.types;
const ARRAYS: Record<number, Kind> = {
  1000: 'boolean',
  1005: 'number',
  1007: 'number',
  1009: 'string',
  1015: 'string',
  1185: 'Date',
  1016: 'string',
  2951: 'string',
};

/** The type as which the shop reads a column: by the pool's own parsers (backend/db/client.ts), or Drizzle's, which leave long integers and times as text. */
export function kindOf(oid: number, by: 'query' | 'execute'): Kind {
  const array = ARRAYS[oid];
  if (array !== undefined) return `${by === 'query' && oid === 1016 ? 'string' : array}[]`;
  switch (oid) {
    case builtins.INT2:
    case builtins.INT4:
    case builtins.FLOAT4:
    case builtins.FLOAT8:
    case builtins.OID:
      return 'number';
    case builtins.INT8:
      return by === 'query' ? 'number' : 'string';
    case builtins.TIMESTAMPTZ:
    case builtins.TIMESTAMP:
      return by === 'query' ? 'Date' : 'string';
    case builtins.BOOL:
      return 'boolean';
    case builtins.JSON:
    case builtins.JSONB:
      return 'any';
    case builtins.BYTEA:
      return 'object';
    default:
      return 'string';
  }
}
