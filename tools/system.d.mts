/** Chromium's path on this machine, null where there is none; one `withWindows` can be watched by a person. */
export function chromiumPath(withWindows?: boolean): string | null;
