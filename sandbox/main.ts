import { startSandbox } from './start.ts';

/**
 * `SANDBOX_PORT` (default 4001): where the sandbox listens, on 127.0.0.1 only. `SANDBOX_MAIL_PORT` (two
 * further by default): where its mailbox accepts mail.
 */
const port = Number(process.env['SANDBOX_PORT'] ?? 4001);
const mailPort = Number(process.env['SANDBOX_MAIL_PORT'] ?? port + 2);
const sandbox = await startSandbox({ port, mailPort }).catch(
  (error: NodeJS.ErrnoException & { port?: number }) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(
      `The sandbox did not start: port ${error.port} is in use. Stop what uses it, such as another Redress, or set PORT to another port: the sandbox uses the first and the third port after it.`,
    );
    process.exit(1);
  },
);
process.stdout.write(`Sandbox: ${sandbox.address}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
}
