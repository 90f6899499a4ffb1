// A database of one test's own: a copy of the seeded template, made in some tens of milliseconds.
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { ask } from './postgres';

export interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

export const freshDatabase = (): Promise<FreshDatabase> =>
  createdDatabase(`template ${inject('database').template} strategy file_copy`);

/** Without tables. */
export const emptyDatabase = (): Promise<FreshDatabase> => createdDatabase('');

async function createdDatabase(how: string): Promise<FreshDatabase> {
  const { url: server } = inject('database');
  const name = `t_${process.pid}_${randomBytes(5).toString('hex')}`;
  await ask(server, `create database ${name} ${how}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: async () => void (await ask(server, `drop database if exists ${name} with (force)`)) };
}
