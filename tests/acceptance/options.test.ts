import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listClients } from '#contract/profiles.ts';
import { generateAutomatic, generationLog } from '#contract/repair.ts';
import { accountInformation, creditReports, negativeAccounts } from '#contract/reports.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { type Client, clientOf } from '#tests/support/client.ts';
import { noPdfTools, textOf } from '#tests/support/pdf.ts';
import type { ServedHere } from '#tests/support/servedHere.ts';
import { productHere } from '#tests/support/world.ts';
import { unzip } from '#tests/support/zip.ts';

let product: ServedHere;
let client: Client;
let profileId: string;
let reportId: string;

beforeAll(async () => {
  product = await productHere();
  client = await clientOf(product, demonstrationMails.b2b);
  const { results } = await client.ask(listClients.reply, '/clients');
  profileId = results.find(({ name }) => name === 'Ana Torres')?.id ?? '';
  reportId = (await client.ask(creditReports.reply, `/creditReports/${profileId}`)).results[0]?.id ?? '';
});
afterAll(() => product?.stop());

const bureaus = {
  TransUnion: 'TransUnion Consumer Solutions',
  Experian: 'Experian',
  Equifax: 'Equifax Information Services, LLC',
} as const;
const offices: readonly string[] = Object.values(bureaus);

interface Letter {
  readonly recipient: string;
  readonly text: string;
  /** "ORCHARD NATIONAL, account 6131…": each once, although the enclosed extract of the report numbers it again. */
  readonly accounts: readonly string[];
  /** Numbered points of the letter itself. */
  readonly points: number;
}

async function lettersOf(option: number): Promise<readonly Letter[]> {
  const { sessionId } = await client.ask(
    generateAutomatic.reply,
    `/automatedGenerations/${reportId}/${profileId}/${option}`,
    [option],
  );
  const files = await unzip(await client.file(`/attack/session/download/${sessionId}`));
  const [set] = (await client.ask(generationLog.reply, '/generations')).generations;
  expect([set?.id, set?.numberOfLetters]).toEqual([sessionId, files.length]);
  return files.map(({ name, bytes }) => {
    const text = textOf(bytes);
    const accounts = [...text.matchAll(/^\s*\d+\. (.+?, account \S+)/gm)].map(([, account = '']) => account);
    const [letter = ''] = text.split(/^\s*Enclosures?$/m);
    const points = letter.match(/^\s*\d+\. \S/gm)?.length ?? 0;
    return {
      recipient: /^\d+ (Equifax[^,]*, LLC|[^,]+)/.exec(name)?.[1] ?? '',
      text,
      accounts: [...new Set(accounts)],
      points,
    };
  });
}
const toBureaus = (letters: readonly Letter[]) =>
  letters.filter(({ recipient }) => offices.includes(recipient));
const at = (letters: readonly Letter[], recipient: string) =>
  letters.filter((letter) => letter.recipient === recipient).flatMap(({ accounts }) => accounts);

describe.skipIf(noPdfTools)('what each option writes', () => {
  let negatives: readonly Letter[];

  it('F7 Attack All Negative Accounts: every negative account to the bureaus that report it, and to creditors', async () => {
    negatives = await lettersOf(1);
    const { results } = await client.ask(
      negativeAccounts.reply,
      `/negativeManualGenerateInformations/${profileId}/${reportId}`,
    );
    const selectedAccounts = results.map(({ id }) => id);
    const details = await Promise.all(
      selectedAccounts.map((id) =>
        client.ask(accountInformation.reply, `/getAccountInformation/${id}/${reportId}`, {
          selectedAccounts,
        }),
      ),
    );
    for (const bureau of ['TransUnion', 'Experian', 'Equifax'] as const) {
      const negative = details.filter((detail) => detail[bureau].accountStatus === 1);
      const sent = negatives.filter(({ recipient }) => recipient === bureaus[bureau]);
      expect(sent.reduce((sum, { points }) => sum + points, 0)).toBe(negative.length);
    }
    const creditors = negatives.filter(({ recipient }) => !offices.includes(recipient));
    expect(creditors.length).toBeGreaterThan(0);
    // A creditor's letter mentions only its own account.
    for (const { recipient, accounts } of creditors) {
      expect(accounts).toHaveLength(1);
      expect(accounts[0]?.startsWith(recipient.slice(0, 8))).toBe(true);
    }
  });

  it('F7 Personal information only: to bureaus, and about no account', async () => {
    const letters = await lettersOf(2);
    expect(letters.length).toBeGreaterThan(0);
    expect(toBureaus(letters)).toEqual(letters);
    expect(letters.flatMap(({ accounts }) => accounts)).toEqual([]);
    for (const { text } of letters)
      expect(text).toMatch(/(Correction of|Request to verify) personal information/);
  });

  it('F7 Late Payments Only: accounts that were late, and no others', async () => {
    const letters = await lettersOf(3);
    const accounts = letters.flatMap((letter) => letter.accounts);
    expect(accounts.length).toBeGreaterThan(0);
    for (const { text } of letters) expect(text).toMatch(/\d+ days\s+late/);
    expect(
      accounts.filter((account) => !negatives.some((letter) => letter.accounts.includes(account))),
    ).toEqual([]);
  });

  it('F7 Charge offs / Collections Only: what was charged off or went to collection, and nothing else', async () => {
    const letters = await lettersOf(4);
    for (const { text, accounts } of toBureaus(letters)) {
      expect(accounts.length).toBeGreaterThan(0);
      expect(text.match(/You report this (?:account|collection) as\s+“Collection\/Chargeoff”/g)?.length).toBe(
        accounts.length,
      );
    }
  });

  it('F7 Inquiries Only: to bureaus, and about no account', async () => {
    const letters = await lettersOf(5);
    expect(letters.length).toBeGreaterThan(0);
    expect(toBureaus(letters)).toEqual(letters);
    expect(letters.flatMap(({ accounts }) => accounts)).toEqual([]);
    for (const { text } of letters) expect(text).toContain('inquiries in my credit file');
  });

  it('F7 Attack Everything Separately: one account in each letter', async () => {
    const letters = await lettersOf(6);
    for (const { accounts } of letters) expect(accounts.length).toBeLessThanOrEqual(1);
    for (const office of offices)
      expect(at(letters, office)).toEqual(expect.arrayContaining([...at(negatives, office)]));
    expect(letters.length).toBeGreaterThan(negatives.flatMap(({ accounts }) => accounts).length);
  });
});
