// npm hands a signal to the shell between it and us, and the shell dies of it without a word to us: so we watch for that.
import process from 'node:process';

const LOOK_AGAIN_MS = 500;

/** Passes the death of the `npm start` that began this process on to it as SIGTERM. Does nothing when started otherwise. */
export function leaveWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_AGAIN_MS);
  watch.unref();
}
