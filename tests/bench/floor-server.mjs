// A process to measure against. `render PORT`: React renders the page for every request. `ready PORT FILE`: sends the file, gzipped once.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import { gzipSync } from 'node:zlib';

// React chooses its build by this when it is loaded.
process.env.NODE_ENV = 'production';

const [mode, port, file] = process.argv.slice(2);
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

async function rendering() {
  const { renderFloorPage } = await import('./floor-page.mjs');
  return (_req, res) => {
    const page = Buffer.from(renderFloorPage());
    res.writeHead(200, { ...HTML, 'Content-Length': page.length });
    res.end(page);
  };
}

function ready() {
  const page = gzipSync(readFileSync(file), { level: 6 });
  const head = { ...HTML, 'Content-Encoding': 'gzip', 'Content-Length': page.length };
  return (_req, res) => {
    res.writeHead(200, head);
    res.end(page);
  };
}

// Sockets stay open while the other servers have their turn.
createServer({ keepAliveTimeout: 120_000 }, mode === 'ready' ? ready() : await rendering()).listen(
  Number(port),
  '127.0.0.1',
);
process.on('SIGTERM', () => process.exit(0));
