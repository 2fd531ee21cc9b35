import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { parsedMail, type ReceivedMail } from './receivedMail.ts';

/** The newest this many are kept. */
const kept = 500;
const sizeLimit = 1024 * 1024;

/** Accepts mail to any address, keeps it in memory, and delivers it to nobody. */
export interface Mailbox {
  /** `smtp://127.0.0.1:PORT`. */
  readonly address: string;
  /** Newest first. */
  mails(): readonly ReceivedMail[];
  /** While it refuses, senders are told to try again later. */
  refuse(refusing: boolean): void;
  close(): Promise<void>;
}

export async function openMailbox(port: number, clock: () => Date): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: sizeLimit,
    onMailFrom: (_address, _session, callback) => {
      callback(isRefusing ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.unshift(parsedMail(Buffer.concat(chunks).toString('utf8'), to, clock()));
        mails.length = Math.min(mails.length, kept);
        callback(null);
      });
    },
  });
  // A sender that disconnects in the middle is no concern of the mailbox, and a port that is taken is the caller's.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const bound = listening.address();
  const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    address: `smtp://127.0.0.1:${String(actual)}`,
    mails: () => mails,
    refuse: (refusing) => {
      isRefusing = refusing;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
