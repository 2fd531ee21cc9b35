/** Loads the page again, with the application: a part of it that could not be loaded may be what is missing. */
export const reload = (): void => window.location.reload();
