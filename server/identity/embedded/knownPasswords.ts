let loading: Promise<ReadonlySet<string>> | null = null;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * The 49,233 passwords that appear most often in published breaches, in lower case. Loaded at the first use, because
 * it takes a tenth of a second and 20 MB that a server without sign-ups does not need.
 */
export function knownPasswords(): Promise<ReadonlySet<string>> {
  loading ??= load().catch((error: unknown) => {
    // The next attempt may succeed.
    loading = null;
    throw error;
  });
  return loading;
}
