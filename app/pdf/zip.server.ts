// Many files as one zip, sent while it is made: one file is in memory at a time.
import { Zip, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  name: string;
  bytes: Uint8Array;
}

export function zipOf(files: AsyncIterable<ZippedFile>): ReadableStream<Uint8Array> {
  const source = files[Symbol.asyncIterator]();
  let zip: Zip | null = null;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((failure, chunk, isLast) => {
        if (failure) return controller.error(failure);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    // The next file is fetched only when the reader has taken what came before.
    async pull() {
      const { done, value } = await source.next();
      if (done) return zip?.end();
      // PDFs are packed already: packing them again would cost time and save nothing.
      const entry = new ZipPassThrough(value.name);
      zip?.add(entry);
      entry.push(value.bytes, true);
    },
    async cancel() {
      zip?.terminate();
      await source.return?.();
    },
  });
}
