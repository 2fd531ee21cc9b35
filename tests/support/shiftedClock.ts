/**
 * Loaded before a program (`--import`), moves its clock `CLOCK_DAYS_AHEAD` days ahead: for the whole process,
 * including libraries, so that none of it knows the real time.
 */
const ahead = Number(process.env['CLOCK_DAYS_AHEAD'] ?? 0) * 24 * 60 * 60_000;
const real = Date;

globalThis.Date = new Proxy(real, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [real.now() + ahead] : given, asked),
  get: (target, name): unknown =>
    name === 'now' ? () => real.now() + ahead : Reflect.get(target, name, target),
});
