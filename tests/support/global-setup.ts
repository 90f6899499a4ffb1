// Runs once per test run: one PostgreSQL server, and in it one template database that is migrated and seeded once.
import type { TestProject } from 'vitest/node';
import { type Postgres, startPostgres } from './postgres';
import { prepareTemplate } from './template';

declare module 'vitest' {
  interface ProvidedContext {
    database: { url: string; template: string };
  }
}

// Each vitest project loads this file again, but they share one process: the server is stored where all of them see it.
declare global {
  var testDatabase: Shared | undefined;
}

interface Shared {
  users: number;
  server: Promise<Postgres>;
}

const TEMPLATE = 'template_test';

export default async function setup(project: TestProject) {
  globalThis.testDatabase ??= { users: 0, server: startWithTemplate() };
  const shared = globalThis.testDatabase;
  shared.users += 1;
  const { url } = await shared.server;
  project.provide('database', { url, template: TEMPLATE });
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    globalThis.testDatabase = undefined;
    await (await shared.server).stop();
  };
}

async function startWithTemplate(): Promise<Postgres> {
  const server = await startPostgres();
  try {
    await prepareTemplate(await server.createDatabase(undefined, TEMPLATE));
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
