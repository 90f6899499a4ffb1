// What a hand-written statement is sent to: the pool, or the open transaction of a use case.
import { type SQL, sql } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import type { Tx } from './client';
import type { PreparedStatement } from './prepared';

export interface Queryable {
  query<Row extends QueryResultRow>(statement: PreparedStatement): Promise<{ rows: Row[] }>;
}

/** '$1' and its like become Drizzle's parameters; an array stays one parameter. */
function toSql({ text, values }: PreparedStatement): SQL {
  const pieces = text.split(/\$(\d+)/);
  return sql.join(pieces.map((piece, at) => (at % 2 === 0 ? sql.raw(piece) : sql`${sql.param(values[Number(piece) - 1])}`)));
}

/** The same statements inside a transaction, unnamed. */
export function onTx(tx: Tx): Queryable {
  // The overload gives the rows the shape that the statement's writer says they have, as node-postgres does.
  function query<Row extends QueryResultRow>(statement: PreparedStatement): Promise<{ rows: Row[] }>;
  async function query(statement: PreparedStatement): Promise<{ rows: QueryResultRow[] }> {
    return { rows: (await tx.execute(toSql(statement))).rows };
  }
  return { query };
}
