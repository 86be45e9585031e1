/** Words that tell a level and never a kind of work. */
export const LEVEL_WORDS: ReadonlySet<string> = new Set(
  `senior sr snr junior jr jnr entry mid midlevel experienced intermediate i ii iii iv v vi l1 l2 l3 l4 l5 l6 l7 ic3 ic4
  e3 e4 e5 trainee graduate internship intern level tier advanced`.split(/\s+/),
)
