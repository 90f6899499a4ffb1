// Pictures rendered by another process: one after the other, across its crashes, and the process ends when idle.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '../../../tests/support/until';
import { openPictureProcess, type PictureProcess } from './picture-process';

/** Returns its own process id instead of a picture, or ends as instructed. */
const TOLD = `process.on('disconnect', () => process.exit(0));
process.on('message', ({ source: { word } }) => {
  if (word === 'end') process.exit(9);
  if (word === 'slow') return setTimeout(() => process.send({ bytes: Buffer.from('1') }), 20);
  else process.send(word === 'fault' ? { fault: 'no drawing' } : { bytes: Buffer.from(String(process.pid)) });
});`;

let folder = '';
let program = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  program = join(folder, 'told.mjs');
  await writeFile(program, TOLD);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let writer: PictureProcess;
afterEach(() => writer.stop());

const drawingOf = (drawn: object) => ({ version: 'abcd', svg: () => '', drawn });
const asked = async (word: string) => Number(await writer.render(drawingOf({ word }), 200, 'quick'));

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

test('one process renders one picture after the other, and reports errors', async () => {
  writer = openPictureProcess(program);
  const pid = await asked('a');
  await expect(asked('fault')).rejects.toThrow('no drawing');
  expect(await asked('b')).toBe(pid);
  writer.stop();
  await until('its end', () => isGone(pid));
  await expect(asked('c')).rejects.toThrow('No more');
});

test('concurrent requests are rendered in turn, each for its caller', async () => {
  writer = openPictureProcess(program);
  const [slow, fault, pid] = await Promise.allSettled([asked('slow'), asked('fault'), asked('a')]);
  expect(slow).toEqual({ status: 'fulfilled', value: 1 });
  expect(fault.status).toBe('rejected');
  expect(pid.status === 'fulfilled' && pid.value).toBeGreaterThan(1);
});

test('it ends when idle, without a loss, and another one starts with the next picture', async () => {
  const losses: string[] = [];
  writer = openPictureProcess(program, { restMs: 1, onLoss: (how) => losses.push(how) });
  const pid = await asked('a');
  await until('its end', () => isGone(pid));
  expect(await asked('b')).not.toBe(pid);
  expect(losses).toEqual([]);
});

test('after a kill, at most one picture is lost', async () => {
  const losses: string[] = [];
  writer = openPictureProcess(program, { onLoss: (how) => losses.push(how) });
  const pid = await asked('a');
  process.kill(pid, 'SIGKILL');
  await until('the loss', () => losses.length > 0);
  const next = await asked('b');
  expect(next).not.toBe(pid);
  await expect(asked('end')).rejects.toThrow('has ended');
  expect(await asked('c')).not.toBe(next);
  expect(losses).toEqual(['SIGKILL', '9']);
});

test('after repeated crashes, no process is started for a while', async () => {
  const losses: string[] = [];
  writer = openPictureProcess(program, { onLoss: (how) => losses.push(how) });
  for (const _ of [1, 2, 3]) await expect(asked('end')).rejects.toThrow('has ended');
  await expect(asked('a')).rejects.toThrow('for a while');
  expect(losses).toEqual(['9', '9', '9']);
});

test('a program that cannot be started counts as a loss', async () => {
  const losses: string[] = [];
  writer = openPictureProcess(join(folder, 'none.mjs'), { onLoss: (how) => losses.push(how) });
  await expect(asked('a')).rejects.toThrow();
  expect(losses).toHaveLength(1);
});

test('the shop’s own process yields the processor to the shop', async () => {
  const noted = join(folder, 'pid');
  const note = join(folder, 'note-pid.mjs');
  await writeFile(note, `import fs from 'node:fs'; fs.writeFileSync(${JSON.stringify(noted)}, String(process.pid));`);
  const real = join(import.meta.dirname, '../../pictures.ts');
  writer = openPictureProcess(real, { execArgv: ['--import', 'tsx', '--import', note] });
  const photo = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  await writer.render({ version: 'abcd', svg: async () => photo }, 64, 'quick');
  const pid = Number(await readFile(noted, 'utf8'));
  expect([pid === process.pid, getPriority(pid)]).toEqual([false, expect.any(Number)]);
  expect(getPriority(pid)).toBeGreaterThanOrEqual(constants.priority.PRIORITY_LOW);
  expect(getPriority()).toBeLessThan(constants.priority.PRIORITY_LOW);
}, 20_000);

test('the shop’s own process renders drawings and photos, and rejects an unknown kind of drawing', async () => {
  const real = join(import.meta.dirname, '../../pictures.ts');
  writer = openPictureProcess(real, { execArgv: ['--import', 'tsx'] });
  const spec = { family: 'mug', colour: '#1d4ed8', view: 'main' };
  const bytes = await writer.render(drawingOf({ kind: 'product', spec }), 120, 'fine');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 120, height: 120, format: 'heif', hasAlpha: true });
  await expect(writer.render(drawingOf({ kind: 'none' }), 120, 'fine')).rejects.toThrow('Invalid discriminator');
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const ofFile = await writer.render({ version: 'abcd', svg: async () => photo }, 64, 'quick');
  expect(await sharp(ofFile).metadata()).toMatchObject({ width: 64, format: 'heif' });
}, 20_000);
