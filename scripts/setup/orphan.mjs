// npm sends a signal to the shell between it and this process, and the shell ends without passing it on: so we watch for that.
import process from 'node:process';

const LOOK_AGAIN_MS = 500;

/** Forwards the end of the `npm start` that started this process to it as SIGTERM. Does nothing when started otherwise. */
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
