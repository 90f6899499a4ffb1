// Stores request bodies while they arrive: small ones in memory, large ones in files below DATA_DIR. Both are bounded in total and per client address.
import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;

export type BodyBounds = {
  /** A body above this goes to a file. */
  memoryPerBody: number;
  memory: number;
  memoryPerAddress: number;
  files: number;
  /** One form with pictures may have 200 MB (app/request-context/upload-form.server.ts). */
  filesPerAddress: number;
};

const BOUNDS: BodyBounds = {
  memoryPerBody: 256 * 1024,
  memory: 32 * MEGABYTE,
  memoryPerAddress: 8 * MEGABYTE,
  files: 1024 * MEGABYTE,
  filesPerAddress: 256 * MEGABYTE,
};

export type BodyStore = {
  begin(address: string): StoredBody;
  /** More than half of the space for files is taken. */
  isCrowded(): boolean;
  /** Bytes stored now. */
  state(): { memory: number; files: number };
};

export type StoredBody = {
  /** False: the store is full, in total or for this address, or the disk is. */
  add(chunk: Buffer): Promise<boolean>;
  /** The next bytes from this position; empty at the end. */
  read(position: number): Promise<Buffer>;
  release(): void;
};

/** Counts bytes in total and per address against their limits. */
class Budget {
  total = 0;
  private readonly byAddress = new Map<string, number>();
  constructor(
    private readonly most: number,
    private readonly mostPerAddress: number,
  ) {}

  take(address: string, bytes: number): boolean {
    const own = (this.byAddress.get(address) ?? 0) + bytes;
    if (this.total + bytes > this.most || own > this.mostPerAddress) return false;
    this.total += bytes;
    this.byAddress.set(address, own);
    return true;
  }

  giveBack(address: string, bytes: number): void {
    this.total -= bytes;
    const own = (this.byAddress.get(address) ?? 0) - bytes;
    if (own > 0) this.byAddress.set(address, own);
    else this.byAddress.delete(address);
  }
}

const READ_BYTES = 64 * 1024;

/** A folder for unnamed files: each is removed when its handle is closed, however the process ends. */
class NamelessFiles {
  private isPrepared = false;
  constructor(private readonly folder: string) {}

  async open(): Promise<FileHandle> {
    // At the first large body: a folder that cannot be written must not prevent the start.
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // Names are left behind by a crash between the next two lines. Another process on this folder loses nothing but the name.
    if (!this.isPrepared) await Promise.all((await readdir(this.folder)).map((name) => this.removeName(name)));
    this.isPrepared = true;
    const name = randomUUID();
    const handle = await open(join(this.folder, name), 'wx+', 0o600);
    await this.removeName(name);
    return handle;
  }

  private removeName(name: string): Promise<void> {
    return rm(join(this.folder, name), { force: true });
  }
}

export function createBodyStore(folder: string, bounds: BodyBounds = BOUNDS): BodyStore {
  const memory = new Budget(bounds.memory, bounds.memoryPerAddress);
  const files = new Budget(bounds.files, bounds.filesPerAddress);
  const folderOfFiles = new NamelessFiles(folder);
  return {
    begin: (address) => new Body(address, { bounds, memory, files, folder: folderOfFiles }),
    isCrowded: () => files.total > bounds.files / 2,
    state: () => ({ memory: memory.total, files: files.total }),
  };
}

type Shared = { bounds: BodyBounds; memory: Budget; files: Budget; folder: NamelessFiles };

class Body implements StoredBody {
  private chunks: Buffer[] = [];
  private inMemory = 0;
  private inFile = 0;
  private file: Promise<FileHandle> | undefined;
  private isReleased = false;

  constructor(
    private readonly address: string,
    private readonly shared: Shared,
  ) {}

  async add(chunk: Buffer): Promise<boolean> {
    const { bounds, memory } = this.shared;
    if (this.isReleased) return false;
    const isSmall = !this.file && this.inMemory + chunk.length <= bounds.memoryPerBody;
    if (isSmall && memory.take(this.address, chunk.length)) {
      this.chunks.push(chunk);
      this.inMemory += chunk.length;
      return true;
    }
    const bytes = Buffer.concat([...this.chunks, chunk]);
    this.emptyMemory();
    return this.write(bytes);
  }

  private async write(bytes: Buffer): Promise<boolean> {
    const { files, folder } = this.shared;
    if (!files.take(this.address, bytes.length)) return false;
    const at = this.inFile;
    this.inFile += bytes.length;
    this.file ??= folder.open();
    try {
      await (await this.file).write(bytes, 0, bytes.length, at);
      return true;
    } catch {
      return false; // the disk is full, or the body was released while it was written
    }
  }

  async read(position: number): Promise<Buffer> {
    if (!this.file) return position === 0 ? Buffer.concat(this.chunks) : Buffer.alloc(0);
    const into = Buffer.allocUnsafe(READ_BYTES);
    const { bytesRead } = await (await this.file).read(into, 0, READ_BYTES, position);
    return into.subarray(0, bytesRead);
  }

  release(): void {
    if (this.isReleased) return;
    this.isReleased = true;
    this.emptyMemory();
    this.shared.files.giveBack(this.address, this.inFile);
    this.file?.then((handle) => handle.close()).catch(() => undefined);
  }

  private emptyMemory(): void {
    this.shared.memory.giveBack(this.address, this.inMemory);
    this.inMemory = 0;
    this.chunks = [];
  }
}
