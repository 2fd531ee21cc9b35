import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startSandbox } from '#sandbox/start.ts';
import { timeouts } from '#tests/support/timeouts.ts';

const main = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url));

it('says in a sentence which of its ports is taken', async () => {
  const running = await startSandbox({ port: 0 });
  try {
    for (const [setting, address] of [
      ['SANDBOX_PORT', running.address],
      ['SANDBOX_MAIL_PORT', running.mailAddress],
    ] as const) {
      const { port } = new URL(address);
      const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
        env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_MAIL_PORT: '0', [setting]: port },
        encoding: 'utf8',
        timeout: timeouts.start,
      });
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(new RegExp(`^The sandbox did not start: port ${port} is in use[.] .*\\n$`));
    }
  } finally {
    await running.stop();
  }
});
