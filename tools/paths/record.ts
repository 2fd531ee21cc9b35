export async function recordCase(machine: string): Promise<void> {
  throw new Error(machine);
}
