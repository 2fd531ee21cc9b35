import { startSandbox } from './start.ts';

/** `SANDBOX_PORT` (default 4001): where the sandbox listens, on 127.0.0.1 only. */
const sandbox = await startSandbox({ port: Number(process.env['SANDBOX_PORT'] ?? 4001) });
process.stdout.write(`Sandbox: ${sandbox.address}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
}
