// The scanner with scripts: each Enter and each code before the camera is one scan, stored at once and sent when the shop is reachable.
import { scannedText } from '#domain/quantity/scan';
import { tellCartCount } from './cart-count';
import { lastScanner, openScanQueue, rememberScanner, type ScanQueue } from './scan-queue';
import { signalScan } from './scan-signals';
import { offerOtherTarget } from './scan-targets';
import { keepScannerOffline } from './scanner-offline';
import { type AnsweredScan, type Post, type Sending, sendPortion } from './send-scans';

/** Retry interval: not every browser reports that the connection is back. */
const AGAIN_MS = 15_000;
/** Older ones are on the page of the cart or the list. */
const MOST_TOLD = 50;

interface Scanner {
  place: HTMLElement;
  form: HTMLFormElement;
  queue: ScanQueue;
  owner: string;
  /** Targets that the shop no longer accepts; tried again when the page is reloaded. */
  passed: Set<string>;
  words: Record<string, string>;
  post: Post;
}

export async function startScanner(place: HTMLElement): Promise<void> {
  const form = place.querySelector<HTMLFormElement>('[data-scan-form]');
  const { owner: named = '', words = '{}', scanner: address = '' } = place.dataset;
  if (!form) return;
  // The offline page has no owner: it scans for the person who scanned here last.
  const last = named === '' ? await lastScanner() : null;
  const owner = named || (last?.owner ?? 'guest');
  if (last) aimAt(form, last.target);
  const post: Post = (body) => fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } });
  const queue = await openScanQueue();
  const scanner: Scanner = { place, form, queue, owner, passed: new Set(), words: JSON.parse(words), post };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const field = form.elements.namedItem('code');
    if (!(field instanceof HTMLInputElement)) return;
    void takeScan(scanner, field.value);
    field.value = '';
    field.focus();
  });
  offerCamera(scanner);
  addEventListener('online', () => void flush(scanner));
  setInterval(() => void flush(scanner), AGAIN_MS);
  // Those of a visit that ended without a connection.
  await flush(scanner);
  if (named === '') return;
  await rememberScanner({ owner, target: aimOf(form) });
  await keepScannerOffline();
}

function aimOf(form: HTMLFormElement): string {
  const target = new FormData(form).get('target');
  return typeof target === 'string' ? target : 'cart';
}

function aimAt(form: HTMLFormElement, target: string): void {
  const field = form.elements.namedItem('target');
  if (field instanceof HTMLInputElement) field.value = target;
}

async function takeScan(scanner: Scanner, raw: string): Promise<void> {
  const code = scannedText(raw);
  if (code === '') return;
  signalScan('read');
  const { form, owner, queue } = scanner;
  const target = aimOf(form);
  await queue.add({ id: crypto.randomUUID(), code, owner, target, at: Date.now() });
  if (scanner.place.dataset.owner) await rememberScanner({ owner, target });
  await flush(scanner);
}

let flushing: Promise<void> = Promise.resolve();
/** One after the other: two at once would send the same. */
function flush(scanner: Scanner): Promise<void> {
  flushing = flushing.then(() => sendAll(scanner)).catch(() => undefined);
  return flushing;
}

async function sendAll(scanner: Scanner): Promise<void> {
  const { place, queue, owner, passed, words, post } = scanner;
  for (;;) {
    const done = await sendPortion(queue, owner, post, passed);
    if (done?.kind === 'sent') {
      for (const scan of done.scans) tellScan(place, scan);
      if (done.cart) tellCartCount(done.cart);
    }
    if (done?.kind === 'refused') offerInstead(scanner, done.target, done.text);
    else if (done === null || done.kind !== 'sent' || done.left === 0)
      return say(place, await wordsAfterSending(done, queue, words));
  }
}

/** Nothing is lost: what was for a target that takes nothing waits until the shopper says where it goes. */
function offerInstead(scanner: Scanner, refused: string, text: string): void {
  const { place, form, queue, owner, passed, words } = scanner;
  passed.add(refused);
  offerOtherTarget({ place, form, refused, text, words, passed }, async (target) => {
    await queue.move(owner, refused, target);
    await flush(scanner);
  });
}

async function wordsAfterSending(
  done: Sending | null,
  queue: ScanQueue,
  words: Record<string, string>,
): Promise<string> {
  if (done?.kind === 'away') return `${words.offline} ${words.waiting}${done.left}`;
  // What is left is someone else's.
  if ((await queue.all()).length > 0) return words.someoneElse ?? '';
  return done ? (words.sent ?? '') : '';
}

function say(place: HTMLElement, text: string): void {
  const state = place.querySelector('[data-scan-state]');
  if (state) state.textContent = text;
}

function tellScan(place: HTMLElement, { outcome, text }: AnsweredScan): void {
  const log = place.querySelector('[data-scan-log]');
  if (!log) return;
  const line = document.createElement('li');
  line.dataset.outcome = outcome;
  line.textContent = text;
  log.prepend(line);
  while (log.children.length > MOST_TOLD) log.lastElementChild?.remove();
  signalScan(outcome === 'added' ? 'added' : 'wrong');
}

/** The button is made here: without scripts it would do nothing. */
function offerCamera(scanner: Scanner): void {
  const slot = scanner.place.querySelector('[data-camera]');
  if (!slot || !navigator.mediaDevices) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = scanner.words.camera ?? '';
  slot.append(button);
  let stop: (() => void) | null = null;
  button.addEventListener('click', async () => {
    if (stop) {
      stop();
      stop = null;
      button.textContent = scanner.words.camera ?? '';
      return;
    }
    button.disabled = true;
    try {
      const { openCamera } = await import('./scan-camera');
      const camera = await openCamera((code) => void takeScan(scanner, code));
      slot.prepend(camera.video);
      // The camera picture and the scanned items fit on one screen.
      slot.scrollIntoView({ block: 'start' });
      stop = () => {
        camera.stop();
        camera.video.remove();
      };
      button.textContent = scanner.words.stop ?? '';
    } catch {
      say(scanner.place, scanner.words.noCamera ?? '');
    } finally {
      button.disabled = false;
    }
  });
}
