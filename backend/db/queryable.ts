// What a hand-written statement is sent to: the pool, or the connection that a transaction holds.
import type { QueryResultRow } from 'pg';
import type { PreparedStatement } from './prepared';

export interface Queryable {
  query<Row extends QueryResultRow>(statement: PreparedStatement): Promise<{ rows: Row[] }>;
}
