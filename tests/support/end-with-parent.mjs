// Loaded into each service under test: ends it, and removes its data, as soon as the process that started it is gone,
// for whatever reason. The parent holds the other end of standard input, and the system closes it with the parent.
import { rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// A worker thread of a service has no standard input; it ends with the service.
if (isMainThread)
  process.stdin.on('end', () => {
    if (process.env.TEST_DATA_DIR) rmSync(process.env.TEST_DATA_DIR, { recursive: true, force: true, maxRetries: 3 });
    process.exit(0);
  });
if (isMainThread) {
  process.stdin.resume();
  process.stdin.unref?.();
}
