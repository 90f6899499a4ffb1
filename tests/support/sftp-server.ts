// An SFTP server on loopback over a folder of this machine. It can end the connection before an operation, or after it and before its reply.
import fs from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { type AuthContext, type Connection, Server, type SFTPWrapper, utils } from 'ssh2';

const { STATUS_CODE, flagsToString } = utils.sftp;

interface Login {
  user: string;
  password: string;
  /** The public key that may log in instead. */
  publicKey?: string;
}

export async function openSftpServer(root: string, login: Login) {
  const hostKey = utils.generateKeyPairSync('ed25519').private;
  const logins: string[] = [];
  const clients = new Set<Connection>();
  /** Ends the connection at that operation from now. */
  const cut = { at: 0, isDone: false };
  let operations = 0;

  function isAllowed(context: AuthContext): boolean {
    if (context.username !== login.user) return false;
    if (context.method === 'password') return context.password === login.password;
    if (context.method !== 'publickey' || !login.publicKey) return false;
    const key = utils.parseKey(login.publicKey);
    if (key instanceof Error || !key.getPublicSSH().equals(context.key.data)) return false;
    return (
      !context.signature || !context.blob || key.verify(context.blob, context.signature, context.hashAlgo) === true
    );
  }

  const ssh = new Server({ hostKeys: [hostKey] }, (client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.on('close', () => clients.delete(client));
    client.on('authentication', (context) => {
      if (context.method !== 'none') logins.push(context.method);
      if (isAllowed(context)) context.accept();
      else context.reject(['password', 'publickey']);
    });
    client.on('session', (accept) =>
      accept().on('sftp', (open) => {
        serveFolder(open(), root, (work) => {
          operations += 1;
          const isCut = operations === cut.at;
          if (!isCut || cut.isDone) work();
          if (isCut) client.end();
        });
      }),
    );
  });
  // Without noDelay each reply waits for the client's acknowledgement, 40 ms.
  const server = createServer({ noDelay: true }, (socket) => ssh.injectSocket(socket));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address() as AddressInfo;
  const key = utils.parseKey(hostKey);
  if (key instanceof Error) throw key;
  return {
    ...{ port: address.port, hostKey: key.getPublicSSH(), logins },
    cutAt(at: number, isDone: boolean): void {
      operations = 0;
      Object.assign(cut, { at, isDone });
    },
    operations: () => operations,
    close(): void {
      for (const client of clients) client.end();
      server.close();
    },
  };
}

/** `around` decides whether an operation is done. */
function serveFolder(sftp: SFTPWrapper, root: string, around: (work: () => void) => void): void {
  const open = new Map<number, { fd: number } | { names: string[] | null; at: string }>();
  let lastHandle = 0;
  const local = (name: string): string => path.join(root, path.posix.join('/', name));
  const handleOf = (bytes: Buffer) => open.get(bytes.readUInt32BE());
  const newHandle = (id: number, opened: { fd: number } | { names: string[]; at: string }): void => {
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(++lastHandle);
    open.set(lastHandle, opened);
    sftp.handle(id, handle);
  };
  const attributesOf = ({ mode, uid, gid, size, atimeMs, mtimeMs }: fs.Stats) => ({
    ...{ mode, uid, gid, size, atime: Math.floor(atimeMs / 1_000), mtime: Math.floor(mtimeMs / 1_000) },
  });
  /** Replies OK unless `work` has replied. */
  const serve = (id: number, work: () => unknown): void =>
    around(() => {
      try {
        if (work() !== sftp) sftp.status(id, STATUS_CODE.OK);
      } catch (failure) {
        const isMissing = failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';
        sftp.status(id, isMissing ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE);
      }
    });
  const replied = (_: unknown): SFTPWrapper => sftp;
  sftp.on('OPEN', (id, name, flags) =>
    serve(id, () => replied(newHandle(id, { fd: fs.openSync(local(name), flagsToString(flags) ?? 'r') }))),
  );
  sftp.on('READ', (id, handle, offset, length) =>
    serve(id, () => {
      const file = handleOf(handle);
      const bytes = Buffer.alloc(length);
      const read = file && 'fd' in file ? fs.readSync(file.fd, bytes, 0, length, offset) : 0;
      return replied(read > 0 ? sftp.data(id, bytes.subarray(0, read)) : sftp.status(id, STATUS_CODE.EOF));
    }),
  );
  sftp.on('WRITE', (id, handle, offset, bytes) =>
    serve(id, () => {
      const file = handleOf(handle);
      if (file && 'fd' in file) fs.writeSync(file.fd, bytes, 0, bytes.length, offset);
    }),
  );
  sftp.on('CLOSE', (id, handle) =>
    serve(id, () => {
      const file = handleOf(handle);
      if (file && 'fd' in file) fs.closeSync(file.fd);
    }),
  );
  sftp.on('FSTAT', (id, handle) =>
    serve(id, () => {
      const file = handleOf(handle);
      if (file && 'fd' in file) return replied(sftp.attrs(id, attributesOf(fs.fstatSync(file.fd))));
    }),
  );
  for (const kind of ['STAT', 'LSTAT'] as const)
    sftp.on(kind, (id: number, name: string) =>
      serve(id, () => replied(sftp.attrs(id, attributesOf(fs.statSync(local(name)))))),
    );
  sftp.on('OPENDIR', (id, name) =>
    serve(id, () => replied(newHandle(id, { names: fs.readdirSync(local(name)), at: local(name) }))),
  );
  sftp.on('READDIR', (id, handle) =>
    serve(id, () => {
      const folder = handleOf(handle);
      if (!folder || 'fd' in folder || folder.names === null) return replied(sftp.status(id, STATUS_CODE.EOF));
      const { at } = folder;
      const names = folder.names.map((filename) => {
        const attrs = attributesOf(fs.statSync(path.join(at, filename)));
        const isFolder = fs.statSync(path.join(at, filename)).isDirectory();
        return {
          filename,
          attrs,
          longname: `${isFolder ? 'd' : '-'}rw-r--r-- 1 erp erp ${attrs.size} Nov 29 10:00 ${filename}`,
        };
      });
      folder.names = null;
      return replied(sftp.name(id, names));
    }),
  );
  sftp.on('REALPATH', (id, name) =>
    serve(id, () => {
      const filename = path.posix.join('/', name);
      return replied(sftp.name(id, [{ filename, longname: filename, attrs: attributesOf(fs.statSync(root)) }]));
    }),
  );
  sftp.on('REMOVE', (id, name) => serve(id, () => fs.rmSync(local(name))));
  sftp.on('MKDIR', (id, name) => serve(id, () => fs.mkdirSync(local(name))));
  // As the protocol's version 3: an existing file is not replaced.
  sftp.on('RENAME', (id, from, to) =>
    serve(id, () => {
      if (fs.existsSync(local(to))) throw new Error('it exists');
      fs.renameSync(local(from), local(to));
    }),
  );
}
