/** Loaded before a server's own code (`--import`): all of it, libraries included, then lives at another time. */
const shiftMs = Number(process.env.CLOCK_SHIFT_MS)
const TrueDate = Date

globalThis.Date = new Proxy(TrueDate, {
  construct: (_target, args, newTarget) =>
    Reflect.construct(TrueDate, args.length === 0 ? [TrueDate.now() + shiftMs] : args, newTarget),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? () => TrueDate.now() + shiftMs : Reflect.get(target, name)),
})
