// A mail server on this machine that accepts mail, rejects it, delays its senders or hangs up, as the test configures: one reply for each step of the
// conversation.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** 'hold': no reply until `release`; 'drop': the connection breaks. */
export type SmtpAnswer = 'accept' | 'hold' | 'drop' | { code: number; text: string };

export interface SmtpManners {
  greeting?(): SmtpAnswer;
  /** To each recipient. */
  receiver?(address: string): SmtpAnswer;
  /** After the complete mail was sent. */
  mail?(to: string): SmtpAnswer;
}

export interface TakenMail {
  to: string;
  messageId: string;
  raw: string;
}

export interface SmtpLoopback {
  url: string;
  /** The accepted mails, in order. */
  taken: TakenMail[];
  /** Mails received in full, accepted or not. */
  handedOver(): number;
  behave(manners: SmtpManners): void;
  /** Replies to all delayed senders normally. */
  release(): void;
  close(): Promise<void>;
}

export async function startSmtpLoopback(first: SmtpManners = {}): Promise<SmtpLoopback> {
  let manners = first;
  let handedOver = 0;
  const taken: TakenMail[] = [];
  const held: (() => void)[] = [];
  const sockets = new Set<Socket>();

  function answer(socket: Socket, how: SmtpAnswer, accepted: () => void): void {
    if (how === 'accept') accepted();
    else if (how === 'hold') held.push(accepted);
    else if (how === 'drop') socket.destroy();
    else socket.write(`${how.code} ${how.text}\r\n`);
  }

  function converse(socket: Socket): void {
    let typed = '';
    let to = '';
    let isMail = false;
    const say = (line: string) => void (socket.writable && socket.write(`${line}\r\n`));
    const take = (raw: string) => {
      handedOver += 1;
      const messageId = /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '';
      answer(socket, manners.mail?.(to) ?? 'accept', () => {
        taken.push({ to, messageId, raw });
        say('250 taken');
      });
    };
    const hear = (line: string) => {
      const receiver = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1];
      if (receiver !== undefined) {
        to = receiver;
        answer(socket, manners.receiver?.(receiver) ?? 'accept', () => say('250 known'));
      } else if (/^DATA/i.test(line)) {
        isMail = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    };
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      typed += part.toString('latin1');
      for (;;) {
        const end = isMail ? '\r\n.\r\n' : '\r\n';
        const at = typed.indexOf(end);
        if (at < 0) return;
        const said = typed.slice(0, at);
        typed = typed.slice(at + end.length);
        if (!isMail) hear(said);
        else {
          isMail = false;
          take(said);
        }
      }
    });
    answer(socket, manners.greeting?.() ?? 'accept', () => say('220 loopback'));
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    handedOver: () => handedOver,
    behave(next) {
      manners = next;
    },
    release() {
      for (const accepted of held.splice(0)) accepted();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
