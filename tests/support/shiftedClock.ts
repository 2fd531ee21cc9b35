/**
 * Loaded before a program (`--import`), lets it live `CLOCK_DAYS_AHEAD` days ahead of the real time: the whole process,
 * libraries included, so that no part of it knows of the other time.
 */
const ahead = Number(process.env['CLOCK_DAYS_AHEAD'] ?? 0) * 24 * 60 * 60_000;
const real = Date;

globalThis.Date = new Proxy(real, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [real.now() + ahead] : given, asked),
  get: (target, name): unknown =>
    name === 'now' ? () => real.now() + ahead : Reflect.get(target, name, target),
});
