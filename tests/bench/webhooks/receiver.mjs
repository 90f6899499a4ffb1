// A receiver of webhooks in a separate process: takes events, or answers 503, and counts. `/state` reads and `/available` changes it.
import http from 'node:http';

let isAvailable = true;
const latest = new Map();
const counts = { taken: 0, repeated: 0, disordered: 0, refused: 0, connections: 0 };
const seen = new Set();

/** Events of one subject arrive in the order of their numbers. */
function take({ number, subject }) {
  const of = `${subject.kind} ${subject.id}`;
  if (number < (latest.get(of) ?? 0)) counts.disordered += 1;
  latest.set(of, number);
  if (seen.has(number)) counts.repeated += 1;
  seen.add(number);
  counts.taken += 1;
}

const server = http.createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  if (request.url === '/state') return void response.end(JSON.stringify(counts));
  if (request.method === 'PUT') {
    isAvailable = request.url === '/available';
    return void response.end();
  }
  if (isAvailable) take(JSON.parse(Buffer.concat(parts).toString()));
  else counts.refused += 1;
  response.writeHead(isAvailable ? 200 : 503, { 'content-type': 'text/plain' }).end(isAvailable ? 'taken' : 'away');
});
server.on('connection', () => {
  counts.connections += 1;
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
process.on('disconnect', () => process.exit());
